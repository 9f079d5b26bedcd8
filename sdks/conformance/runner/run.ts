/** The proof as a command: starts the service where it is needed, and prints what was proven. */
import { type Layer, prove } from "./prove.ts";
import { reportText } from "./report.ts";
import { startSandbox } from "./sandbox.ts";

export async function proveAndReport(wanted: {
  readonly names: readonly string[];
  readonly layers?: readonly Layer[];
}): Promise<void> {
  const needs_sandbox = wanted.layers?.includes("scenario") ?? true;
  const sandbox = needs_sandbox ? await startSandbox() : null;
  try {
    const { results, not_run } = await prove({ ...wanted, sandbox });
    console.log(reportText(results));
    for (const name of not_run) console.log(`- ${name} was not run: it is not on this machine`);
    const failed = results.some(({ cases }) => cases.some(({ found }) => found.length > 0));
    if (failed || not_run.length > 0) process.exitCode = 1;
  } finally {
    await sandbox?.stop();
  }
}
