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
import { given, type Organisation } from "../kit/given.ts";
import { rolledBack } from "../kit/rolled-back.ts";
import { testServer } from "../kit/server.ts";

/** Activities of the person beside the one that is judged. */
const OTHERS = NEWEST_MAX + 5;

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
