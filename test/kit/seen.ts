/** The record of what a run provoked, as whoever judges the run reads it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SeenAnswer } from "@svc/server/http/steps/gate-deps.ts";

/** One line of the record: an answer, or an event that stands in a test's database. */
export type Seen = SeenAnswer | { readonly event: string };

/** Everything that the workers of a run have noted. */
export function readSeen(folder: string): Seen[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as Seen),
  );
}
