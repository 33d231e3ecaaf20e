"""Runs the data source on a cluster of two workers on this machine.

The environment names what is tested: FLIPBOOK the program, SAMPLES a folder with archives, and CORPUS a folder with
many games, if there is one; PAGE is the page of the documentation.
"""

import contextlib
import io
import json
import os
import signal
import stat
import subprocess
import sys
import tempfile
import threading
import time
import unittest
from collections import Counter
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PACKAGE))
# What a worker of a real cluster has installed.
os.environ["PYTHONPATH"] = str(PACKAGE)
os.environ["PYSPARK_PYTHON"] = sys.executable

from pyspark.errors import PySparkException  # noqa: E402
from pyspark.sql import SparkSession  # noqa: E402

from flipbook_spark import FlipbookDataSource, statistics  # noqa: E402

FLIPBOOK = os.environ["FLIPBOOK"]
SAMPLES = Path(os.environ["SAMPLES"])
CORPUS = os.environ.get("CORPUS")


def flipbook(*arguments):
    return subprocess.run([FLIPBOOK, *map(str, arguments)], capture_output=True, text=True).stdout


class ClusterTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory()
        cls.spark = (
            SparkSession.builder.master("local-cluster[2,1,1024]")
            .appName("flipbook")
            .config("spark.ui.enabled", "false")
            .config("spark.sql.shuffle.partitions", "2")
            .config("spark.executorEnv.PYTHONPATH", str(PACKAGE))
            .config("spark.executorEnv.FLIPBOOK", FLIPBOOK)
            .config("spark.local.dir", cls.scratch.name)
            .getOrCreate()
        )
        cls.spark.sparkContext.setLogLevel("OFF")
        cls.spark.dataSource.register(FlipbookDataSource)

    @classmethod
    def tearDownClass(cls):
        cls.spark.stop()
        cls.scratch.cleanup()

    def read(self, *paths, **options):
        return self.spark.read.format("flipbook").options(**options).load([str(path) for path in paths])

    def check_counts(self, folder, pattern, **options):
        """Compares a table with what flipbook counts."""
        files = sorted(str(path) for path in Path(folder).glob(pattern))
        stats = json.loads(flipbook("stats", "--format", "json", *files))
        games = self.read(f"{folder}/{pattern}", **options).select("winner", "length", "findings").cache()
        self.assertEqual(games.count(), stats["records"]["total"])
        winners = {row["winner"]: row["count"] for row in games.groupBy("winner").count().collect()}
        names = {"dark": "darkWins", "light": "lightWins", "tie": "ties"}
        for side, name in names.items():
            # The result of a game that was not played to its end is the declared one.
            self.assertEqual(winners.get(side, 0), stats["results"][name] + stats["declared"][name], side)
        lengths = {row["length"]: row["count"] for row in games.groupBy("length").count().collect()}
        self.assertEqual(lengths, {entry["number"]: entry["count"] for entry in stats["lengthCounts"]})
        return games.count()

    def test_records_are_those_that_stats_counts(self):
        self.assertEqual(self.check_counts(SAMPLES / "archive", "*.wtb"), 124)

    def test_large_files_are_read_in_parts(self):
        table = self.read(SAMPLES / "archive" / "*.wtb", partition="10")
        self.assertGreater(table.rdd.getNumPartitions(), 10)
        self.assertEqual(self.check_counts(SAMPLES / "archive", "*.wtb", partition="10"), 124)
        whole = self.read(SAMPLES / "archive" / "*.wtb")
        self.assertEqual(table.exceptAll(whole).count() + whole.exceptAll(table).count(), 0)

    @unittest.skipUnless(CORPUS, "there is no corpus")
    def test_a_database_has_the_counts_of_stats(self):
        count = self.check_counts(Path(CORPUS) / "wthor", "*.wtb", partition="1000")
        self.assertGreater(count, 60_000)

    def test_statistics_of_files_add_up(self):
        folders = [SAMPLES / "archive", SAMPLES / "puzzle"] + ([Path(CORPUS) / "wthor"] if CORPUS else [])
        for folder in folders:
            files = sorted(path for path in folder.iterdir() if path.suffix in (".wtb", ".puzzle"))
            self.assertTrue(files)
            wanted = json.loads(flipbook("stats", "--format", "json", "--plies", "6", *files))
            self.assertEqual(statistics(self.spark, files, plies=6), wanted)
        with self.assertRaises(PySparkException) as caught:
            statistics(self.spark, [SAMPLES / "archive" / "2021.wtb", SAMPLES / "none.wtb"])
        self.assertIn("none.wtb: error: cannot open the file", str(caught.exception))

    def test_findings_are_those_of_validate(self):
        files = [path for path in sorted((SAMPLES / "broken").iterdir()) if path.suffix in (".sgf", ".pgn", ".ggf")]
        self.assertGreater(len(files), 1)
        wanted = Counter()
        for file in files:
            report = json.loads(flipbook("validate", "--no-config", "--format", "json", "--max-findings", "all",
                "--max-findings-in-all", "all", file))  # fmt: skip
            wanted.update((f["rule"], f["severity"], f.get("line"), f["message"]) for f in report["findings"])
        rows = self.read(*files, report="findings").collect()
        self.assertEqual(Counter((r["rule"], r["severity"], r["line"], r["message"]) for r in rows), wanted)
        # Bad records are rows with what is wrong with them.
        records = self.read(*files).collect()
        found = Counter(f["rule"] for row in records for f in row["findings"] if f["severity"] == "error")
        self.assertEqual(found, Counter(rule for rule, severity, *_ in wanted.elements() if severity == "error"))
        self.assertTrue(any(row["moves"] is None for row in records))
        self.assertTrue(any(row["moves"] is not None for row in records))

    def test_moves_and_chosen_columns(self):
        moves = self.read(SAMPLES / "archive" / "2021.wtb", rows="moves", columns="record,ply,move,mobility")
        self.assertEqual(moves.columns, ["record", "ply", "move", "mobility", "findings"])
        text = flipbook("stats", "--format", "json", SAMPLES / "archive" / "2021.wtb")
        counts = json.loads(text)["moves"]
        self.assertEqual(moves.count(), counts["placements"] + counts["passes"])
        won = self.read(SAMPLES / "archive", where="winner = dark and lead >= 40")
        query = "winner = dark and lead >= 40"
        self.assertEqual(won.count(), int(flipbook("find", "--count", query, SAMPLES / "archive")))

    def test_what_is_written_is_what_was_read(self):
        folder = Path(self.scratch.name) / "games"
        games = self.read(SAMPLES / "archive" / "*.wtb")
        columns = ["event", "date", "dark", "light", "score", "winner", "moves"]
        for target in ["wthor", "pgn", "jsonl"]:
            games.write.format("flipbook").option("to", target).mode("overwrite").save(str(folder))
            names = sorted(path.name for path in folder.iterdir())
            self.assertTrue(all(name.startswith("part-0000") for name in names), names)
            written = self.read(folder)
            self.assertEqual(written.count(), 124, target)
            self.assertEqual(games.select(columns).exceptAll(written.select(columns)).count(), 0, target)
        with self.assertRaises(Exception):
            games.write.format("flipbook").option("to", "pgn").mode("append").save(str(folder))

    def test_a_failure_says_why_and_leaves_nothing(self):
        with self.assertRaises(PySparkException) as caught:
            self.read(SAMPLES / "archive" / "2021.wtb", where="lenth > 3").count()
        self.assertIn("did you mean “length”?", str(caught.exception))
        folder = Path(self.scratch.name) / "failed"
        bad = self.spark.createDataFrame([("f5d6",), ("z9",)], "moves string")
        with self.assertRaises(PySparkException) as caught:
            bad.write.format("flipbook").option("to", "wthor").mode("overwrite").save(str(folder))
        self.assertIn("z9", str(caught.exception))
        self.assertEqual(list(folder.glob("*")) if folder.exists() else [], [])

    def test_the_programs_of_the_page_run(self):
        page = Path(os.environ["PAGE"]).read_text()
        code = "\n".join(part.split("```")[0] for part in page.split("```python\n")[1:])
        self.assertGreater(code.count("flipbook"), 3)
        folder = Path(self.scratch.name) / "page"
        folder.mkdir()
        (folder / "Samples").symlink_to(SAMPLES)
        # Paths are those of the folder, on the workers too.
        code = code.replace('"Samples/', f'"{folder}/Samples/').replace('"won"', f'"{folder}/won"')
        shown = io.StringIO()
        with contextlib.redirect_stdout(shown):
            exec(compile(code, "page", "exec"), {})
        self.assertIn("|  dark|   61|", shown.getvalue())
        self.assertIn("|  Tiger|   14|", shown.getvalue())
        self.assertIn("{'finished': 124,", shown.getvalue())
        games = self.read(folder / "won")
        self.assertEqual(games.count(), games.where("margin >= 40").count())
        self.assertGreater(games.count(), 5)

    def test_a_killed_worker_loses_nothing(self):
        slow = Path(self.scratch.name) / "slow"
        slow.write_text(f'#!/bin/sh\nsleep 0.3\nexec "{FLIPBOOK}" "$@"\n')
        slow.chmod(slow.stat().st_mode | stat.S_IXUSR)
        table = self.read(SAMPLES / "archive" / "*.wtb", partition="10", program=str(slow)).select("moves")
        rows = []
        reading = threading.Thread(target=lambda: rows.extend(table.collect()))
        reading.start()
        time.sleep(3)
        before = executors()
        os.kill(int(before[0]), signal.SIGKILL)
        reading.join()
        whole = self.read(SAMPLES / "archive" / "*.wtb").select("moves").collect()
        self.assertEqual(Counter(rows), Counter(whole))
        self.assertEqual(len(before), 2)
        self.assertNotIn(before[0], executors())


def executors():
    """The process numbers of the workers of this test."""
    found = subprocess.run(["pgrep", "-f", "[C]oarseGrainedExecutorBackend"], capture_output=True, text=True)
    return found.stdout.split()


if __name__ == "__main__":
    unittest.main()
