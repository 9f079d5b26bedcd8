import { AuthorityChanged } from "#accounts/account";
import { SIMULATED_BUNDLES } from "#catalogue/bundles";
import type { EventRequest } from "#journal/events";
import type { AccountFacts } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { isErasedTarget } from "#platform/values/erased-target";
import { placeSends, type SendOrder } from "#sales/sends";
import type { SessionRow } from "../rows/tables.ts";

/** What moves a session, and when. */
export interface SessionCause {
  readonly account: AccountFacts;
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
  /** Uuid of the request that its send is made by. */
  readonly request_id: string;
  /** The same for events; null when no caller asked. */
  readonly request: EventRequest | null;
}

/**
 * Places the sale that a customer has paid for in a locked session. Returns the uuid of its send;
 * null where it cannot be sold any more.
 *
 * Throws `AuthorityChanged`. Writes: as `placeSends`.
 */
export async function placePaidSend(
  tx: Tx,
  session: SessionRow,
  cause: SessionCause,
): Promise<string | null> {
  // An expired session is erased with its person, and may still be paid late.
  if (isErasedTarget(session.target)) return null;
  const [outcome] = await placeSends(tx, [orderOf(session, cause)], "wait");
  if (outcome?.kind === "placed") return outcome.row.id;
  if (outcome?.kind === "refused") return null;
  if (outcome?.kind === "outdated") throw AuthorityChanged;
  throw new Error(`The sale of session ${session.id}, without names to lock, is ${outcome?.kind}.`);
}

/** The customer makes the sale, so no key's limits apply; they did when the session was made. */
function orderOf(session: SessionRow, { account, now, request_id }: SessionCause): SendOrder {
  const { id: checkout_session_id, client_reference: reference, bundle_id } = session;
  return {
    ...{ id: mintId(now), account, key: null, request_id, idempotency: null, created: now },
    ...{ source: "checkout", retry_of: null, draws_on: { checkout_session_id, reference } },
    ...{ batch_item: null, program_id: null, reward_id: null, name: null, asked: null },
    ...{ approval_id: null, power: powerOf(session), type: session.type },
    bundle: SIMULATED_BUNDLES.find(({ id }) => id === bundle_id) ?? null,
    ...{ product: session.product, target: session.target, network: session.network },
    ...{ amount_minor: session.amount_minor, currency: session.currency },
    ...{ cost_center_id: null, recipient: null, client_reference: null, notify_number: null },
    ...{ sms_template: session.sms_text, sms_locale: "en", scheduled_for: null },
    metadata: session.metadata,
  };
}

function powerOf({ token_phone, max_hold_seconds, meter }: SessionRow): SendOrder["power"] {
  if (meter === null || max_hold_seconds === null) return null;
  const held = { on_zesa_down: "queue", max_hold_seconds } as const;
  return {
    ...{ confirm: "strict", token_phone, token_email: null, ...held },
    ...{ quote_id: null, confirmed: meter },
  };
}
