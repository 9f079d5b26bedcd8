/** Seeds that are played in a program of its own, with bugs planted in it. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type Patch, plantedOnLoad } from "../mutation/patches.ts";
import type { Played, PlayedWanted } from "./play-seeds.ts";

const MAIN = join(import.meta.dirname, "main.ts");
const CLOCK = join(import.meta.dirname, "..", "kit", "programs", "follow-clock.ts");

/** Plays them over an empty database of this URL. */
export async function runPlayed(
  database_url: string,
  { patches, ...seeds }: PlayedWanted & { readonly patches: readonly Patch[] },
): Promise<Played> {
  const numbers = [seeds.from, seeds.seeds, seeds.world_size].map(String);
  const child = spawn(process.execPath, ["--import", CLOCK, MAIN, ...numbers], {
    env: { ...process.env, DATABASE_URL: database_url, ...plantedOnLoad(patches) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, "exit");
  const line = output.trimEnd().split("\n").at(-1) ?? "";
  if (child.exitCode !== 0 || !line.startsWith("{")) throw new Error(`${output}\n${errors}`);
  return JSON.parse(line) as Played;
}
