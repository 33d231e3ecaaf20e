"""The data source: what a table looks like, and who reads and writes it."""

from pyspark.sql.datasource import DataSource

from .columns import FINDINGS, chosen, schema_of
from .program import Program
from .reading import FindingReader, RecordReader
from .writing import FolderWriter


class FlipbookDataSource(DataSource):
    """Records, moves or findings as rows.

    Options for reading:
      report    "records" (default) or "findings"
      rows      "records" (default) or "moves"
      columns   fields of flipbook-find(1), separated by commas
      where     a query of flipbook-find(1)
      from      the format of all inputs
      partition how many records of a large file a partition has (default: 50000)
      program   where flipbook is (default: FLIPBOOK in the environment, or the PATH)
    Options for writing:
      to        the format (required)
      program   as above
    """

    @classmethod
    def name(cls):
        return "flipbook"

    def schema(self):
        if self.options.get("report", "records") == "findings":
            return FINDINGS
        return schema_of(chosen(self.options))

    def reader(self, schema):
        reader = FindingReader if schema.names == FINDINGS.names else RecordReader
        return reader(self.options, schema)

    def writer(self, schema, overwrite):
        return FolderWriter(self.options, schema, overwrite)
