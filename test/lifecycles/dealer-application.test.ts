import { LIFECYCLES } from "@svc/generated/lifecycles";
import { describe, expect, it } from "vitest";
import { applied, staffDecide } from "../kit/applications.ts";
import { given, type Organisation } from "../kit/given.ts";

const { states, steps } = LIFECYCLES.dealer_application;

type Mover = (typeof steps)[number]["by"];

interface Moved {
  readonly shop: Organisation;
  readonly id: string;
}

/** What makes each step of the table; a person who decides has reviewed it. */
const MOVERS: Record<Mover, (moved: Moved) => Promise<unknown>> = {
  submit: ({ shop }) => shop.api.submitDealerApplication(),
  review: ({ shop, id }) => staffDecide(shop, id, "review").catch(() => null),
  question: ({ shop, id }) => staffDecide(shop, id, "question", "--note", "Why?").catch(() => null),
  approve: ({ shop, id }) =>
    staffDecide(shop, id, "approve", "--note", "Yes.", "--discount", "econet:USD:2").catch(
      () => null,
    ),
  decline: ({ shop, id }) => staffDecide(shop, id, "decline", "--note", "No.").catch(() => null),
};

/** How an application comes into each state. */
const WAYS: Record<(typeof states)[number], readonly Mover[]> = {
  draft: [],
  submitted: ["submit"],
  in_review: ["submit", "review"],
  more_information: ["submit", "question"],
  approved: ["submit", "review", "approve"],
  declined: ["submit", "review", "decline"],
};

const MOVES = states.flatMap((from) =>
  (Object.keys(MOVERS) as Mover[]).map((by) => {
    const reviewed = from === "submitted" && (by === "approve" || by === "decline");
    const start = reviewed ? "in_review" : from;
    const step = steps.find((one) => one.from === start && one.by === by);
    return { from, by, to: step?.to ?? from };
  }),
);

describe("a dealer application", () => {
  it.each(MOVES)("that is $from is $to after $by", async ({ from, by, to }) => {
    const shop = await given.organisation();
    const { id } = await applied(shop);
    const statusOf = async () => (await shop.api.getDealerApplication()).body.status;
    for (const way of WAYS[from]) await MOVERS[way]({ shop, id });
    expect(await statusOf()).toBe(from);
    await MOVERS[by]({ shop, id });
    expect(await statusOf()).toBe(to);
  });
});
