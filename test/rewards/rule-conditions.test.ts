/** What holds of the conditions and counts of rules, whatever they are. */
import type { Schemas } from "@svc/generated/routes";
import { mintId, parseId } from "@svc/server/platform/ids.ts";
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { activities } from "@svc/server/rewards/activities/rows/tables.ts";
import { metBy } from "@svc/server/rewards/earning/judge/conditions-sql.ts";
import { startOfStreak } from "@svc/server/rewards/earning/judge/counts.ts";
import { amountOf } from "@svc/server/rewards/earning/make/amount-of.ts";
import { isComparable, meets } from "@svc/server/rewards/rules/conditions.ts";
import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { rolledBack } from "../kit/rolled-back.ts";
import { runNow } from "../kit/run-clock.ts";

const TEXTS = [
  ...["mbare", "Mbare", "5", "5.0", "-3", "1e3", "true", "50%", "a'b", "5\n", "é", "10", ""],
  // Numbers at the edges of what is read as one, and what only looks like one.
  ...["-0", "0.1", "0.30000000000000004", "9007199254740993", "999999999999999.9999999999"],
  ...["1234567890123456", "0.12345678901", "+5", " 5", "5 ", "5.", ".5", "0x5", "٥", "５", "NaN"],
  // Characters of more than one unit, or written in two ways, and what patterns read otherwise.
  ...["😀", "e\u0301", "\\", "_", "%", '"', "{}", "ß", "SS", "İ"],
];
const text = fc.constantFrom(...TEXTS);
const condition = fc
  .record({
    field: fc.constantFrom("value", "name", "occurred_at", "metadata.a", "metadata.b"),
    op: fc.constantFrom("eq", "ne", "gt", "gte", "lt", "lte", "in", "contains"),
    value: fc.oneof(
      text,
      fc.constantFrom(0, -0, 5, 10, 0.05, 0.1, 0.3, 1e-7, -3, 9_999_999_999, 1_800_000_000),
      fc.boolean(),
      fc.array(text, { maxLength: 3 }),
    ),
  })
  .map((one) => one as Schemas["RuleCondition"])
  .filter(isComparable);
const conditions = fc.record({
  all: fc.array(condition, { maxLength: 3 }),
  any: fc.array(condition, { maxLength: 3 }),
});
const activity = fc.record({
  name: fc.constantFrom("visit", "mbare", "5"),
  occurred_at: fc.constantFrom(1_800_000_000_000, 1_800_000_000_999, 1_700_000_000_000),
  value_minor: fc.constantFrom(null, 5n, 10n, 500n, 1_000n, 999_999_999_900n),
  metadata: fc.dictionary(fc.constantFrom("a", "b"), text, { noNullPrototype: true }),
});

describe("conditions of a rule", () => {
  it("say of a stored activity what they say of the one at hand", async () => {
    const shop = await given.organisation();
    const recipient_id = parseId("rcp", (await given.recipient(shop)).id) ?? "";
    await rolledBack(async (tx) => {
      await fc.assert(
        fc.asyncProperty(conditions, activity, async (when, facts) => {
          const id = mintId(runNow());
          await tx.db.insert(activities).values({
            ...{ account_id: shop.account_id, id, activity_id: id, recipient_id, matches: [] },
            ...{ ...facts, currency: facts.value_minor === null ? null : "USD" },
            ...{ position: 1, created: 0, event_sequence: 0 },
          });
          const found = await tx.db
            .select({ id: activities.id })
            .from(activities)
            .where(and(eq(activities.id, id), metBy(when)));
          expect(found.length === 1).toBe(meets(when, facts));
        }),
        { numRuns: 500 },
      );
    });
  });
});

describe("a part of a value", () => {
  it("is never more than that part, and less by under a cent", () => {
    const hundredths = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 999_999_999n }), hundredths, (value_minor, percent) => {
        const written = (percent / 100).toFixed(2);
        const give = { amount: null, percent_of_value: written, max: null };
        const currency = "USD" as const;
        const part = amountOf(give as never, { value_minor, currency }, { currency });
        const exact = value_minor * BigInt(percent);
        const minor = typeof part === "bigint" ? part : 0n;
        expect(minor * 10_000n <= exact && (minor + 1n) * 10_000n > exact).toBe(true);
      }),
    );
  });
});

describe("a streak", () => {
  it("of days begins so many days before, as the calendar has them", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.integer({ min: 1, max: 800 }),
        (seconds, times) => {
          const from = startOfStreak("day", seconds * 1_000, times);
          const days = new Set<string>();
          for (let at = from; at <= seconds * 1_000; at += 3_600_000) days.add(harareDay(at));
          days.add(harareDay(seconds * 1_000));
          expect(days.size).toBe(times);
          expect(harareDay(from - 1)).not.toBe(harareDay(from));
        },
      ),
      { numRuns: 50 },
    );
  });

  it("of months begins on the first of the month so many before, in every year", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000_000 }),
        fc.integer({ min: 1, max: 300 }),
        (seconds, times) => {
          const [year = 0, month = 0] = harareDay(seconds * 1_000)
            .split("-")
            .map(Number);
          const first = year * 12 + month - 1 - (times - 1);
          const wanted = [Math.floor(first / 12), (first % 12) + 1];
          const from = harareDay(startOfStreak("month", seconds * 1_000, times));
          if (first < 1900 * 12) return;
          expect(from.split("-").map(Number)).toEqual([...wanted, 1]);
        },
      ),
    );
  });
});
