import { hotV1 } from "@svc/server/providers/hot-v1/index.ts";
import { describe } from "vitest";
import { CODE, openHotV1, PASSWORD, PHONE } from "../../fakes/hot-v1/open.ts";
import { describeAdapter } from "./describe-adapter.ts";
import type { OpenSubject, Situation } from "./subject.ts";

/** What each situation is for the fake of this supplier. */
const PLAYS: Readonly<
  Partial<Record<Situation, readonly [play: string, with_?: Record<string, unknown>]>>
> = {
  busy: ["html_503"],
  busy_but_sold: ["vended_503"],
  page: ["not_json"],
  page_but_sold: ["vended_not_json"],
  reset: ["reset"],
  reset_but_sold: ["vended_reset"],
  strange_words: ["refused", { code: 999 }],
  strange_words_but_sold: ["vended_refused", { code: 210 }],
  redirect: ["redirect"],
  silent_but_sold: ["vended_hang"],
  refused: ["refused", { code: 217 }],
  other_amount: ["other_amount", { amount: 3.01 }],
  login_refused: ["unauthorised"],
};

async function open(): Promise<OpenSubject> {
  const fake = await openHotV1();
  const login = { code: CODE, password: PASSWORD, phone: PHONE };
  const hot = hotV1({ url: `${fake.url}/api/v1`, ...login });
  return {
    live: hot,
    secrets: [CODE, PASSWORD],
    calls: fake.calls,
    arrange(situation, { reference }) {
      const [play, with_ = {}] = PLAYS[situation] ?? [];
      if (play === undefined) throw new Error(`Version 1 knows nothing of ${situation}.`);
      fake.plan({ play, match: { call: "sale", reference }, with: with_ });
    },
    sold: ({ reference }) =>
      fake.world.ledger
        .filter((vend) => vend.reference === reference)
        .map(({ target, amount_minor, tokens }) => {
          return { target, amount_minor: BigInt(amount_minor), tokens };
        }),
    isHandOver: ({ path, headers }, { reference }) =>
      path.includes("/recharge-") && headers["x-agent-reference"] === reference,
    settle() {},
    loseUtility: () => "37125980009",
    disappear: () => fake.close(),
    async close() {
      await hot.close();
      await fake.close();
    },
  };
}

describe("Hot Recharge, version 1", () => {
  describeAdapter({
    name: "hot-v1",
    // A balance that comes without the name of its wallet says nothing.
    says_left: false,
    // The login stands in every request, so that none runs out.
    lacks: ["login_over"],
    meters: { usual: "37132567431", unknown: "37125980011" },
    open,
  });
});
