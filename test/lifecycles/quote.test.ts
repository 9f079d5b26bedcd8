import { LIFECYCLES } from "@svc/generated/lifecycles";
import { describe, expect, it } from "vitest";
import { given, type Organisation } from "../kit/given.ts";
import { sendOf } from "../operations/sends/sale.ts";

const { states, steps } = LIFECYCLES.quote;
const POWER = { target: "37140030000", amount: "10.00", currency: "USD" } as const;
const OVER_SECONDS = 1_801;

/** A quote in a shop of its own, and the send that carries it. */
interface Quoted {
  readonly shop: Organisation;
  readonly quote_id: string;
  send_id: string | null;
}

/** What makes each step of the table, as the world makes it. */
const MOVERS: Record<(typeof steps)[number]["by"], (quoted: Quoted) => Promise<unknown>> = {
  sale: carry,
  time_over: ({ shop }) => shop.api.advanceTestClock({ body: { seconds: OVER_SECONDS } }),
  sale_returned: async ({ shop, send_id }) =>
    send_id === null ? null : await shop.api.cancelSend({ path: { send_id } }),
};

/** How a quote comes into each state. */
const WAYS: Record<(typeof states)[number], readonly (keyof typeof MOVERS)[]> = {
  open: [],
  used: ["sale"],
  expired: ["time_over"],
};

const MOVES = states.flatMap((from) =>
  (Object.keys(MOVERS) as (keyof typeof MOVERS)[]).map((by) => {
    const step = steps.find((one) => one.from === from && one.by === by);
    return { from, by, to: step?.to ?? from };
  }),
);

async function carry(quoted: Quoted): Promise<void> {
  const { shop, quote_id } = quoted;
  const body = { ...POWER, token_phone: "0771234567", quote: quote_id };
  const answer = await shop.api.createSend({ body });
  if (answer.status === 202) quoted.send_id = sendOf(answer).id;
}

async function statusOf({ shop, quote_id }: Quoted): Promise<string> {
  return (await shop.api.getQuote({ path: { quote_id } })).body.status;
}

describe("a quote", () => {
  it.each(MOVES)("that is $from is $to after $by", async ({ from, by, to }) => {
    const shop = await given.organisation();
    const { body } = await shop.api.createQuote({ body: POWER });
    const quoted: Quoted = { shop, quote_id: body.id, send_id: null };
    for (const way of WAYS[from]) await MOVERS[way](quoted);
    expect(await statusOf(quoted)).toBe(from);
    await MOVERS[by](quoted);
    expect(await statusOf(quoted)).toBe(to);
  });

  it("whose sale is returned after its time stays used", async () => {
    const shop = await given.organisation();
    const { body } = await shop.api.createQuote({ body: POWER });
    const quoted: Quoted = { shop, quote_id: body.id, send_id: null };
    for (const by of ["sale", "time_over", "sale_returned"] as const) await MOVERS[by](quoted);
    expect(await statusOf(quoted)).toBe("used");
  });
});
