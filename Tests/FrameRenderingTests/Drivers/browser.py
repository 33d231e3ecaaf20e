"""Starts a Chromium that other drivers share, prints its address, and ends with standard input."""

import socket
import sys

from playwright.sync_api import sync_playwright

with socket.socket() as free:
    free.bind(("127.0.0.1", 0))
    port = free.getsockname()[1]
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(
        executable_path=sys.argv[1],
        args=["--no-sandbox", f"--remote-debugging-port={port}"],
    )
    print(f"http://127.0.0.1:{port}", flush=True)
    sys.stdin.read()
    browser.close()
