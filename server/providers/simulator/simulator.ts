import type { Database } from "#platform/db/transaction";
import { wall } from "#platform/time/clock";
import { createBatcher } from "#platform/work/batcher";
import type { SupplierAdapter, SupplierOrder, SupplierOutcome } from "#providers/port";
import { type Line, lineOf, type Script, scriptOf } from "./scripts.ts";
import { vendPower } from "./vend-power.ts";
import { type Queried, recordQueries, recordSubmits, type Submitted } from "./world.ts";

/** It answers from its own table, so an answer that takes longer will not come. */
const DEADLINE_MS = 5_000;
/** Dispatch goes by the sandbox's own step instead. */
const CHECK_AFTER_MS = 2_000;
/** The largest set of orders, or of questions, that is written down in one transaction. */
const SET_MAX = 256;

/**
 * A supplier that plays the scripted test numbers and moves nothing real.
 *
 * It commits what it was asked, and what it vended, before it answers, in one transaction for all
 * that arrive in the same turn; a reference that is handed over again is answered as the first time
 * and vends nothing.
 * Writes: simulator_vends. Source: docs/guides/test-mode.md, "Numbers".
 */
export function simulator(deps: Pick<Database, "record">): SupplierAdapter {
  const submit = createBatcher<Submitted, number>({ most: SET_MAX }, (orders) =>
    deps.record((tx) => recordSubmits(tx, orders)),
  );
  const query = createBatcher<string, Queried | null>({ most: SET_MAX }, (references) =>
    deps.record((tx) => recordQueries(tx, references)),
  );
  return {
    name: "simulator",
    is_simulated: true,
    refusal_is_proof: true,
    not_found_is_proof: true,
    deadline_ms: DEADLINE_MS,
    // Its silences are scripted: five of them say nothing about the next number.
    sells: () => true,
    walletOf: () => null,
    async submit(order) {
      const script = scriptOf(order.target);
      const vended = (nth: number) => vendedMinor({ script, order, nth });
      const hand_over = await submit({ order, now: wall(), vended });
      return outcomeOf(lineOf(script.submits, hand_over), order);
    },
    async query(order) {
      const script = scriptOf(order.target);
      const asked = await query(order.reference);
      if (asked === null || isBusy(script, asked.hand_over)) return { kind: "not_found" };
      // The answer is that of the hand-over, wherever the meter stands by now.
      const { position_centi } = asked;
      return outcomeOf(lineOf(script.queries, asked.queries), { ...order, position_centi });
    },
  };
}

/** A busy supplier takes nothing; one that takes the order vends what its script says. */
function vendedMinor({
  script,
  order,
  nth,
}: {
  script: Script;
  order: SupplierOrder;
  nth: number;
}): bigint | null {
  if (isBusy(script, nth) || script.vends === "nothing") return null;
  return script.vends === "half" ? halfOf(order) : order.amount_minor;
}

function isBusy({ submits }: Script, hand_over: number): boolean {
  return lineOf(submits, hand_over).say === "busy";
}

/** Half of the face value, rounded up to the cent. */
function halfOf({ amount_minor }: SupplierOrder): bigint {
  return (amount_minor + 1n) / 2n;
}

function outcomeOf(line: Line, order: SupplierOrder): SupplierOutcome {
  switch (line.say) {
    case "accepted":
      return { kind: "accepted", check_after_ms: CHECK_AFTER_MS };
    case "busy":
      return { kind: "not_taken", reason: "busy" };
    case "silence":
      return { kind: "no_answer", reason: "timeout" };
    case "not_found":
      return { kind: "not_found" };
    case "refused":
      return { kind: "refused", code: line.code, supplier_code: `simulated_${line.code}` };
    case "delivered":
      return deliveredOf(order, order.amount_minor);
    case "delivered_half":
      return deliveredOf(order, halfOf(order));
  }
}

function deliveredOf(order: SupplierOrder, amount_minor: bigint): SupplierOutcome {
  const { target, currency, reference } = order;
  const digits = reference.replaceAll("-", "").slice(-12).toUpperCase();
  return {
    kind: "delivered",
    supplier_reference: `SIM-${digits}`,
    vended: { target, amount_minor, currency },
    ...(order.type === "power" ? { power: vendPower({ ...order, amount_minor }, wall()) } : {}),
  };
}
