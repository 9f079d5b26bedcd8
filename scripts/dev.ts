/**
 * Runs the server for those who work on it: again at each change, with everything in generated/
 * made anew as the spec is saved. What the spec's compiler refuses is printed, and the server goes
 * on with the last contract that compiled.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onSave } from "./dev/on-save.ts";
import { ROOT } from "./generate/paths.ts";

const SPEC = join(ROOT, "spec");

const server = run(["--watch", "server/main.ts", ...process.argv.slice(2)]);
const spec = onSave(SPEC, {
  concerns: (path) => /\.(?:tsp|ts)$/.test(path) && !path.includes("node_modules"),
  async run() {
    console.info("The spec has changed: making generated/ from it.");
    await once(run(["scripts/generate.ts"]), "exit");
  },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
const [status] = await once(server, "exit");
await spec.stop();
process.exitCode = status ?? 0;

function run(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, args, { cwd: ROOT, stdio: "inherit" });
}
