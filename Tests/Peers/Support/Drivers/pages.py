"""Uses pages in a real browser as readers do.

Reads a list of jobs as JSON from standard input and prints a list of their answers. A job has
  "html": the page, "hash": the end of its address,
  "width", "height", "scheme" and "reduced": the reader's window and preferences,
  "scripted": whether scripts run, "timed": whether time passes only in the steps "wait",
  "steps": the steps, each one of
    {"press": key}, {"click": selector}, {"point": selector, "at": part of its width},
    {"choose": speed}, {"go": hash}, {"wait": milliseconds}, {"media": "print"},
    {"evaluate": script}, {"look": points}, {"read": true}, {"focus": true}, {"axe": true}.
An answer has the result of each step, and under "problems" the messages of the browser's console.
"""

import faulthandler
import io
import json
import pathlib
import sys
import tempfile

from PIL import Image
from playwright.sync_api import sync_playwright

# Timers that run only when a step lets time pass.
CLOCK = """{
  const timers = new Map();
  let now = 0, count = 0;
  window.real = { setTimeout, clearTimeout };
  window.setTimeout = (run, delay = 0) => (timers.set(++count, [now + delay, run]), count);
  window.clearTimeout = (timer) => timers.delete(timer);
  window.pass = (time) => {
    for (const end = now + time; ;) {
      const due = [...timers].filter(([, [at]]) => at <= end).sort((a, b) => a[1][0] - b[1][0])[0];
      if (!due) { now = end; return; }
      timers.delete(due[0]);
      now = due[1][0];
      due[1][1]();
    }
  };
}"""

READ = """() => {
  const element = (name) => document.querySelector("." + name);
  const rows = [...element("squares").rows].slice(1);
  const disk = (cell) => ({ dark: "x", light: "o", "": "-" })[cell.textContent];
  return {
    table: rows.map((row) => [...row.cells].slice(1).map(disk).join("")).join("\\n"),
    label: element("board svg").getAttribute("aria-label"),
    side: element("turn").getAttribute("aria-label"),
    words: element("words").textContent,
    counts: [...document.querySelectorAll(".counts b")].map((count) => Number(count.textContent)),
    alert: [...document.querySelectorAll(".alert")].filter((box) => box.getClientRects().length)
      .map((box) => [...box.children].map((line) => line.textContent).join(" ")).join(" "),
    players: [...document.querySelectorAll(".players p")].map((line) => [...line.children]
      .filter((part) => part.textContent && part.getClientRects().length)
      .map((part) => part.textContent).join(" ")),
    live: element("live").textContent,
    place: element("place").textContent,
    play: element("play").getAttribute("aria-label"),
    frame: Number(element("slider").value),
    value: element("slider").getAttribute("aria-valuetext"),
    speed: element("speed").value,
    current: document.querySelector("[aria-current=step]")?.getAttribute("aria-label") ?? "",
    overflow: document.documentElement.scrollWidth - innerWidth,
  };
}"""

FOCUS = """() => {
  const element = document.activeElement, style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const isSeen = box.width > 0 && style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  return (element.getAttribute("href") || element.className || element.localName) + (isSeen ? "" : " unseen");
}"""

AXE = """async () => (await axe.run()).violations.map((violation) =>
  violation.id + ": " + violation.nodes.map((node) => node.html + " " + node.failureSummary).join())"""


def colours(png, points):
    image = Image.open(io.BytesIO(png)).convert("RGB")
    return ["%02x%02x%02x" % image.getpixel((x, y)) for x, y in points]


def axe(page):
    import axe_core_python

    page.evaluate((pathlib.Path(axe_core_python.__file__).parent / "axe.min.js").read_text())
    # It yields with timers, for which no step lets time pass.
    page.evaluate("() => { window.held = { setTimeout, clearTimeout }; Object.assign(window, window.real) }")
    violations = page.evaluate(AXE)
    page.evaluate("() => { Object.assign(window, window.held) }")
    return violations


def follow(page, target, act):
    """Acts, and waits until the page has received the event for a new hash in its address."""
    page.evaluate(
        """target => {
          window.arrival = !target || target === location.hash || new Promise(
            done => addEventListener("hashchange", () => done(true), { once: true }))
        }""",
        target,
    )
    act()
    page.evaluate("() => window.arrival")


def take(page, step):
    at = step.pop("at", 0)
    (kind, value), = step.items()
    match kind:
        case "press":
            page.keyboard.press(value)
        case "click":
            target = page.eval_on_selector(value, "element => element.hash")
            follow(page, target, lambda: page.click(value))
        case "point":
            box = page.locator(value).bounding_box()
            x = box["x"] + min(max(at * box["width"], 1), box["width"] - 1)
            page.mouse.click(x, box["y"] + box["height"] / 2)
        case "choose":
            page.select_option(".speed", value)
        case "go":
            go = "hash => { location.hash = hash }"
            follow(page, value, lambda: page.evaluate(go, value))
        case "wait":
            page.evaluate("time => pass(time)", value)
        case "media":
            page.emulate_media(media=value)
        case "evaluate":
            return {"value": json.dumps(page.evaluate(value))}
        case "look":
            return {"colours": colours(page.locator(".board svg").screenshot(), value)}
        case "read":
            return {"state": page.evaluate(READ)}
        case "focus":
            return {"value": page.evaluate(FOCUS)}
        case "axe":
            return {"violations": axe(page)}
    return {}


def run(browser, job, folder):
    file = folder / "page.html"
    file.write_text(job["html"])
    context = browser.new_context(
        viewport={"width": job["width"], "height": job["height"]},
        color_scheme=job["scheme"],
        reduced_motion="reduce" if job["reduced"] else "no-preference",
        java_script_enabled=job["scripted"],
    )
    page = context.new_page()
    problems = []
    page.on("console", lambda message: problems.append(message.text))
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("request", lambda request: request.url.startswith(("file:", "data:"))
            or problems.append(request.url))
    if job["timed"]:
        page.add_init_script(CLOCK)
    page.goto(file.as_uri() + job["hash"])
    # What never ends is a failure, not a wait without end.
    faulthandler.dump_traceback_later(300, exit=True)
    answers = [take(page, step) for step in job["steps"]]
    faulthandler.cancel_dump_traceback_later()
    context.close()
    return {"answers": answers, "problems": problems}


def main():
    jobs = json.load(sys.stdin)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.connect(sys.argv[1])
        print(json.dumps([run(browser, job, pathlib.Path(folder)) for job in jobs]))
        browser.close()


main()
