/** The commands of the SDKs; without a name, everything that is made is made. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { reportMutants } from "../conformance/runner/mutants.ts";
import { isLayer } from "../conformance/runner/prove.ts";
import { proveAndReport } from "../conformance/runner/run.ts";
import { buildCli, buildConform, buildNode } from "./build.ts";
import { bumpSdks } from "./bump.ts";
import { driftByMaking, driftOfSdks } from "./check.ts";
import { generateSdks } from "./generate/generate.ts";
import { hasJava } from "./generate/jar.ts";
import { ROOT } from "./paths.ts";
import { compilePlanned } from "./planned.ts";

const COMMANDS: Readonly<Record<string, (args: readonly string[]) => unknown>> = {
  generate(args) {
    if (args.includes("--if-java") && !hasJava()) {
      return console.log('No Java here: the SDKs stay as they are. See "npm run sdks".');
    }
    const { made, removed } = generateSdks(args.includes("--force"));
    console.log(made.length > 0 ? `SDKs made: ${made.join(", ")}.` : "The SDKs are up to date.");
    for (const path of removed) console.log(`Removed sdks/${path}`);
  },
  async prove(args) {
    const layers = args.filter((arg) => isLayer(arg));
    const names = args.filter((arg) => !isLayer(arg));
    if (layers.length > 0) return await proveAndReport({ names, layers });
    const script = join(ROOT, "scripts", "prove-sdks.ts");
    process.exitCode =
      spawnSync(process.execPath, [script, ...names], { stdio: "inherit" }).status ?? 1;
  },
  mutants: (args) => reportMutants(args),
  planned() {
    for (const { language, methods, complaint } of compilePlanned()) {
      console.log(`${complaint === "" ? "✓" : "✗"} ${language}: ${methods} methods`);
      if (complaint === "") continue;
      console.error(complaint);
      process.exitCode = 1;
    }
  },
  bump: (args) => bumpSdks(args),
  async build() {
    buildNode();
    await buildCli();
    await buildConform();
  },
  check(args) {
    const found = args.includes("--make") ? driftByMaking() : driftOfSdks();
    for (const line of found) console.error(line);
    if (found.length > 0) process.exitCode = 1;
  },
};

const [first = "generate", ...rest] = process.argv.slice(2);
const is_flag = first.startsWith("--") && first !== "--planned";
const [name, args] = is_flag ? ["generate", [first, ...rest]] : [first.replace("--", ""), rest];
const command = COMMANDS[name];
if (command === undefined) {
  console.error(`There is no command "${name}"; there are ${Object.keys(COMMANDS).join(", ")}.`);
  process.exitCode = 2;
} else {
  try {
    await command(args);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
