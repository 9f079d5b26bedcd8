import { billpay } from "@svc/server/providers/billpay/index.ts";
import { describe } from "vitest";
import { LOGIN, openFakeBillpay } from "../../fakes/billpay/index.ts";
import { describeAdapter } from "./describe-adapter.ts";
import type { OpenSubject, Situation } from "./subject.ts";

const METERS = { usual: "37140071234", unknown: "37140070011" };
const STRANGE = { lie: { Status: "Something else" } };

/** What each situation is for the fake, and at which of the actions of a sale. */
const PLAYS: Readonly<
  Partial<Record<Situation, readonly [play: string, action: string, with_?: object]>>
> = {
  busy: ["http_503_undone", "pay"],
  busy_but_sold: ["http_503", "pay"],
  page: ["garbage_undone", "pay"],
  page_but_sold: ["garbage", "pay"],
  reset: ["reset_undone", "pay"],
  reset_but_sold: ["reset", "pay"],
  strange_words_but_sold: ["lie", "pay", STRANGE],
  silent_but_sold: ["hang", "pay"],
  refused: ["failed", "pay", { narration: "The amount is outside the minimum and maximum." }],
  other_amount: ["lie", "pay", { lie: { TotalAmount: "3.01" } }],
  login_refused: ["http_401_undone", "auth"],
};
/** Longer than it wants to be left alone after a payment. */
const QUIET_MS = 180_000;

async function open(): Promise<OpenSubject> {
  const fake = await openFakeBillpay();
  const adapter = billpay({ url: fake.url, ...LOGIN });
  return {
    live: adapter,
    secrets: [LOGIN.password],
    calls: fake.calls,
    arrange(situation, { reference }) {
      const [play, action = "", with_ = {}] = PLAYS[situation] ?? [];
      if (play === undefined) throw new Error(`BillPay knows nothing of ${situation}.`);
      fake.plan({ play, match: { action, reference }, with: { ...with_ } });
    },
    sold: ({ reference }) =>
      fake.world.ledger
        .filter((vend) => vend.reference === reference)
        .map(({ member, amount_minor, tokens }) => {
          return { target: member, amount_minor: BigInt(amount_minor), tokens };
        }),
    isHandOver({ path, body }, { reference }) {
      return path.endsWith("/process") && /"Pay"/.test(body) && body.includes(reference);
    },
    settle: () => fake.world.clock.advance(QUIET_MS),
    loseUtility() {
      fake.setBiller("ZETDC", false);
      return METERS.usual;
    },
    disappear: () => fake.close(),
    async close() {
      await adapter.close();
      await fake.close();
    },
  };
}

describe("BillPay", () => {
  describeAdapter({
    name: "billpay",
    // It has one password and no login, sends nobody elsewhere, and what fails it has not sold.
    says_left: true,
    lacks: ["login_over", "redirect", "strange_words"],
    meters: METERS,
    open,
  });
});
