import type { Enum } from "@typespec/compiler";
import { type Lifecycle, lifecycles } from "../catalogues.ts";
import { type Check, type Finding, rulesOf, says } from "./rule.ts";

/** Every step joins states of the enum, every state can be reached, every end is an end. */
const checkLifecycles: Check = (program, report) => {
  for (const { states, lifecycle } of lifecycles(program)) lintStates(report, states, lifecycle);
};

type Report = (finding: Finding) => void;

function lintStates(report: Report, target: Enum, lifecycle: Lifecycle): void {
  const { initial, terminal, settled, steps } = lifecycle;
  const known = new Set(lifecycle.states);
  const reached = new Set([...initial, ...steps.map((step) => step.to)]);
  const left = new Set(steps.map((step) => step.from));
  const find = (code: StateRule, state: string) =>
    report({ code, format: { state, name: target.name }, target });

  for (const state of new Set([...reached, ...terminal, ...settled, ...left])) {
    if (!known.has(state)) find("state-unknown", state);
  }
  for (const state of known) {
    if (!reached.has(state)) find("state-unreachable", state);
    if (!left.has(state) && !terminal.includes(state)) find("state-terminal", state);
    if (terminal.includes(state) && !settled.includes(state)) find("state-settled", state);
  }
  lintTriggers(report, target, lifecycle);
}

/** Whatever moves an object has words, and nothing else has. */
function lintTriggers(report: Report, target: Enum, { steps, triggers }: Lifecycle): void {
  const moving = new Set(steps.map(({ by }) => by));
  for (const by of moving.symmetricDifference(new Set(Object.keys(triggers)))) {
    const format = { by, name: target.name };
    report({ code: "trigger-words", format, target });
  }
}

type StateRule = "state-unknown" | "state-unreachable" | "state-terminal" | "state-settled";

export const LIFECYCLE_RULES = rulesOf(checkLifecycles, {
  "state-unknown": {
    why: "A table speaks of the states of its enum.",
    message: says`"${"state"}" is no member of ${"name"}.`,
  },
  "state-unreachable": {
    why: "A state that no step leads to is never seen.",
    message: says`No step leads to "${"state"}" of ${"name"}.`,
  },
  "state-settled": {
    why: "A caller who waits stops at an end.",
    message: says`"${"state"}" of ${"name"} is terminal and must be settled.`,
  },
  "state-terminal": {
    why: "A state without a way out is an end, and is called one.",
    message: says`"${"state"}" of ${"name"} has no step out and is not terminal.`,
  },
  "trigger-words": {
    why: "A caller must know what moves an object.",
    message: says`Trigger "${"by"}" of ${"name"} has no words or no step.`,
  },
});
