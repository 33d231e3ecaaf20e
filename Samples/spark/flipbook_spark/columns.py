"""The columns of tables, and their types."""

from pyspark.sql.types import (
    ArrayType,
    BooleanType,
    DoubleType,
    LongType,
    StringType,
    StructField,
    StructType,
)

#: What is wrong with a record.
FINDING = StructType(
    [
        StructField("rule", StringType()),
        StructField("severity", StringType()),
        StructField("line", LongType()),
        StructField("column", LongType()),
        StructField("ply", LongType()),
        StructField("message", StringType()),
    ]
)

#: The table of findings.
FINDINGS = StructType(
    [StructField("file", StringType()), StructField("record", LongType()), *FINDING.fields]
)

#: The columns that a table has by default; flipbook-find(1) describes the fields.
USUAL = {
    "records": (
        "file,record,id,event,site,round,date,player,rating,dark,light,dark-rating,light-rating,score,winner,margin,"
        "ending,length,opening,start-position,moves"
    ),
    "moves": "file,record,ply,side,move,dark-disks,light-disks,empties,mobility,time,evaluation,comment",
}

_WHOLE = {
    "record", "ply", "length", "passes", "empties", "dark-disks", "light-disks", "mobility", "distance",
}  # fmt: skip
_NUMBERS = {"rating", "dark-rating", "light-rating", "margin", "lead", "time", "evaluation"}
_FLAGS = {"tie", "solved"}


def chosen(options):
    """The fields of flipbook-find(1) that are columns."""
    return options.get("columns", USUAL[rows(options)]).replace(" ", "").split(",")


def rows(options):
    """What has a row of its own."""
    value = options.get("rows", "records")
    if value not in USUAL:
        raise ValueError(f'the option "rows" is records or moves, not {value}')
    return value


def column_name(field):
    """The name of a column: SQL would read the hyphen of a field as a minus."""
    return field.replace("-", "_")


def schema_of(fields):
    """The table with some fields as columns, and with what is wrong with each record."""
    columns = [StructField(column_name(field), _type(field)) for field in fields]
    return StructType([*columns, StructField("findings", ArrayType(FINDING))])


def _type(field):
    if field in _WHOLE:
        return LongType()
    if field in _NUMBERS:
        return DoubleType()
    return BooleanType() if field in _FLAGS else StringType()
