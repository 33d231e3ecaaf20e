"""Writes rows as records: a file for each partition, all of them or none."""

import json
import os
import shutil
import uuid
from dataclasses import dataclass
from itertools import chain

from pyspark.sql.datasource import DataSourceWriter, WriterCommitMessage

from .program import Program

#: Columns that are members of a record in JSON.
_FACTS = ["id", "event", "site", "round", "date"]


@dataclass
class Written(WriterCommitMessage):
    """A finished file that is not in its place yet."""

    path: str
    count: int


class FolderWriter(DataSourceWriter):
    """Writes a folder with a file for each partition.

    Each attempt to write a partition has a folder of its own, so that an attempt that fails, or one that another
    worker repeats, leaves nothing behind.
    """

    def __init__(self, options, schema, overwrite):
        if "to" not in options:
            raise ValueError('name the format, as in .option("to", "wthor")')
        if "path" not in options:
            raise ValueError('name the folder, as in save("games")')
        self.to, self.folder = options["to"], options["path"].removeprefix("file://")
        self.program = Program(options.get("program"))
        self.overwrite = overwrite
        if os.path.exists(self.folder) and os.listdir(self.folder) and not overwrite:
            raise FileExistsError(f"{self.folder} has files already; use mode(\"overwrite\")")
        self.attempts = os.path.join(self.folder, f".flipbook-{uuid.uuid4().hex}")

    def write(self, iterator):
        from pyspark import TaskContext

        rows = iter(iterator)
        first = next(rows, None)
        if first is None:
            return Written("", 0)
        number = TaskContext.get().partitionId()
        folder = os.path.join(self.attempts, uuid.uuid4().hex)
        os.makedirs(folder)
        # The program chooses the extensions, and writes the tables that belong to a file.
        with self.program.feed(
            "convert", "--quiet", "--from", "jsonl", "--to", self.to, "--output-dir", folder, "-"
        ) as lines:
            count = 0
            for row in chain([first], rows):
                lines.write(_line(row.asDict()))
                count += 1
        for name in os.listdir(folder):
            extension = name.partition(".")[2]
            os.rename(os.path.join(folder, name), os.path.join(folder, f"part-{number:05}.{extension}"))
        return Written(folder, count)

    def commit(self, messages):
        os.makedirs(self.folder, exist_ok=True)
        if self.overwrite:
            for name in os.listdir(self.folder):
                if not name.startswith("."):
                    path = os.path.join(self.folder, name)
                    shutil.rmtree(path) if os.path.isdir(path) else os.remove(path)
        for message in messages:
            if message is not None and message.path:
                for name in os.listdir(message.path):
                    os.replace(os.path.join(message.path, name), os.path.join(self.folder, name))
        self.abort(messages)

    def abort(self, messages):
        shutil.rmtree(self.attempts, ignore_errors=True)


def _line(row):
    """A row as a record in JSON Lines."""
    record = {"flipbook": 1}
    record.update({name: row[name] for name in _FACTS if row.get(name) is not None})
    players = {
        side: {
            name: row[column]
            for name, column in (("name", side), ("rating", f"{side}_rating"))
            if row.get(column) is not None
        }
        for side in ("dark", "light")
    }
    players = {side: player for side, player in players.items() if player}
    if players:
        record["players"] = players
    if row.get("start_position"):
        squares, turn = row["start_position"].split(" ")
        record["start"] = {"turn": {"X": "dark", "O": "light"}.get(turn, "over"), "board": _rows(squares)}
    moves = row.get("moves") or ""
    record["moves"] = _moves(moves)
    result = {}
    if row.get("score"):
        dark, light = row["score"].split("-")
        result = {"dark": int(dark), "light": int(light)}
    elif row.get("winner"):
        result = {"winner": row["winner"]}
    if row.get("ending"):
        result["ending"] = row["ending"]
    if result:
        record["result"] = result
    return (json.dumps(record, ensure_ascii=False) + "\n").encode()


def _rows(squares):
    rows = squares.split("/")
    if len(rows) == 1:
        width = round(len(squares) ** 0.5)
        rows = [squares[start : start + width] for start in range(0, len(squares), width)]
    return [row.lower().replace(".", "-") for row in rows]


def _moves(text):
    """The squares of a text such as f5d6c3; some boards have rows of two digits."""
    moves = []
    for letter in text:
        if letter.isalpha():
            moves.append(letter)
        else:
            moves[-1] += letter
    return moves
