"""Archives of Reversi games as tables of Apache Spark.

    from flipbook_spark import FlipbookDataSource
    spark.dataSource.register(FlipbookDataSource)
    games = spark.read.format("flipbook").load("games/*.wtb")
    games.write.format("flipbook").option("to", "pgn").save("out")

The flipbook program reads and writes the files. It has to be installed on every machine of the cluster: on the PATH,
where the environment variable FLIPBOOK says, or where the option "program" says.
"""

from .source import FlipbookDataSource
from .statistics import statistics

__all__ = ["FlipbookDataSource", "statistics"]
