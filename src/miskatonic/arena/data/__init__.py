"""Games as tables: noted while they are played, written as Parquet files, read again with SQL."""
