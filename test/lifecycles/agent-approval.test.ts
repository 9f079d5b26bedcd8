import { LIFECYCLES } from "@svc/generated/lifecycles";
import { describe, expect, it } from "vitest";
import { agentOf, approve, reject, requested } from "../kit/agents.ts";
import { drain } from "../kit/drain.ts";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";

const { states, steps } = LIFECYCLES.agent_approval;
const DAY_SECONDS = 86_400;

type Mover = (typeof steps)[number]["by"];

interface Asked {
  readonly shop: Organisation;
  readonly agent: KeyInHand;
  readonly approval_id: string;
}

/** What makes each step of the table, as the world makes it. */
const MOVERS: Record<Mover, (asked: Asked) => Promise<unknown>> = {
  approve: ({ shop, approval_id }) => approve(shop, approval_id),
  reject: ({ shop, approval_id }) => reject(shop, approval_id),
  time_over: async ({ shop }) => {
    await shop.api.advanceTestClock({ body: { seconds: DAY_SECONDS } });
    await drain(shop);
  },
  // What is refused is refused as it is approved.
  execution_refused: async ({ shop, agent, approval_id }) => {
    await shop.api.deleteKey({ path: { key_id: agent.id } });
    await approve(shop, approval_id);
  },
};

/** How a request comes into each state. */
const WAYS: Record<(typeof states)[number], readonly Mover[]> = {
  requested: [],
  approved: ["approve"],
  failed: ["execution_refused"],
  rejected: ["reject"],
  expired: ["time_over"],
};

/** Where each mover takes a request; one that has a result is not carried out again. */
const MOVES = states.flatMap((from) =>
  (Object.keys(MOVERS) as Mover[]).map((by) => {
    const is_both = from === "requested" && by === "execution_refused";
    const step = steps.find((one) => one.from === from && one.by === by);
    const is_done = from === "approved";
    return { from, by, to: is_both ? "failed" : is_done ? from : (step?.to ?? from) };
  }),
);

async function statusOf({ shop, approval_id }: Asked): Promise<string> {
  return (await shop.api.getApproval({ path: { approval_id } })).body.status;
}

describe("a request of an agent", () => {
  it.each(MOVES)("that is $from is $to after $by", async ({ from, by, to }) => {
    const shop = await given.organisation();
    const agent = await agentOf(shop);
    const { id: approval_id } = await requested(agent);
    const asked = { shop, agent, approval_id };
    for (const way of WAYS[from]) await MOVERS[way](asked);
    expect(await statusOf(asked)).toBe(from);
    await MOVERS[by](asked);
    expect(await statusOf(asked)).toBe(to);
    expect(await shop.probe.count("sends")).toBe(to === "approved" ? 1 : 0);
  });
});
