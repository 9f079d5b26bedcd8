/** Measures the sale, or with --reads what is read; the arguments are those of the two runs. */
import { argv } from "node:process";

await import(argv.includes("--reads") ? "../test/bench/reads/run.ts" : "../test/bench/run.ts");
