/** Each fraud rule at its border, and the risk of what they find. */
import type { Schemas } from "@svc/generated/routes";
import {
  type FraudFacts,
  findReasons,
  isFraudBlocked,
  riskOf,
  type SuspectReward,
} from "@svc/server/rewards/fraud/index.ts";
import { describe, expect, it } from "vitest";

const NOW = Date.UTC(2026, 10, 22, 10);
const DAY_MS = 86_400_000;

const NO_LIMITS = { lifetime: null, per_day: null, per_week: null, per_month: null };
const NONE = { count: 0, amount_minor: 0n };
const NOTHING = { lifetime: NONE, per_day: NONE, per_week: NONE, per_month: NONE };

const AIRTIME: SuspectReward = {
  account_id: "a",
  mode: "live",
  reward_id: null,
  program: { id: "p", default_amount_minor: 100n, per_recipient: NO_LIMITS },
  recipient: { id: "r", created: NOW - DAY_MS },
  ...{ type: "airtime", target: "+263771234567", phone: "+263771234567" },
  ...{ amount_minor: 100n, received: null, place: null, claims_from_address: null, now: NOW },
};
const POWER = { type: "power", target: "37140030000" } as const;

const FACTS: FraudFacts = {
  ...{ to_phone: 0, others_at_meter: 0, rejected: 0, is_near_blocked: false },
  usual: { median_minor: 100n, rewards: 100 },
};

function reasons(suspect: Partial<SuspectReward>, facts: Partial<FraudFacts> = {}) {
  return findReasons({ ...AIRTIME, ...suspect }, { ...FACTS, ...facts });
}

/** A reward of somebody who has received so much of a limit of the current day. */
function limited(limit: Schemas["RewardLimit"], used: { count: number; amount_minor: bigint }) {
  const program = { ...AIRTIME.program, per_recipient: { ...NO_LIMITS, per_day: limit } };
  return reasons({ program, received: { ...NOTHING, per_day: used } });
}

describe("a reward is odd", () => {
  it("never, if nothing is", () => {
    expect(reasons({})).toEqual([]);
    expect(reasons({ ...POWER })).toEqual([]);
  });

  it.each([
    [3, []],
    [4, ["velocity_phone"]],
  ])("when %i went to its number within a day, as the fifth one does", (to_phone, found) => {
    expect(reasons({}, { to_phone })).toEqual(found);
    expect(reasons({ ...POWER, phone: null }, { to_phone })).toEqual([]);
  });

  it.each([
    [null, []],
    [8, []],
    [9, ["velocity_ip"]],
  ])("when %s links were claimed from its address within an hour", (claims, found) => {
    expect(reasons({ claims_from_address: claims })).toEqual(found);
  });

  it.each([
    [1, []],
    [2, ["same_meter"]],
  ])("when its meter has had rewards of %i other people", (others_at_meter, found) => {
    expect(reasons(POWER, { others_at_meter })).toEqual(found);
    expect(reasons({}, { others_at_meter })).toEqual([]);
  });

  it.each([
    [DAY_MS, 101n, 100n, []],
    [DAY_MS - 1, 101n, 100n, ["new_recipient"]],
    [0, 100n, 100n, []],
    [0, 101n, null, []],
  ])(
    "when the person is %i ms old and gets %s of usually %s",
    (age, amount_minor, usual, found) => {
      const recipient = { id: "r", created: NOW - age };
      const program = { ...AIRTIME.program, default_amount_minor: usual };
      expect(reasons({ recipient, program, amount_minor })).toEqual(found);
    },
  );

  it.each([
    [500n, 100, []],
    [501n, 100, ["amount_outlier"]],
    [501n, 10, ["amount_outlier"]],
    [501n, 9, []],
  ])("when it is %s, above five times the median 100 of %i rewards", (amount_minor, of, found) => {
    expect(reasons({ amount_minor }, { usual: { median_minor: 100n, rewards: of } })).toEqual(
      found,
    );
  });

  it.each([
    [{ count: 10, amount: null }, 8, 0, []],
    [{ count: 10, amount: null }, 9, 0, ["cap_near"]],
    [{ count: 1, amount: null }, 0, 0, []],
    [{ count: null, amount: "10.00" }, 5, 899, []],
    [{ count: null, amount: "10.00" }, 5, 900, ["cap_near"]],
  ])(
    "when of the limit %j %i rewards of %i cents were used before",
    (limit, count, cents, found) => {
      expect(limited(limit, { count, amount_minor: BigInt(cents) })).toEqual(found);
    },
  );

  it.each([
    [null, []],
    [{ distance_m: 90, radius_m: 100 }, []],
    [{ distance_m: 91, radius_m: 100 }, ["geofence_edge"]],
    [{ distance_m: 0, radius_m: 25 }, []],
    [{ distance_m: 23, radius_m: 25 }, ["geofence_edge"]],
  ] as const)("when the person checked in at the edge of the location: %j", (place, found) => {
    expect(reasons({ place })).toEqual(found);
  });

  it("when another number or meter of the person is blocked", () => {
    expect(reasons({}, { is_near_blocked: true })).toEqual(["blocklist_near"]);
  });

  it.each([
    ["test", "+263771230010", ["test_number"]],
    ["live", "+263771230010", []],
    ["test", "+263771230011", []],
  ] as const)("in %s mode when it goes to %s", (mode, target, found) => {
    expect(reasons({ mode, target })).toEqual(found);
  });
});

it.each([
  [["manual_hold"], "low"],
  [["cap_near"], "low"],
  [["manual_hold", "cap_near"], "low"],
  [["cap_near", "same_meter"], "medium"],
  [["cap_near", "same_meter", "new_recipient"], "high"],
  [["velocity_phone"], "high"],
] as const)("the risk of %j is %s", (found, risk) => {
  expect(riskOf(found)).toBe(risk);
});

it.each([
  [1, false],
  [2, true],
])("somebody whose rewards were rejected %i times gets nothing more: %s", (rejected, blocked) => {
  expect(isFraudBlocked({ ...FACTS, rejected })).toBe(blocked);
});
