/** Rewards of one program that come at once share their transactions, and nothing else. */
import { randomUUID } from "node:crypto";
import { beforeEach, expect, it } from "vitest";
import { statementsDuring } from "../kit/explained.ts";
import { askReward } from "../kit/give.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { testServer } from "../kit/server.ts";

const CROWD = 24;
const CROWDS_MAX = 10;
/** Statements of one person's own: who asks, and what is kept of the answer. */
const OF_EACH = 5;

let shop: Organisation;
let program: string;

beforeEach(async () => {
  shop = await given.organisation();
  const terms = { budget: "500.00", per_recipient: { lifetime: { count: 1 } } };
  program = (await given.activeProgram(shop, terms)).id;
});

function times<T>(count: number, ask: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
}

function personOf(index: number) {
  return { recipient: { phone: `0771${320_300 + index}` } };
}

async function rewardedNow() {
  const { body } = await shop.api.getProgram({ path: { program_id: program } });
  expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  return { spent: body.spent, rewards: body.counts.rewards };
}

/** What a crowd of 24 people costs, and in how many sets their rewards were written. */
async function costOfCrowd(first: number) {
  let answers: Awaited<ReturnType<typeof askReward>>[] = [];
  const sent = await statementsDuring(async () => {
    answers = await times(CROWD, (index) => askReward(shop, program, personOf(first + index)));
  });
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map(({ body }) => body.send)).size).toBe(CROWD);
  const sets = sent.filter(({ text }) => text.includes('insert into "rewards"')).length;
  return { statements: sent.length, sets };
}

it("a crowd of people takes a fraction of the statements that each takes alone", async () => {
  const alone = await statementsDuring(() => askReward(shop, program, personOf(0)));
  let people = 1;
  let sets = CROWD;
  // A busy machine makes more and smaller sets of a crowd: a later one meets.
  for (let crowds = 0; sets > CROWD / 2 && crowds < CROWDS_MAX; crowds += 1) {
    const crowd = await costOfCrowd(people);
    people += CROWD;
    sets = crowd.sets;
    // A set takes as many as one alone, and each person a few.
    expect(crowd.statements).toBeLessThan(alone.length * sets + OF_EACH * CROWD);
  }
  expect(sets).toBeLessThanOrEqual(CROWD / 2);
  expect(await rewardedNow()).toEqual({ spent: `${people}.00`, rewards: people });
  expect(await shop.probe.count("recipients")).toBe(people);
});

it("those that are refused leave the others, and write nothing", async () => {
  await given.blocked(shop, "+263771320303");
  await askReward(shop, program, personOf(5));
  const answers = await times(10, (index) =>
    askReward(shop, program, { ...personOf(index), ...(index === 7 && { product: "gold-usd" }) }),
  );
  const refused = answers.map(({ error }) => error?.code);
  expect([refused[3], refused[5], refused[7]]).toEqual([
    "target_blocked",
    "reward_cap_reached",
    "product_mismatch",
  ]);
  expect(refused.filter((code) => code === undefined)).toHaveLength(7);
  expect(await rewardedNow()).toEqual({ spent: "8.00", rewards: 8 });
  expect(await shop.probe.count("recipients")).toBe(8);
  expect(await shop.probe.count("sends")).toBe(8);
});

it("two of one person are judged one after the other", async () => {
  const answers = await times(12, (index) => askReward(shop, program, personOf(index % 6)));
  const made = answers.filter(({ status }) => status === 201);
  expect(new Set(made.map(({ body }) => body.recipient)).size).toBe(6);
  expect(made).toHaveLength(6);
  expect(await rewardedNow()).toEqual({ spent: "6.00", rewards: 6 });
});

it("a key that is sent twice at once has its effect once, whoever is beside it", async () => {
  const completion_id = randomUUID();
  const answers = await times(8, (index) => {
    const wanted = index < 2 ? { ...personOf(0), completion_id } : personOf(index);
    return askReward(shop, program, wanted, index < 2 ? { idempotency_key: "the-same" } : {});
  });
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
  expect(await rewardedNow()).toEqual({ spent: "7.00", rewards: 7 });
});

it("the end of a budget is reached by one reward, and told once", async () => {
  const last = await given.activeProgram(shop, { budget: "5.00" });
  const answers = await times(16, (index) => askReward(shop, last.id, personOf(index)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  const { body } = await shop.api.getProgram({ path: { program_id: last.id } });
  expect(body).toMatchObject({ status: "exhausted", spent: "5.00" });
  const told = await shop.api.listEvents({ query: { limit: 100 } });
  const types = told.body.data.map(({ type }) => type);
  expect(types.filter((type) => type === "program.budget.low")).toHaveLength(1);
  expect(types.filter((type) => type === "program.exhausted")).toHaveLength(1);
});

it("a fault of a set is met by nobody who is without fault", async () => {
  const { database } = await testServer();
  await database.record(async ({ sql }) => {
    await sql.unsafe(`
      create function refuse_sets() returns trigger language plpgsql as $$ begin
        if (select count(*) from added where account_id = '${shop.account_id}') > 1 then
          raise exception 'No set of rewards is written.';
        end if;
        return null;
      end $$`);
    await sql`create trigger refuse_sets after insert on rewards
      referencing new table as added for each statement execute function refuse_sets()`;
  });
  try {
    const answers = await times(8, (index) => askReward(shop, program, personOf(index)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await rewardedNow()).toEqual({ spent: "8.00", rewards: 8 });
  } finally {
    await database.record(async ({ sql }) => {
      await sql`drop trigger refuse_sets on rewards`;
      await sql`drop function refuse_sets()`;
    });
  }
});
