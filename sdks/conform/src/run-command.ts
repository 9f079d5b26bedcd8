/** Runs the command of a test run, with the address of the proxy in its environment. */
import { spawn } from "node:child_process";
import { usageError } from "./usage-error.ts";

/** Its exit code; null when a signal ended it. */
export async function runCommand(
  [command = "", ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  stop: AbortSignal,
): Promise<number | null> {
  const child = spawn(command, args, { env: { ...env }, stdio: "inherit" });
  const onStop = () => void child.kill("SIGTERM");
  stop.addEventListener("abort", onStop);
  try {
    return await new Promise<number | null>((resolve, reject) => {
      child.once("exit", resolve).once("error", reject);
    });
  } catch (error) {
    throw usageError(`${command} cannot be started: ${(error as Error).message}`);
  } finally {
    stop.removeEventListener("abort", onStop);
  }
}
