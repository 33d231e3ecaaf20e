"""Draws pictures with programs that show no animation.

Reads a list of pairs of SVG documents as JSON from standard input, and prints for each pair and each
program how many pixels of the two differ to the eye.
"""

import io
import json
import subprocess
import sys

import cairosvg
import resvg_py
from PIL import Image, ImageChops
from scour import scour

WIDTH = 320


def resvg(svg):
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH))


def cairo(svg):
    return cairosvg.svg2png(bytestring=svg.encode(), output_width=WIDTH)


def librsvg(svg):
    arguments = ["rsvg-convert", "--width", str(WIDTH)]
    return subprocess.run(arguments, input=svg.encode(), capture_output=True, check=True).stdout


def scoured(svg):
    """What an optimiser makes of the document, drawn by resvg."""
    return resvg(scour.scourString(svg))


def differences(draw, pair):
    pictures = [Image.open(io.BytesIO(draw(svg))).convert("RGB") for svg in pair]
    if pictures[0].size != pictures[1].size:
        return pictures[0].size[0] * pictures[0].size[1]
    # Small differences are rounding at the edges of shapes.
    largest = ImageChops.difference(*pictures).convert("L").point(lambda level: level > 24)
    return sum(largest.histogram()[1:])


def main():
    programs = {"resvg": resvg, "CairoSVG": cairo, "librsvg": librsvg, "scour": scoured}
    answers = [
        {name: differences(draw, pair) for name, draw in programs.items()}
        for pair in json.load(sys.stdin)
    ]
    print(json.dumps(answers))


main()
