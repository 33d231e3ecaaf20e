"""Counts the records of many files on a cluster."""

import json
import tempfile
from pathlib import Path

from .program import Program


def statistics(spark, paths, plies=8, top=10, program=None):
    """Returns the statistics of files, as `flipbook stats --format json` does: each file is counted by a task, and the
    statistics of the files are added up.

    `plies` is the length of openings, `top` the number of openings and players to list, and `program` says where
    flipbook is.
    """
    paths = [str(path) for path in paths]
    if not paths:
        raise ValueError("there are no files to count")
    count = ["stats", "--format", "json", "--top", "all", "--plies", str(plies)]
    parts = (
        spark.sparkContext.parallelize(paths, len(paths))
        .map(lambda path: Program(program).run(*count, path))
        .collect()
    )
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder) / f"{number}.json" for number in range(len(parts))]
        for file, part in zip(files, parts):
            file.write_bytes(part)
        add = ["stats", "--format", "json", "--top", str(top), "--merge"]
        return json.loads(Program(program).run(*add, *map(str, files)))
