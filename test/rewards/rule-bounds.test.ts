/** Whatever somebody did and a tenant wrote, judging the rules costs no more than a known part. */
import { parseId } from "@svc/server/platform/ids.ts";
import { countedActivities, findActivities } from "@svc/server/rewards/activities/rows/queries.ts";
import type { ActivityRow } from "@svc/server/rewards/activities/rows/tables.ts";
import { countFacts } from "@svc/server/rewards/earning/judge/count-facts.ts";
import {
  type CountedRule,
  isReached,
  NEWEST_MAX,
  type RuleCounting,
} from "@svc/server/rewards/earning/judge/counts.ts";
import { beforeAll, expect, it } from "vitest";
import { reported } from "../kit/activities.ts";
import { rowsReadBy, statementsDuring } from "../kit/explained.ts";
import { given, type Organisation } from "../kit/given.ts";
import { rolledBack } from "../kit/rolled-back.ts";
import { testServer } from "../kit/server.ts";

/** Activities of the person beside the one that is judged. */
const OTHERS = NEWEST_MAX + 5;
/** A program that nothing was reported of. */
const FOREIGN_ID = "00000000-0000-4000-8000-000000000000";

let shop: Organisation;
let judged: ActivityRow;

beforeAll(async () => {
  shop = await given.organisation();
  const paid = { value: "1.00", currency: "USD", metadata: { branch: "mbare" } };
  const { body } = await reported(shop, paid);
  const id = parseId("act", body.id) ?? "";
  const { database } = await testServer();
  await database.record(
    ({ sql }) => sql`
      insert into activities
      select account_id, gen_random_uuid(), 'before-' || number, name, recipient_id, program_id,
        occurred_at - number * interval '1 second', value_minor, currency, matches,
        case when number > ${NEWEST_MAX} then '{"branch": "seke"}' else metadata end,
        -number, created, 0
      from activities, generate_series(1, ${OTHERS}::int) as number
      where account_id = ${shop.account_id}`,
  );
  const [row] = await database.read((read) => findActivities(read, shop.account_id, [id]));
  if (row === undefined) throw new Error(`activity ${id} is not there`);
  judged = row;
});

/** A rule of the program in dollars that counts visits, or whatever people do. */
function counting(count: RuleCounting, rest: Partial<CountedRule["rule"]> = {}): CountedRule {
  const when = { all: [], any: [] };
  const rule = { id: "", count: null, activity_name: "visit", program_id: shop.account_id, when };
  return { rule: { ...rule, ...rest }, program: { currency: "USD" }, count };
}

const EVER = { kind: "ever", times: 6 } as const;
const SUM = { kind: "span", span: null, since: -1_000_000, times: null } as const;
const DAYS = {
  ...({ kind: "periods", unit: "day", from: 0, until: 9_000_000_000_000, times: 2 } as const),
  is_begun: false,
};

async function factsOf(one: CountedRule) {
  return await rolledBack(async (tx) => {
    const beside = { id: judged.id, counted: countedActivities(judged) };
    const facts = (await countFacts(tx, beside, [one])).get(one.rule.id);
    if (facts === undefined) throw new Error("facts of a rule that counts are not there");
    const kept = await tx.sql<{ kept: number }[]>`
      select count(*)::int as kept from pg_prepared_statements
      where statement like '%as looked_at%' and statement not like '%pg_prepared_statements%'`;
    return { facts, kept: kept[0]?.kept };
  });
}

it.each([EVER, SUM, DAYS])(
  "looks at the newest ten thousand, by name or not: %j",
  async (count) => {
    for (const activity_name of ["visit", null]) {
      const { facts } = await factsOf(counting(count, { activity_name }));
      expect([facts.is_cut, facts.others]).toEqual([true, NEWEST_MAX]);
      if (count !== DAYS) expect(facts.value_minor).toBe(BigInt(NEWEST_MAX) * 100n);
    }
  },
);

it("gives nothing for what may have been earned before the newest ten thousand", async () => {
  // Five times it was elsewhere, long ago.
  const elsewhere = { field: "metadata.branch", op: "ne", value: "mbare" } as const;
  const never = { field: "metadata.branch", op: "eq", value: "nowhere" } as const;
  for (const condition of [elsewhere, never]) {
    const first = counting({ ...EVER, times: 1 }, { when: { all: [condition], any: [] } });
    const { facts } = await factsOf(first);
    expect([facts.others, facts.is_cut]).toEqual([0, true]);
    expect(isReached(first, judged, facts)).toBe(false);
  }
});

