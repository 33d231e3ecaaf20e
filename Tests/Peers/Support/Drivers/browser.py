"""Starts a Chromium that other drivers share, prints its address, and ends with standard input."""

import json
import os
import signal
import subprocess
import sys
import tempfile

with tempfile.NamedTemporaryFile("w", suffix=".json") as options:
    json.dump({"executablePath": sys.argv[1], "args": ["--no-sandbox"], "headless": True}, options)
    options.flush()
    command = ["playwright", "launch-server", "--browser", "chromium", "--config", options.name]
    server = subprocess.Popen(
        [sys.executable, "-m", *command], stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    print(server.stdout.readline().strip(), flush=True)
sys.stdin.read()
os.killpg(server.pid, signal.SIGTERM)
server.wait()
