/** Every state of a program × every step of callers. Source: spec/base/lifecycles/program.tsp. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { expect, it } from "vitest";
import type { Answered } from "../kit/api.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { expectRefusal } from "../kit/refusal.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";

const { states, steps } = LIFECYCLES.program;

type State = (typeof states)[number];
type Mover = (typeof steps)[number]["by"];
type Move = (shop: Organisation, path: { program_id: string }) => Promise<Answered>;

/** What makes each step of the table. */
const MOVERS: Record<Mover, Move> = {
  activate: ({ api }, path) => api.activateProgram({ path }),
  pause: ({ api }, path) => api.pauseProgram({ path }),
  resume: ({ api }, path) => api.resumeProgram({ path }),
  budget_spent: ({ api }, path) => api.defundProgram({ path }),
  budget_back: ({ api }, path) => api.fundProgram({ path, body: { amount: "1.00" } }),
  close: ({ api }, path) => api.closeProgram({ path }),
};

/** How a program comes into each state. */
const WAYS: Record<State, readonly Mover[]> = {
  draft: [],
  active: ["activate"],
  paused: ["activate", "pause"],
  exhausted: ["activate", "budget_spent"],
  closed: ["close"],
};

/** A change of the budget is allowed in every open state, and moves what is active or exhausted. */
const OF_BUDGET: readonly Mover[] = ["budget_spent", "budget_back"];

/** Where each mover takes a program, or the code with which it is refused. */
function outcomeOf(from: State, by: Mover) {
  const step = steps.find((one) => one.from === from && one.by === by);
  if (step !== undefined) return { to: step.to, events: step.events, code: null };
  const is_there = steps.some((one) => one.to === from && one.by === by);
  const stays = { to: from, events: [] as readonly string[] };
  if (is_there || (from !== "closed" && OF_BUDGET.includes(by))) return { ...stays, code: null };
  const is_resumed = from === "active" && (by === "activate" || by === "resume");
  if (is_resumed) return { ...stays, code: null };
  const code = from === "closed" ? "program_closed" : "invalid_transition";
  return { ...stays, code: code as "program_closed" | "invalid_transition" };
}

const MOVES = (["reserve", "pay_as_you_go"] as const).flatMap((funding) =>
  states.flatMap((from) =>
    (Object.keys(MOVERS) as Mover[]).map((by) => ({ funding, from, by, ...outcomeOf(from, by) })),
  ),
);

async function toldOf({ api }: Organisation): Promise<string[]> {
  await eventsShown();
  const { body } = await api.listEvents({ query: { type: "program.*" } });
  return body.data.map(({ type }) => type);
}

it.each(MOVES)(
  "a $funding program that is $from is $to after $by ($code)",
  async ({ funding, from, by, to, events, code }) => {
    const shop = await given.organisation();
    const path = { program_id: (await given.program(shop, { funding })).id };
    for (const way of WAYS[from]) await MOVERS[way](shop, path);
    const before = await toldOf(shop);
    const shown = (await shop.api.getProgram({ path })).body;
    expect(shown.status).toBe(from);
    const answer = await MOVERS[by](shop, path);
    if (code === null) expect(answer.status).toBe(200);
    else await expectRefusal(answer, code);
    const { body } = await shop.api.getProgram({ path });
    expect(body.status).toBe(to);
    expect(await toldOf(shop)).toEqual([...events, ...before]);
    const credit = (await shop.api.getCredit()).body.USD;
    const is_reserved = funding === "reserve" && to !== "closed";
    expect(credit.reserved).toBe(is_reserved ? body.budget : "0.00");
    expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  },
);
