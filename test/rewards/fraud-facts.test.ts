/** What is found about rewards, each count at its border, and nobody else's counted. */
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { mintId, parseId } from "@svc/server/platform/ids.ts";
import {
  findRelated,
  readFraudFacts,
  type SuspectReward,
} from "@svc/server/rewards/fraud/index.ts";
import type { RewardRow } from "@svc/server/rewards/rewards/rows/tables.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { given, type Organisation } from "../kit/given.ts";
import { reviewRow, rewardRow } from "../kit/rewards.ts";
import { rolledBack } from "../kit/rolled-back.ts";
import { runNow } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PHONE = "+263771234567";
const METER = "37140030000";
const AIRTIME = { type: "airtime", target: PHONE } as const;
const POWER = { type: "power", target: METER, meter: METER, token_phone: PHONE } as const;
const VOIDED = { status: "voided", held_reason: null } as const;
const REJECTED = { status: "rejected", held_reason: null } as const;

let shop: Organisation;
let program_id: string;
let now: number;
let stranger: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
  program_id = parseId("prg", (await given.activeProgram(shop)).id) ?? "";
  now = runNow();
  stranger = await given.stranger();
});

/** Writes the rows of rewards, each so long ago; their uuids. */
async function rewarded(tx: Tx, ...wanted: (Partial<RewardRow> & { ago_ms: number })[]) {
  const ids: string[] = [];
  for (const { ago_ms, ...row } of wanted) {
    const id = mintId(now - ago_ms);
    await rewardRow(tx, shop, program_id, { ...row, id, created: now - ago_ms });
    ids.push(id);
  }
  return ids;
}

/** Rejects rewards of a person, each so long ago, by somebody or because nobody decided. */
async function rejected(
  tx: Tx,
  recipient_id: string | null,
  ...decisions: { ago_ms: number; resolution?: "rejected" | "timed_out" }[]
) {
  for (const { ago_ms, resolution = "rejected" } of decisions) {
    const [reward_id = ""] = await rewarded(tx, { ...REJECTED, ...AIRTIME, recipient_id, ago_ms });
    const at = { created: now - ago_ms, decided_at: now - ago_ms };
    const decided = { status: "rejected", resolution, ...at } as const;
    await reviewRow(tx, shop, program_id, { id: mintId(now), reward_id, ...decided });
  }
}

function suspect(wanted: Partial<SuspectReward> = {}): SuspectReward {
  const per_recipient = { lifetime: null, per_day: null, per_week: null, per_month: null };
  return {
    account_id: shop.account_id,
    mode: "test",
    reward_id: null,
    program: { id: program_id, default_amount_minor: null, per_recipient },
    recipient: { id: null, created: now },
    ...{
      ...AIRTIME,
      phone: PHONE,
      amount_minor: 100n,
      received: null,
      place: null,
      claims_from_address: null,
      now,
    },
    ...wanted,
  };
}

async function person(wanted: Record<string, unknown> = {}) {
  const { id } = await given.recipient(shop, wanted);
  return { id: parseId("rcp", id), created: now };
}

describe("rewards to a number", () => {
  it("are those of the last day that gave something, or may", () =>
    rolledBack(async (tx) => {
      const other = { target: "+263779999999" };
      await rewarded(tx, { ago_ms: DAY_MS + 1 }, { ago_ms: DAY_MS - 60_000 }, { ago_ms: 0 });
      await rewarded(
        tx,
        { ...VOIDED, ago_ms: 0 },
        { ...REJECTED, ago_ms: 0 },
        { ...other, ago_ms: 0 },
      );
      const [facts] = await readFraudFacts(tx, [suspect()]);
      expect(facts?.to_phone).toBe(3);
    }));

  it("count where their token was texted to it, and are nobody else's", () =>
    rolledBack(async (tx) => {
      await rewarded(tx, { ...POWER, ago_ms: 0 }, { ago_ms: 0 });
      const found = await readFraudFacts(tx, [
        suspect(),
        suspect({ ...POWER }),
        suspect({ account_id: stranger.account_id }),
        suspect({ ...POWER, phone: null }),
      ]);
      expect(found.map(({ to_phone }) => to_phone)).toEqual([2, 2, 0, 0]);
    }));
});

describe("people at a meter", () => {
  it("are others whose rewards went there in the last 30 days, each once", () =>
    rolledBack(async (tx) => {
      const [own, one, two, late] = [mintId(now), mintId(now), mintId(now), mintId(now)];
      const to = (recipient_id: string, ago_ms: number) => ({ ...POWER, recipient_id, ago_ms });
      await rewarded(tx, to(own, 0), to(one, 0), to(one, 1), to(two, 30 * DAY_MS - 60_000));
      await rewarded(tx, to(late, 30 * DAY_MS + 1));
      const recipient = { id: own, created: now };
      const found = await readFraudFacts(tx, [
        suspect({ ...POWER, recipient }),
        suspect({ recipient }),
      ]);
      expect(found.map(({ others_at_meter }) => others_at_meter)).toEqual([2, 0]);
    }));
});

