/** Measures the sale, or with --reads what is read; the arguments are those of the two runs. */
import { argv } from "node:process";

if (argv.includes("--reads")) await import("../test/bench/reads/run.ts");
else await import("../test/bench/run.ts");
