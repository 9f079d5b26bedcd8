import { afterAll, beforeAll, expect, it } from "vitest";
import { buildCli } from "../../sdks/tools/build.ts";
import { IS_LONG } from "../kit/long.ts";
import { type OpenFleet, openFleetInProcess } from "../kit/programs/open-fleet.ts";
import { timeLimit } from "../kit/time-limit.ts";
import { killListen, listenMoments } from "./kill-listen.ts";

/** Each place once, or every place with each of the events that pass it. */
const KILLS = IS_LONG ? 50 : 7;

let fleet: OpenFleet;

beforeAll(async () => {
  await buildCli();
  fleet = await openFleetInProcess();
});

afterAll(() => fleet?.close());

it(`svc listen forwards every event in order, and none twice, through ${KILLS} kills`, {
  timeout: timeLimit(30_000 + KILLS * 10_000),
}, async () => {
  const moments = listenMoments(KILLS);
  expect(moments).toHaveLength(KILLS);
  expect(new Set(moments.map(({ who, at }) => `${who} ${at}`)).size).toBe(7);
  expect(await killListen(fleet, moments)).toEqual([]);
});
