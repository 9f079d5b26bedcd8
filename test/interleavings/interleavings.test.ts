/** Live sends between two suppliers, whatever goes wrong, in whatever order. */
import { expect, it } from "vitest";
import { makeDatabase } from "../kit/database.ts";
import { IS_LONG } from "../kit/long.ts";
import { patchedTexts } from "../mutation/patches.ts";
import { PLAYED_BUGS } from "./bugs.ts";
import type { Played } from "./play-seeds.ts";
import { runPlayed } from "./run-played.ts";

/** `SVC_TEST_SEEDS` asks for another number of them, and `SVC_TEST_SEED` for another first one. */
const SEEDS = Number(process.env.SVC_TEST_SEEDS ?? (IS_LONG ? 10_000 : 300));
const FIRST = Number(process.env.SVC_TEST_SEED ?? 1);
const WORLD_SIZE = 50;

let played: Played;

// A program of its own: its clocks jump, and other tests go by those of this process.
it(`of ${SEEDS} seeds each ends as its supplier says, or with people`, async () => {
  const url = await makeDatabase("interleavings");
  const seeds = { from: FIRST, seeds: SEEDS, world_size: WORLD_SIZE };
  played = await runPlayed(url, { patches: [], ...seeds });
  expect(played.complaints).toEqual([]);
  expect(played.seeds).toBe(SEEDS);
});

it("some end with each end, and some go to another supplier", async () => {
  const { ends, vends, hand_overs, kills } = played;
  for (const end of ["delivered", "failed_credited", "requires_review"]) {
    expect(ends[end], end).toBeGreaterThan(0);
  }
  expect(vends).toBeGreaterThan(SEEDS / 10);
  expect(hand_overs).toBeGreaterThan(vends);
  expect(kills).toBeGreaterThan(0);
});

it.each(PLAYED_BUGS)("can still have this bug planted: $name", ({ patches }) => {
  expect(patchedTexts(patches).size).toBeGreaterThan(0);
});