it("knows that all was looked at where nothing is left out", async () => {
  const { facts } = await factsOf(counting(EVER, { activity_name: "order.paid" }));
  expect(facts).toEqual({ is_cut: false, others: 0, value_minor: 0n, periods: 0 });
});

it("keeps no statement of the conditions that a tenant wrote", async () => {
  const all = [{ field: "metadata.branch", op: "eq", value: "mbare" } as const];
  const { facts, kept } = await factsOf(counting(EVER, { when: { all, any: [] } }));
  expect([facts.others, kept]).toEqual([NEWEST_MAX, 0]);
});

/** So many rules that differ in what they count, and since when. */
function manyOf(count: number, of: RuleCounting, activity_name: string | null): CountedRule[] {
  return Array.from({ length: count }, (_, number) => {
    const condition = { field: "metadata.branch", op: "ne", value: `b${number}` } as const;
    const rest = { id: `rule-${number}`, activity_name, when: { all: [condition], any: [] } };
    return counting(of.kind === "span" ? { ...of, since: of.since + number } : of, rest);
  });
}

/** How many activities are read to count rules, and in how many statements. */
async function readFor(rules: readonly CountedRule[]) {
  const sent = await statementsDuring(() => allFactsOf(rules));
  const counts = sent.filter(({ text }) => text.includes("looked_at"));
  let rows = 0;
  for (const one of counts) rows += (await rowsReadBy(one))?.get("activities") ?? 0;
  return { rows, statements: counts.length };
}

async function allFactsOf(rules: readonly CountedRule[]) {
  const occasion = { id: judged.id, counted: countedActivities(judged) };
  return await rolledBack((tx) => countFacts(tx, occasion, rules));
}

it.each([EVER, SUM, DAYS])("reads for fifty rules what it reads for one: %j", async (count) => {
  for (const activity_name of ["visit", null]) {
    const one = await readFor(manyOf(1, count, activity_name));
    const fifty = await readFor(manyOf(50, count, activity_name));
    expect(one.rows).toBeGreaterThanOrEqual(NEWEST_MAX);
    expect(fifty.rows).toBeLessThanOrEqual(2 * one.rows);
    expect([one.statements, fifty.statements]).toEqual([1, 1]);
  }
});

it("reads them twice for two hundred rules, of whichever programs", async () => {
  const one = await readFor(manyOf(1, SUM, null));
  const all = manyOf(200, SUM, null).map((counted, number) => {
    const program_id = number % 2 === 0 ? shop.account_id : FOREIGN_ID;
    return { ...counted, rule: { ...counted.rule, program_id } };
  });
  const both = await readFor(all);
  expect(both.rows).toBeLessThanOrEqual(3 * one.rows);
  expect(both.statements).toBe(2);
});

it("counts rules together as it counts each by itself", async () => {
  const at = (second: number) => judged.occurred_at - second * 1_000;
  const within = (seconds: number) => ({ after: at(seconds), until: at(0) });
  const counts: RuleCounting[] = [
    ...[EVER, SUM, DAYS],
    ...[7, 3_000, 90_000].map((seconds) => ({ ...SUM, span: within(seconds) })),
    ...[-3, -500].map((since) => ({ ...SUM, since, span: within(100) })),
    ...[-8, -9_999].map((since) => ({ ...SUM, since })),
    ...[at(40), at(8_000)].map((from) => ({ ...DAYS, from, until: at(4) })),
    { ...DAYS, unit: "month" },
  ];
  const programs = [{}, { program_id: FOREIGN_ID }];
  const rules = ["visit", null].flatMap((activity_name) =>
    counts.flatMap((count, number) =>
      programs.map((program, other) =>
        counting(count, { id: `${activity_name}-${number}-${other}`, activity_name, ...program }),
      ),
    ),
  );
  const together = await allFactsOf(rules);
  expect(together.size).toBe(rules.length);
  for (const one of rules) {
    const alone = (await allFactsOf([one])).get(one.rule.id);
    expect([one.rule.id, together.get(one.rule.id)]).toEqual([one.rule.id, alone]);
  }
});
