ReadingBenchmark.run()
