/**
 * The engine that reads lifecycle tables. The tables are facts of the spec; a status is moved only
 * along one of their steps.
 */
import type { LifecycleFacts, LifecycleStep } from "@svc/generated/lifecycles";

/** The statuses of a lifecycle. */
export type StateOf<L extends LifecycleFacts> = L["states"][number];

/** Who moves a status along some step of a lifecycle. */
type MoverOf<L extends LifecycleFacts> = L["steps"][number]["by"];

/** Whether the table has this step. */
export function canMove<L extends LifecycleFacts>(
  lifecycle: L,
  move: { from: StateOf<L>; to: StateOf<L>; by: MoverOf<L> },
): boolean {
  return stepOf(lifecycle, move) !== undefined;
}

/** The states from which a mover may reach a state: the `status = any(…)` of the update. */
export function sourcesOf<L extends LifecycleFacts>(
  lifecycle: L,
  { to, by }: { to: StateOf<L>; by: MoverOf<L> },
): StateOf<L>[] {
  return lifecycle.steps.filter((step) => step.to === to && step.by === by).map(({ from }) => from);
}

/** The events that a step emits; a step that is not in the table is a bug of the caller. */
export function eventsOf<L extends LifecycleFacts>(
  lifecycle: L,
  move: { from: StateOf<L>; to: StateOf<L>; by: MoverOf<L> },
): L["steps"][number]["events"] {
  const step = stepOf(lifecycle, move);
  if (step === undefined) {
    throw new Error(`No step from ${move.from} to ${move.to} by ${move.by}.`);
  }
  return step.events;
}

/** Whether no step leads on from a state. */
export function isTerminal<L extends LifecycleFacts>(lifecycle: L, state: StateOf<L>): boolean {
  return lifecycle.terminal.includes(state);
}

/** The states from which something is still to happen. */
export function waitingStates<L extends LifecycleFacts>(lifecycle: L): StateOf<L>[] {
  return lifecycle.states.filter((state) => !lifecycle.terminal.includes(state));
}

function stepOf(
  lifecycle: LifecycleFacts,
  move: { from: string; to: string; by: string },
): LifecycleStep | undefined {
  return lifecycle.steps.find(
    (step) => step.from === move.from && step.to === move.to && step.by === move.by,
  );
}
