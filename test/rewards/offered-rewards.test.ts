/** What a rule does not give leaves nothing behind, and an error is never taken for a refusal. */
import { mintId } from "@svc/server/platform/ids.ts";
import { Refusal } from "@svc/server/platform/refusal.ts";
import { offerReward, type RewardInput } from "@svc/server/rewards/giving/index.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { outcomesOf } from "../kit/activities.ts";
import { withProgram } from "../kit/budget.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type Snapshot, snapshotOfKey } from "../kit/probe.ts";
import { ruleOf, setRules } from "../kit/rules.ts";
import { runNow } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";

let shop: Organisation;
let recipient: string;

beforeEach(async () => {
  shop = await given.organisation();
  recipient = (await given.recipient(shop, { phone: "0771234567" })).id;
});

/** What an activity writes that matches one rule: itself, its match, the count and the event. */
const WRITES = ["activities", "events", "program_rules", "rule_matches"];
const NEW = ["activities", "events", "rule_matches"];

async function snapshot(): Promise<Snapshot> {
  const found = await snapshotOfKey(await testServer(), shop.key.secret);
  if (found === null) throw new Error(`no account of key ${shop.key.id}`);
  return found;
}

async function ruled(program: Record<string, unknown>, give: Record<string, unknown> = {}) {
  const { id } = await given.activeProgram(shop, program);
  await setRules(shop, id, [ruleOf({ give: { amount: "2.00", type: "airtime", ...give } })]);
}

/** Leaves half a dollar of Credit. */
async function spendCredit(): Promise<void> {
  await given.activeProgram(shop, { funding: "reserve", budget: "999.50" });
}

const POOR = { funding: "pay_as_you_go", budget: "100.00" };
const REFUSED: readonly (readonly [string, string, () => Promise<void>])[] = [
  ["program_budget_exceeded", "the budget", () => ruled({ budget: "1.00" })],
  [
    "insufficient_credit",
    "the Credit of what is sent",
    async () => {
      await ruled(POOR);
      await spendCredit();
    },
  ],
  [
    "insufficient_credit",
    "the Credit of what is held",
    async () => {
      await ruled({ ...POOR, hold: { mode: "escrow" } });
      await spendCredit();
    },
  ],
  [
    "target_blocked",
    "the blocklist",
    async () => {
      await ruled({ hold: { mode: "review" } });
      await given.blocked(shop, "+263771234567");
    },
  ],
  ["amount_out_of_range", "the product", () => ruled({ budget: "9.00" }, { amount: "0.01" })],
  ["parameter_missing", "the meter", () => ruled({ choices: ["power"] }, { type: "power" })],
  [
    "reward_cap_reached",
    "the limit of the program",
    () => ruled({ per_recipient: { per_day: { amount: "1.00" } } }),
  ],
];

describe("a rule that gives nothing", () => {
  it.each(REFUSED)("writes its reason alone: %s, because of %s", async (code, _, arrange) => {
    await arrange();
    const before = await snapshot();
    expect(await outcomesOf(shop, { recipient })).toEqual([code]);
    const after = await snapshot();
    const more = NEW.map((table) => [table, (before.rows[table] ?? 0) + 1]);
    expect(after.rows).toEqual({ ...before.rows, ...Object.fromEntries(more) });
    const written = Object.keys(after.writers).filter(
      (table) => after.writers[table] !== before.writers[table],
    );
    expect(written.toSorted()).toEqual(WRITES);
    expect(after.balances).toBe(before.balances);
  });
});

/** A reward of US$1.00 that a rule offers. */
function offered(program_id: string): RewardInput {
  return {
    ...{ program_id, source: "rule", referral_id: null, hold: "as_program" },
    ...{ person: { kind: "reference", ref: recipient }, completion_id: "pos-1" },
    ...{ amount_minor: 100n, type: "airtime", product: null, bundle: null, meter: null },
    ...{ phone: null, target_phone: null, token_phone: null, metadata: {} },
    by_rule: { rule_id: mintId(runNow()), activity_id: mintId(runNow()), on: "activity" },
  };
}

describe("an error of the database", () => {
  // A unique index, a deadlock, a lock that is not to be had, a statement that ran too long.
  it.each(["23505", "40P01", "55P03", "57014"])("is no refusal: %s", async (state) => {
    const { id } = await given.activeProgram(shop);
    const outcomes: unknown[] = [];
    const offering = withProgram(shop, id, async (tx, { account, now, request }, program) => {
      await tx.sql.unsafe(`
        create function fail_now() returns trigger language plpgsql as
          $$ begin raise exception 'planted' using errcode = '${state}'; end $$;
        create trigger fail_now before insert on rewards execute function fail_now()`);
      const maker = { account, now, request, key: null, request_id: mintId(now) };
      outcomes.push(await offerReward(tx, maker, offered(program.id)).catch((error) => error));
      throw new Error("undone");
    });
    await expect(offering).rejects.toThrow("undone");
    expect(outcomes).toEqual([expect.any(Error)]);
    expect(outcomes).not.toEqual([expect.any(Refusal)]);
    expect((await shop.api.listRewards()).body.data).toEqual([]);
    expect((await shop.api.getCredit()).body.USD.in_flight).toBe("0.00");
  });
});
