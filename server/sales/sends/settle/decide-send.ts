import { lockClocksForShare } from "#accounts/account";
import { auditByStaff } from "#journal/audit-log";
import type { Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { formatMoney } from "#platform/values/money";
import { readableAmount } from "#platform/values/readable";
import type { Reactions } from "#platform/work/reactions";
import type { SupplierOutcome, VendedPower } from "#providers/port";
import { testWaits } from "../attempts/waits.ts";
import { hasFailed } from "../lifecycle.ts";
import { STAFF_AFTER_MS } from "../rows/list-undecided.ts";
import { lockSend } from "../rows/queries.ts";
import type { SendRow } from "../rows/tables.ts";
import { settleSends } from "./settle-sends.ts";

/** What a person of the staff has found out about a send that its network does not explain. */
export interface SendDecision {
  readonly account_id: string;
  readonly send_id: string;
  readonly outcome: "delivered" | "not_delivered";
  /** The supplier's own name of the delivery; of no other outcome. */
  readonly supplier_reference: string | null;
  /** What the utility gave, of electricity that was delivered. */
  readonly power: SeenPower | null;
  /** What shows it; for the audit log. */
  readonly note: string;
  /** The person who decides. */
  readonly by: string;
}

/** What a person reads of a purchase from a supplier's screen. */
export interface SeenPower extends Pick<VendedPower, "tokens"> {
  /** What went to a debt; all of it where the purchase added no units. Units: minor units. */
  readonly arrears_minor: bigint;
}

/** What deciding needs. */
interface DecideDeps {
  readonly reactions: Reactions;
  /** Seals the tokens that come with a delivery of power. */
  readonly secret_key: string;
}

/** People vouch for what they say, and ask nobody. */
const PEOPLE = { name: "staff", refusal_is_proof: true, not_found_is_proof: true };

/**
 * Settles a send that is in review, or has been unknown for an hour, as a person has decided, by
 * the same path as a supplier's answer; also one that has failed and was delivered after all, of
 * which the house bears the loss. Returns why it cannot be, with nothing written; null once it is.
 * Of two people who decide at once, the second is told of the first.
 *
 * Writes: audit_entries, and as `settleSends`. Source: spec/base/lifecycles/send.tsp.
 */
export async function decideSend(
  tx: Tx,
  decision: SendDecision,
  { reactions, secret_key }: DecideDeps,
): Promise<string | null> {
  const { account_id, send_id, outcome, note, by } = decision;
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  const send = await lockSend(tx, { account_id, id: send_id });
  if (clock === undefined || send === null) return "This account has no such send.";
  const { mode, now } = clock;
  const why = misfitOf(send, { decision, now });
  if (why !== null) return why;
  const answer = {
    ...{ account_id, send_id, kind: "callback" as const, outcome: outcomeOf(send, decision) },
    ...{ duration_ms: 0, attempt_id: null, lease_owner: null, now, mode, secret_key },
    supplier: { ...PEOPLE, is_simulated: mode === "test" },
    // It ends the send, so nobody waits for another answer.
    waits: testWaits(0),
  };
  const [settled] = await settleSends(tx, [answer], { reactions });
  const changes = { status: [send.status, settled?.row.status ?? send.status] };
  const about = { account_id, action: `send.${outcome}`, object_id: formatId("snd", send_id) };
  await auditByStaff(tx, [{ ...about, changes, note: `${by}: ${note}`, created: now }]);
  return null;
}

function misfitOf(
  send: SendRow,
  { decision, now }: { decision: SendDecision; now: number },
): string | null {
  const { status, status_at, type } = send;
  const is_late = status === "unknown" && now - status_at >= STAFF_AFTER_MS;
  if (status !== "requires_review" && !is_late && !isLateDelivery(send, decision)) {
    return `The send is ${status}: its network explains it, and nobody else.`;
  }
  if (decision.outcome === "not_delivered") return null;
  if (decision.supplier_reference === null) return "A delivery has a reference of its supplier.";
  if (type === "power") return misfitOfPower(send, decision.power);
  return decision.power === null ? null : "Electricity alone has tokens, and arrears.";
}

/** A purchase adds units unless all of it went to a debt. */
function misfitOfPower({ amount_minor, currency }: SendRow, power: SeenPower | null) {
  if (power === null) return "Electricity is delivered with its tokens, or all of it in arrears.";
  const face = readableAmount(formatMoney(amount_minor), currency);
  if (!power.tokens.some(({ kind }) => kind === "credit")) {
    const is_debt = power.arrears_minor === amount_minor;
    return is_debt ? null : `Electricity without a credit token all went to arrears: ${face}.`;
  }
  const is_less = power.arrears_minor < amount_minor;
  return is_less ? null : `With a credit token, less than ${face} went to arrears.`;
}

/** Reconciliation finds these; a supplier that was handed nothing has delivered nothing. */
function isLateDelivery(send: SendRow, { outcome }: SendDecision): boolean {
  return outcome === "delivered" && hasFailed(send) && send.submitted_at !== null;
}

function outcomeOf(
  { target, amount_minor, currency }: SendRow,
  { outcome, supplier_reference, power }: SendDecision,
): SupplierOutcome {
  if (outcome === "not_delivered" || supplier_reference === null) {
    return { kind: "refused", code: "not_delivered_by_review", supplier_code: "staff" };
  }
  const vended = { target, amount_minor, currency };
  const delivered = { kind: "delivered", supplier_reference, vended } as const;
  return power === null ? delivered : { ...delivered, power: vendedOf(power, amount_minor) };
}

/** What is not read from a screen counts as energy, as with a supplier that does not name it. */
function vendedOf({ tokens, arrears_minor }: SeenPower, amount_minor: bigint): VendedPower {
  const nothing = { levy_minor: 0n, tax_minor: 0n, fee_minor: 0n };
  return {
    ...{ tokens, utility_reference: null },
    units_centi: tokens.reduce((sum, { units_centi }) => sum + (units_centi ?? 0n), 0n),
    breakdown: { ...nothing, arrears_minor, energy_minor: amount_minor - arrears_minor },
  };
}
