"""Compares the pages of PDF files with SVG pictures of the same boards.

Reads a list of objects with the path of a PDF and an SVG document as JSON from standard input, and
prints for each the size of the page in points, and how much the board on it differs from the
picture at most, after blurring, which hides how letters are shaped and edges are smoothed.
"""

import io
import json
import re
import subprocess
import sys

import resvg_py
from PIL import Image, ImageChops, ImageFilter

WIDTH = 480


def printed(pdf):
    scale = ["-scale-to-x", str(WIDTH), "-scale-to-y", "-1"]
    arguments = ["pdftoppm", "-png", "-singlefile", *scale, pdf]
    page = subprocess.run(arguments, capture_output=True, check=True).stdout
    return Image.open(io.BytesIO(page)).convert("RGB")


def drawn(svg):
    picture = resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH)
    return Image.open(io.BytesIO(bytes(picture))).convert("RGB")


def page_size(pdf):
    facts = subprocess.run(["pdfinfo", pdf], capture_output=True, check=True, text=True).stdout
    size = re.search(r"Page size: +([\d.]+) x ([\d.]+) pts", facts)
    return [float(size[1]), float(size[2])]


def board_end(svg):
    """The lower edge of the board, which is above all other texts, as a share of the height."""
    top, height = map(float, re.search(r'viewBox="\S+ (\S+) \S+ (\S+)"', svg).groups())
    return (float(re.search(r"H\d+V(\d+)H-20z", svg)[1]) - top) / height


def difference(pdf, svg):
    picture = drawn(svg)
    width, height = picture.size
    board = (0, 0, width, round(height * board_end(svg)))
    blurred = [
        image.resize(picture.size).crop(board).filter(ImageFilter.GaussianBlur(6))
        for image in (printed(pdf), picture)
    ]
    return max(most for _, most in ImageChops.difference(*blurred).getextrema())


def main():
    answers = [
        {"size": page_size(job["pdf"]), "difference": difference(job["pdf"], job["svg"])}
        for job in json.load(sys.stdin)
    ]
    print(json.dumps(answers))


main()
