/**
 * Measures the sale; with --reads what is read, with --employer batches and the directory, with
 * --mcp the tools of agents, with --rewards rewards, with --fairness a till beside the loads of
 * others, with --sdks the SDKs, with --peers programs that people would really take
 * instead, with --idle what a program costs that nobody asks, with
 * --pages what the pages of the dashboard ask, with --growth how costs grow with what there is.
 * Each has its arguments.
 */
import { argv } from "node:process";

if (argv.includes("--reads")) await import("../test/bench/reads/run.ts");
else if (argv.includes("--employer")) await import("../test/bench/employer/run.ts");
else if (argv.includes("--mcp")) await import("../test/bench/mcp/run.ts");
else if (argv.includes("--rewards")) await import("../test/bench/rewards/run.ts");
else if (argv.includes("--pages")) await import("../test/bench/pages/run.ts");
else if (argv.includes("--growth")) await import("../test/bench/growth/run.ts");
else if (argv.includes("--idle")) await import("../test/bench/idle/run.ts");
else if (argv.includes("--fairness")) await import("../test/bench/fairness/run.ts");
else if (argv.includes("--peers")) await import("../test/bench/others/run.ts");
else if (argv.includes("--sdks")) await import("../test/bench/sdks/run.ts");
else await import("../test/bench/run.ts");
