"""Runs the flipbook program."""

import os
import subprocess
import tempfile


class FlipbookError(RuntimeError):
    """The program failed; the message is what it reported."""


class Program:
    """The flipbook program, as it is called on any machine of the cluster."""

    def __init__(self, path=None):
        self.path = path or os.environ.get("FLIPBOOK", "flipbook")

    def run(self, *arguments, accepting=(0,)):
        """Returns what the program writes to standard output."""
        with self.pipe(*arguments, accepting=accepting) as output:
            return output.read()

    def pipe(self, *arguments, accepting=(0,)):
        """Returns a context with the program's standard output, which fails at its end if the program does."""
        return _Pipe([self.path, *arguments], accepting)

    def feed(self, *arguments):
        """Returns a context with the program's standard input, which fails at its end if the program does."""
        return _Feed([self.path, *arguments])


class _Process:
    def __init__(self, command, accepting, **streams):
        self.command, self.accepting = command, accepting
        # A file, because a pipe that nobody reads would block the program.
        self.errors = tempfile.TemporaryFile()
        try:
            self.process = subprocess.Popen(command, stderr=self.errors, **streams)
        except OSError as error:
            raise FlipbookError(
                f"cannot run {command[0]}: {error.strerror}; install flipbook on every machine, or name it with the "
                'option "program" or the environment variable FLIPBOOK'
            ) from error

    def finish(self):
        status = self.process.wait()
        if status not in self.accepting:
            self.errors.seek(0)
            text = self.errors.read(1 << 16).decode(errors="replace").strip()
            raise FlipbookError(f"{' '.join(self.command)}\nended with status {status}\n{text}")

    def abandon(self):
        self.process.kill()
        self.process.wait()


class _Pipe(_Process):
    def __init__(self, command, accepting):
        super().__init__(command, accepting, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)

    def __enter__(self):
        return self.process.stdout

    def __exit__(self, kind, error, trace):
        self.process.stdout.close()
        if kind is None:
            self.finish()
        else:
            self.abandon()


class _Feed(_Process):
    def __init__(self, command):
        super().__init__(command, (0,), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)

    def __enter__(self):
        return self.process.stdin

    def __exit__(self, kind, error, trace):
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        # If the program has ended, its own words say why.
        if kind is None or issubclass(kind, BrokenPipeError):
            self.finish()
        else:
            self.abandon()
