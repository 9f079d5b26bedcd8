/** Measures the sale, with --reads what is read, with --sdks the SDKs; each has its arguments. */
import { argv } from "node:process";

if (argv.includes("--reads")) await import("../test/bench/reads/run.ts");
else if (argv.includes("--sdks")) await import("../test/bench/sdks/run.ts");
else await import("../test/bench/run.ts");
