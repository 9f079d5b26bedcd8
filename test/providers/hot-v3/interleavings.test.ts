/** One send between us and Hot Recharge, in whatever order things go wrong. */
import type { SupplierOrder, SupplierOutcome } from "@svc/server/providers/port/index.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Opened, open, orderOf, powerOf } from "./opened.ts";

/** What may happen to a hand-over; null is a usual one. */
const SALES = [
  null,
  ...["vended_503", "vended_busy", "vended_not_json", "vended_reset", "vended_hang", "late"],
  ...["html_503", "busy", "not_json", "reset", "hang", "unauthorised", "bad_request"],
  ...["no_number", "two_members", "refused", "vended_refused", "other_amount"],
];
const QUESTIONS = [null, "html_503", "not_json", "reset", "unauthorised"];
const LATE_MS = 90_000;
const WITH = { after_ms: LATE_MS, message: "Recharge failed", amount: 2.5 };

const step = fc.oneof(
  fc.record({ does: fc.constant("ask" as const), play: fc.constantFrom(...QUESTIONS) }),
  fc.record({ does: fc.constantFrom("repeat" as const, "wait" as const, "forget" as const) }),
);
const story = fc.record({
  is_power: fc.boolean(),
  sale: fc.constantFrom(...SALES),
  /** Whether we are killed before the answer to the hand-over is written down. */
  is_killed: fc.boolean(),
  steps: fc.array(step, { maxLength: 6 }),
});
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

/** Plays a story; the answers that count are those that somebody was there to write down. */
async function play(opened: Opened, order: SupplierOrder, told: Story) {
  const { fake, supplier } = opened;
  const { reference } = order;
  const outcomes: SupplierOutcome[] = [];
  const plan = (call: string, name: string | null, match = {}) => {
    if (name !== null) fake.plan({ play: name, match: { call, ...match }, with: WITH });
  };
  plan("sale", told.sale, { reference });
  const first = await supplier.talk("submit", order);
  if (!told.is_killed) outcomes.push(first.outcome);
  for (const one of told.steps) {
    if (one.does === "wait") fake.world.clock.advance(LATE_MS);
    if (one.does === "forget") fake.forgetLogins();
    // Dispatch never does this; the reference alone keeps it from selling twice.
    if (one.does === "repeat") outcomes.push((await supplier.talk("submit", order)).outcome);
    if (one.does !== "ask") continue;
    plan("query", one.play);
    outcomes.push((await supplier.talk("query", order)).outcome);
  }
  fake.world.clock.advance(LATE_MS);
  outcomes.push((await supplier.talk("query", order)).outcome);
  outcomes.push((await supplier.talk("query", order)).outcome);
  return outcomes;
}

const RUNS = 60;

it("a reference is sold once at most, and what is certain of it is true", async () => {
  const opened = await open({ deadline_ms: 150 });
  await opened.supplier.talk("submit", orderOf());
  await fc.assert(
    fc.asyncProperty(story, async (told) => {
      const order = told.is_power ? powerOf() : orderOf();
      const outcomes = await play(opened, order, told);
      const { ledger } = opened.fake.world;
      const sold = ledger.filter(({ reference }) => reference === order.reference);
      expect(sold.length).toBeLessThanOrEqual(1);
      for (const outcome of outcomes) {
        if (outcome.kind === "refused") expect(sold).toEqual([]);
        if (outcome.kind !== "delivered") continue;
        expect(sold).toMatchObject([
          {
            recharge_id: Number(outcome.supplier_reference),
            amount_minor: Number(outcome.vended.amount_minor),
            tokens: outcome.power?.tokens.map(({ token }) => token) ?? [],
          },
        ]);
      }
    }),
    { numRuns: RUNS, seed: 31 },
  );
});
