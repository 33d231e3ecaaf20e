"""Reads records and findings: a part of a file at a time, through a pipe, in Arrow batches."""

import glob
import json
import os
from dataclasses import dataclass

import pyarrow
import pyarrow.csv
from pyspark.sql.datasource import DataSourceReader, InputPartition
from pyspark.sql.pandas.types import to_arrow_schema

from .columns import chosen, rows
from .program import FlipbookError, Program

#: A record has at least so many bytes, nearly always, so that the records of a small file need not be counted.
_LEAST_BYTES = 64


@dataclass
class Part(InputPartition):
    """Some records of a file."""

    path: str
    #: The first and the last record, from 1; None for all.
    first: int | None = None
    last: int | None = None

    @property
    def selection(self):
        return [] if self.first is None else ["--select", f"{self.first}..{self.last}"]


class _Reader(DataSourceReader):
    def __init__(self, options, schema):
        self.options = dict(options)
        self.schema = to_arrow_schema(schema)
        self.program = Program(options.get("program"))
        where, source = options.get("where"), options.get("from")
        self.arguments = [*(["--where", where] if where else []), *(["--from", source] if source else [])]

    def partitions(self):
        size = int(self.options.get("partition", 50_000))
        return [part for path in _paths(self.options) for part in self._parts(path, size)]

    def _parts(self, path, size):
        if os.path.getsize(path) <= size * _LEAST_BYTES:
            return [Part(path)]
        source = self.options.get("from")
        arguments = ["find", "--count", "record >= 1", *(["--from", source] if source else []), path]
        # Damaged records are counted by nobody, so the last part has no end.
        count = int(self.program.run(*arguments, accepting=(0, 1, 2)) or 0)
        firsts = range(1, max(count, 1) + 1, size)
        return [
            Part(path, first, "" if first == firsts[-1] else first + size - 1) for first in firsts
        ]

    def _report(self, part):
        """What is wrong with the records of a part."""
        report = self.program.run(
            "validate", "--no-config", "--format", "json", "--max-findings", "all", "--max-findings-in-all", "all",
            *self.arguments, *part.selection, part.path, accepting=(0, 1, 2),
        )  # fmt: skip
        report = json.loads(report)
        # A table of names is read with its archive.
        if any(finding["rule"] == "skipped-file" for finding in report["runFindings"]):
            return []
        return [_located(finding, part) for finding in report["findings"]]

    def _batch(self, table):
        return table.select(self.schema.names).cast(self.schema).combine_chunks().to_batches()


class FindingReader(_Reader):
    """Reads what is wrong, one finding in each row."""

    def read(self, partition):
        found = self._report(partition)
        for start in range(0, len(found), 10_000):
            yield from self._batch(
                pyarrow.Table.from_pylist(
                    [{"file": partition.path, **finding} for finding in found[start : start + 10_000]],
                    schema=self.schema,
                )
            )


class RecordReader(_Reader):
    """Reads records or moves, with what is wrong with each record.

    A record that cannot be read is a row with findings and nothing else but its place.
    """

    def read(self, partition):
        found = {}
        for finding in self._report(partition):
            number = finding.pop("record")
            found.setdefault(number, []).append(finding)
        seen = set()
        fields = chosen(self.options)
        asked = [*(field for field in ("file", "record") if field not in fields), *fields]
        arguments = [
            "convert", "--quiet", "--keep-going", "--to", "csv", "--rows", rows(self.options), "--columns",
            ",".join(asked), *self.arguments, *partition.selection, partition.path,
        ]  # fmt: skip
        types = {"record": pyarrow.int64()}
        for field, column in zip(fields, self.schema):
            types[field] = column.type
        with self.program.pipe(*arguments, accepting=(0, 2)) as output:
            for batch in _csv(output, types):
                names = [name.replace("-", "_") for name in batch.schema.names]
                numbers = batch.column(batch.schema.names.index("record")).to_pylist()
                seen.update(numbers)
                table = pyarrow.Table.from_batches([batch]).rename_columns(names)
                findings = pyarrow.array(
                    [found.get(number, []) for number in numbers], self.schema.field("findings").type
                )
                yield from self._batch(table.append_column("findings", findings))
        rest = [
            {"file": partition.path, "record": number or None, "findings": findings}
            for number, findings in found.items()
            if number not in seen and any(finding["severity"] == "error" for finding in findings)
        ]
        if rest:
            yield from self._batch(pyarrow.Table.from_pylist(rest, schema=self.schema))


def _csv(output, types):
    """The batches of a table in CSV; none if the program wrote nothing."""
    first = output.peek(1) if hasattr(output, "peek") else b"?"
    if not first:
        return
    convert = pyarrow.csv.ConvertOptions(
        column_types=types, strings_can_be_null=True, null_values=[""], quoted_strings_can_be_null=False
    )
    reading = pyarrow.csv.ReadOptions(block_size=8 << 20)
    yield from pyarrow.csv.open_csv(output, read_options=reading, convert_options=convert)


def _located(finding, part):
    return {
        "record": finding.get("record", 0),
        "rule": finding["rule"],
        "severity": finding["severity"],
        "line": finding.get("line"),
        "column": finding.get("column"),
        "ply": finding.get("ply"),
        "message": finding["message"],
    }


def _paths(options):
    """The files that the user named: paths, patterns and folders."""
    named = json.loads(options["paths"]) if "paths" in options else [options.get("path")]
    if named == [None]:
        raise ValueError('name the files, as in load("games/*.wtb")')
    paths = []
    for name in named:
        name = name.removeprefix("file://")
        found = sorted(glob.glob(name)) or ([name] if os.path.exists(name) else [])
        if not found:
            raise FlipbookError(f"there is no file {name}")
        for path in found:
            if os.path.isdir(path):
                for folder, _, names in sorted(os.walk(path)):
                    paths += [os.path.join(folder, file) for file in sorted(names)]
            else:
                paths.append(path)
    return paths
