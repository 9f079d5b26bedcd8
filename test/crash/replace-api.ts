/** Kills the one server of a fleet, and starts another in its place. */
import { spawn } from "node:child_process";
import type { Fleet } from "../kit/programs/fleet.ts";
import type { Program } from "../kit/programs/program.ts";

/** The old server is dead when the new one starts, which listens where it did. */
export async function replaceApi(
  fleet: Fleet,
  seams: Program["wanted"]["seams"] = [],
): Promise<Program> {
  const old = fleet.apis[0] as Program;
  await old.kill();
  const api = await fleet.start({ role: "api", port: old.wanted.port, seams });
  fleet.apis[0] = api;
  return api;
}

/** This process is idle when the programs are busy, so a time chosen here would not be random. */
export function killBySomebodyElse({ pid }: Program, after_ms: number): void {
  const command = `sleep ${(after_ms / 1_000).toFixed(4)}; kill -9 ${pid}`;
  spawn("sh", ["-c", command], { stdio: "ignore" }).unref();
}
