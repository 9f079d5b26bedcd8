/** The seeds find bugs that are planted: what they are silent about is not so. */
import { describe, expect, it } from "vitest";
import { makeDatabase } from "../kit/database.ts";
import { PLAYED_BUGS } from "./bugs.ts";
import { runPlayed } from "./run-played.ts";

const SEEDS = 300;
const WORLD_SIZE = 50;
const of = { from: 1, world_size: WORLD_SIZE };

describe("a planted bug is found by the seeds:", () => {
  it("and none where none is planted", async () => {
    const url = await makeDatabase("played_bugs");
    const played = await runPlayed(url, { patches: [], ...of, seeds: WORLD_SIZE });
    expect(played.complaints).toEqual([]);
  });

  it.each(PLAYED_BUGS)("$name", async ({ patches, found }) => {
    const url = await makeDatabase("played_bugs");
    const played = await runPlayed(url, { patches, ...of, seeds: SEEDS });
    expect(played.complaints.join("\n")).toMatch(found);
  });
});
