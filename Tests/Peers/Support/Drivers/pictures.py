"""Renders pictures with other programs.

Reads a list of jobs as JSON from standard input and prints a list of their answers. A job has
  "svg": the picture, "times": milliseconds at which to look at its animations (null: as it is),
  "points": pixels of the picture, "by": "chromium", "firefox" or "rsvg",
  "scheme": "light" or "dark", "reduced": whether the reader wants less motion.
An answer has, for each time, the colours of all points as rrggbb. A job with "image" shows the
picture in an <img>, and its answer has the first colours and, if they change, the next ones.
"""

import base64
import io
import json
import pathlib
import subprocess
import sys
import tempfile
import time

from PIL import Image


def colours(png, points):
    image = Image.open(io.BytesIO(png)).convert("RGB")
    return ["%02x%02x%02x" % image.getpixel((x, y)) for x, y in points]


def by_rsvg(job):
    run = subprocess.run(
        ["rsvg-convert"], input=job["svg"].encode(), capture_output=True, check=True
    )
    return [colours(run.stdout, job["points"])]


def by_firefox(job):
    """Takes a screenshot of the picture in an <img>, soon after it was loaded."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        (folder / "picture.svg").write_text(job["svg"])
        page = folder / "page.html"
        page.write_text("<!doctype html><body style='margin:0'><img src='picture.svg'>")
        picture = folder / "page.png"
        arguments = ["--headless", "--profile", folder / "profile", "--screenshot", picture]
        (folder / "profile").mkdir()
        subprocess.run(
            ["firefox-esr", *arguments, "--window-size=900,1000", page.as_uri()],
            capture_output=True,
            check=True,
            timeout=120,
        )
        return [colours(picture.read_bytes(), job["points"])]


SEEK = """time => document.getAnimations().forEach(animation => {
  animation.pause();
  animation.currentTime = time;
})"""


def by_chromium(browser, job):
    context = browser.new_context(
        viewport={"width": 900, "height": 1000},
        color_scheme=job.get("scheme", "light"),
        reduced_motion="reduce" if job.get("reduced") else "no-preference",
    )
    page = context.new_page()
    if job.get("image"):
        answer = in_image(page, job)
        context.close()
        return answer
    page.set_content("<!doctype html><body style='margin:0'>" + job["svg"])
    answer = []
    for moment in job["times"]:
        if moment is not None:
            page.evaluate(SEEK, moment)
        answer.append(colours(page.locator("svg").first.screenshot(), job["points"]))
    context.close()
    return answer


def in_image(page, job):
    data = base64.b64encode(job["svg"].encode()).decode()
    page.set_content("<!doctype html><img src='data:image/svg+xml;base64," + data + "'>")
    image = page.locator("img")
    seen = [colours(image.screenshot(), job["points"])]
    end = time.monotonic() + 20
    while len(seen) == 1 and time.monotonic() < end:
        now = colours(image.screenshot(), job["points"])
        if now != seen[0]:
            seen.append(now)
    return seen


def main():
    jobs = json.load(sys.stdin)
    others = {"rsvg": by_rsvg, "firefox": by_firefox}
    if all(job["by"] in others for job in jobs):
        print(json.dumps([others[job["by"]](job) for job in jobs]))
        return
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.connect(sys.argv[1])
        answers = [by_chromium(browser, job) for job in jobs]
        browser.close()
    print(json.dumps(answers))


main()
