import { hotV3 } from "@svc/server/providers/hot-v3/index.ts";
import { describe } from "vitest";
import { CODE, openHotV3, PASSWORD } from "../../fakes/hot-v3/open.ts";
import { describeAdapter } from "./describe-adapter.ts";
import type { OpenSubject, Situation } from "./subject.ts";

const UNKNOWN_WORDS = { message: "Something else" };

/** What each situation is for the fake of this supplier, and how often. */
const PLAYS: Readonly<
  Record<Situation, readonly [play: string, with_?: Record<string, unknown>, times?: number]>
> = {
  busy: ["html_503"],
  busy_but_sold: ["vended_503"],
  page: ["not_json"],
  page_but_sold: ["vended_not_json"],
  reset: ["reset"],
  reset_but_sold: ["vended_reset"],
  strange_words: ["refused", UNKNOWN_WORDS],
  strange_words_but_sold: ["vended_refused", UNKNOWN_WORDS],
  redirect: ["redirect"],
  silent_but_sold: ["vended_hang"],
  refused: ["refused", { message: "Invalid Mobile Number" }],
  other_amount: ["other_amount", { amount: 3.01 }],
  login_over: ["unauthorised"],
  login_refused: ["unauthorised", {}, 2],
};

async function open(): Promise<OpenSubject> {
  const fake = await openHotV3();
  const hot = hotV3({ url: `${fake.url}/api/v3`, code: CODE, password: PASSWORD });
  const ledger = () => fake.world.ledger;
  return {
    live: hot,
    secrets: [CODE, PASSWORD],
    calls: fake.calls,
    arrange(situation, { reference }) {
      const [play, with_ = {}, times = 1] = PLAYS[situation];
      fake.plan({ play, match: { call: "sale", reference }, with: with_, times });
    },
    sold: ({ reference }) =>
      ledger()
        .filter((vend) => vend.reference === reference)
        .map(({ target, amount_minor, tokens }) => {
          return { target, amount_minor: BigInt(amount_minor), tokens };
        }),
    isHandOver: ({ path, body }, { reference }) =>
      path.endsWith("/products/recharge") && body.includes(reference),
    settle() {},
    loseUtility: () => "37125980009",
    disappear: () => fake.close(),
    async close() {
      await hot.close();
      await fake.close();
    },
  };
}

describe("Hot Recharge, version 3", () => {
  describeAdapter({
    name: "hot-v3",
    says_left: true,
    lacks: [],
    meters: { usual: "37132567431", unknown: "37125980011" },
    open,
  });
});