describe("rejected rewards", () => {
  it("are those that people rejected in the last 90 days", () =>
    rolledBack(async (tx) => {
      const recipient = { id: mintId(now), created: now };
      await rejected(tx, recipient.id, { ago_ms: 90 * DAY_MS + 60_000 }, { ago_ms: 0 });
      await rejected(tx, recipient.id, { ago_ms: 0, resolution: "timed_out" });
      const of_person = suspect({ recipient, phone: "+263778888888" });
      expect((await readFraudFacts(tx, [of_person]))[0]?.rejected).toBe(1);
      await rejected(tx, recipient.id, { ago_ms: 90 * DAY_MS - 60_000 });
      expect((await readFraudFacts(tx, [of_person]))[0]?.rejected).toBe(2);
    }));

  it("count for the number too, under whatever name it comes", () =>
    rolledBack(async (tx) => {
      await rejected(tx, mintId(now), { ago_ms: 0 });
      await rejected(tx, null, { ago_ms: 0 });
      const found = await readFraudFacts(tx, [suspect(), suspect({ phone: "+263778888888" })]);
      expect(found.map(({ rejected: count }) => count)).toEqual([2, 0]);
    }));
});

describe("what a program usually gives", () => {
  it("is the median of its newest 100 rewards", () =>
    rolledBack(async (tx) => {
      const of = (amount_minor: bigint) => ({ ago_ms: 0, amount_minor });
      expect((await readFraudFacts(tx, [suspect()]))[0]?.usual).toEqual({
        median_minor: null,
        rewards: 0,
      });
      await rewarded(tx, of(900n), of(900n));
      await rewarded(tx, ...Array.from({ length: 50 }, () => of(100n)));
      await rewarded(tx, ...Array.from({ length: 50 }, () => of(300n)));
      const [facts] = await readFraudFacts(tx, [suspect()]);
      expect(facts?.usual).toEqual({ median_minor: 100n, rewards: 100 });
    }));
});

describe("what is near the blocklist", () => {
  it("is another number or meter of the person, or the number of the token", async () => {
    const recipient = await person({ phone: "0771234567", meters: [{ number: METER }] });
    const of_person = suspect({ recipient });
    const { database } = await testServer();
    const is_near = async (...asked: SuspectReward[]) => {
      const facts = await database.read((read) => readFraudFacts(read, asked));
      return facts.map(({ is_near_blocked }) => is_near_blocked);
    };
    expect(await is_near(of_person)).toEqual([false]);
    await given.blocked(shop, PHONE);
    expect(await is_near(of_person, suspect({ ...POWER, recipient }))).toEqual([false, true]);
    expect(await is_near(suspect({ ...POWER }))).toEqual([true]);
    await given.blocked(shop, METER);
    expect(await is_near(of_person)).toEqual([true]);
    const { account_id } = stranger;
    expect(await is_near({ ...of_person, account_id })).toEqual([false]);
    expect(await is_near(suspect({ ...POWER, account_id }))).toEqual([false]);
  });
});

describe("related rewards", () => {
  it("are those of the person, to the number or the meter, newest first", () =>
    rolledBack(async (tx) => {
      const own = mintId(now);
      const [of_person, to_phone, to_meter] = await rewarded(
        tx,
        { ago_ms: 3, target: "+263779999999", recipient_id: own, ...REJECTED },
        { ago_ms: 2 },
        { ago_ms: 1, ...POWER, token_phone: "+263779999999" },
      );
      await rewarded(tx, { ago_ms: 0, target: "+263779999999" });
      const asked = suspect({ ...POWER, recipient: { id: own, created: now } });
      expect(await findRelated(tx, asked)).toEqual({
        related_count: 3,
        related_blocked_count: 1,
        related_reward_ids: [to_meter, to_phone, of_person],
      });
      const elsewhere = { ...asked, account_id: stranger.account_id };
      expect(await findRelated(tx, elsewhere)).toMatchObject({
        related_count: 0,
        related_reward_ids: [],
      });
    }));

  it("are named up to the newest 100, and all counted", () =>
    rolledBack(async (tx) => {
      const newest = await rewarded(
        tx,
        ...Array.from({ length: 120 }, (_, index) => ({ ago_ms: index })),
      );
      const found = await findRelated(tx, suspect());
      expect(found).toMatchObject({ related_count: 120, related_reward_ids: newest.slice(0, 100) });
    }));
});
