import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { SettingError } from "#platform/setting-error";

/** A supplier that is played, in a process of its own. */
export interface FakeProcess {
  readonly name: string;
  /** Where the supplier is. */
  readonly url: string;
  /** Where it is told what to play, and shows what it has done. */
  readonly admin_url: string;
  /** By which a service meets it. */
  readonly settings: Readonly<Record<string, string>>;
}

/** The folder of each of them; the kit that they are built on is none. */
const FOLDER = join(import.meta.dirname, "..", "..", "test", "fakes");

/**
 * Starts every fake, each on free ports of this machine. They end with this process, however it
 * ends.
 *
 * Refuses, as a `SettingError`: an installation without the folder of fakes.
 */
export async function startFakes(
  parts: Pick<AsyncDisposableStack, "defer">,
): Promise<readonly FakeProcess[]> {
  const mains = mainsIn(FOLDER);
  if (mains.length === 0) {
    throw new SettingError("A rehearsal needs test/fakes, which this installation is without.");
  }
  return await Promise.all(mains.map((main) => startFake(main, parts)));
}

function mainsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const mains = readdirSync(folder).map((name) => join(folder, name, "main.ts"));
  return mains.filter((main) => existsSync(main)).toSorted();
}

async function startFake(
  main: string,
  parts: Pick<AsyncDisposableStack, "defer">,
): Promise<FakeProcess> {
  const child = spawn(process.execPath, [main], { stdio: ["pipe", "pipe", "inherit"] });
  parts.defer(() => stopFake(child));
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([once(lines, "line"), once(child, "exit")]);
  if (typeof first[0] !== "string") throw new Error(`${main} ended before it was open.`);
  return JSON.parse(first[0]) as FakeProcess;
}

async function stopFake(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}
