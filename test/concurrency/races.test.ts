import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Fleet } from "../kit/programs/fleet.ts";
import { MANY } from "../kit/programs/open-fleet.ts";
import { openRunFleet } from "../kit/programs/run-fleet.ts";
import { changeWhileBodiesWait, raceForRevocation } from "./authority.ts";
import {
  raceForDailyCap,
  raceForGuesses,
  raceForLastDollar,
  raceForMeters,
  raceForRecipientCap,
  raceOneKey,
  raceOneKeyWithManyBodies,
  raceOneReference,
} from "./races.ts";
import { raceForRewards } from "./reward-races.ts";

let fleet: Fleet;

beforeAll(async () => {
  fleet = await openRunFleet({ apis: 2, workers: 2, connections: MANY });
});

afterAll(() => fleet?.close());

describe("at two api servers and two workers", () => {
  it("makes one send and one debit of an Idempotency-Key that comes 100 times at once", async () => {
    expect(await raceOneKey(fleet)).toEqual([]);
  });

  it("makes one send and one debit of a client_reference that comes 100 times at once", async () => {
    expect(await raceOneReference(fleet)).toEqual([]);
  });

  it("takes one of many bodies that come with one Idempotency-Key and refuses the others", async () => {
    expect(await raceOneKeyWithManyBodies(fleet)).toEqual([]);
  });

  it("sells for the last dollar once when it is taken twice", async () => {
    expect(await raceForLastDollar(fleet)).toEqual([]);
  });

  it("holds a daily cap that 32 sales race for", async () => {
    expect(await raceForDailyCap(fleet)).toEqual([]);
  });

  it("holds a key to its ration of meters that twice as many race for", async () => {
    expect(await raceForMeters(fleet)).toEqual([]);
  });

  it("counts a guess at a meter that there is not, although it is refused", async () => {
    expect(await raceForGuesses(fleet)).toEqual([]);
  });

  it("judges a caller again whose key or account is changed while the body comes", async () => {
    expect(await changeWhileBodiesWait(fleet)).toEqual([]);
  });

  it("sells nothing more once a revocation was answered", async () => {
    expect(await raceForRevocation(fleet)).toEqual([]);
  });

  it("gives each person one reward, in sets that two programs make at once", async () => {
    expect(await raceForRewards(fleet)).toEqual([]);
  });

  it("holds a cap for one recipient that 32 sales race for", async () => {
    expect(await raceForRecipientCap(fleet)).toEqual([]);
  });
});
