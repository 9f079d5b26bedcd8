/** Measures the sale; the arguments are those of test/bench/run.ts. */
import "../test/bench/run.ts";
