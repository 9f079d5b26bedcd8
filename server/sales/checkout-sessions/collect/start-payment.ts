import { lockClocksForShare, readAccountFacts } from "#accounts/account";
import { randomLetters } from "#platform/crypto/random-text";
import type { Database, Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { hasRoom, momentNow } from "#platform/work/lease";
import type { PaymentProvider } from "#providers/payments";
import { findPayments, PAYMENTS_MOST } from "../rows/payment-queries.ts";
import { checkoutPayments, type PaymentRow, type Way } from "../rows/payment-tables.ts";
import { lockSession } from "../rows/queries.ts";
import type { SessionRow } from "../rows/tables.ts";
import { newPaymentOf, type Reached } from "./payment-of.ts";
import { type StartedPayment, settleStart } from "./settle-start.ts";
import { type Taking, waysToPay } from "./ways-to-pay.ts";

/** What starting a payment needs. */
export interface StartDeps extends Taking {
  readonly database: Pick<Database, "transact">;
  readonly config: Taking["config"] & Reached;
}

/** How a customer wants to pay. */
export interface WantedPayment {
  readonly way: Way;
  /** E.164, of the wallet; null for cards. */
  readonly phone: string | null;
}

/** For so long nobody else looks at a payment that is being started. */
const START_MS = 60_000;
/** The owner of a wallet is asked again only when the first question has lapsed. */
const ASKED_MS = 90_000;

/**
 * Starts a payment of a live session, as its page asks for it: it is written first, then its
 * provider is asked, once; one that is under way already is answered in place of a second. A start
 * without an answer is traced by the worker. Returns null where the session takes no payment.
 *
 * Writes: checkout_payments, in two transactions; as `settleStart`.
 */
export async function startPayment(
  deps: StartDeps,
  session: Pick<SessionRow, "account_id" | "id">,
  wanted: WantedPayment,
): Promise<PaymentRow | null> {
  const from = momentNow();
  const begun = await deps.database.transact("write a payment of a checkout session", (tx) =>
    writePayment(tx, deps, { session, wanted }),
  );
  if (begun === null || !begun.is_new) return begun?.row ?? null;
  const { row, provider, session: locked } = begun;
  // Whoever was frozen since the commit must not start what somebody may have found unstarted.
  const has_room = hasRoom({ from, length_ms: START_MS }, provider.adapter.deadline_ms);
  const answer = has_room
    ? await ask(provider, { row, wanted, locked, reached: deps.config })
    : null;
  return await deps.database.transact("settle the start of a payment", (tx) =>
    settleStart(tx, row, answer ?? { kind: "no_answer" }),
  );
}

interface Begun {
  readonly row: PaymentRow;
  readonly session: SessionRow;
  readonly provider: PaymentProvider;
  readonly is_new: boolean;
}

async function writePayment(
  tx: Tx,
  taking: Taking,
  {
    session: { account_id, id },
    wanted,
  }: { session: Pick<SessionRow, "account_id" | "id">; wanted: WantedPayment },
): Promise<Begun | null> {
  const clock = (await lockClocksForShare(tx, [account_id])).get(account_id);
  const account = await readAccountFacts(tx, account_id);
  const session = await lockSession(tx, account_id, id);
  if (clock === undefined || account === null || session === null) return null;
  const { now } = clock;
  const open = waysToPay(session, { account, now, taking });
  if (open === null || !open.ways.includes(wanted.way)) return null;
  const { provider } = open;
  const earlier = await findPayments(tx, session);
  const under_way = earlier.find((row) => isSame(row, { ...wanted, now }));
  if (under_way !== undefined) return { row: under_way, session, provider, is_new: false };
  if (earlier.length >= PAYMENTS_MOST) return null;
  const { currency, amount_minor, fee_minor } = session;
  const [row] = await tx.db
    .insert(checkoutPayments)
    .values({
      ...{ account_id, id: mintId(now), session_id: id, state: "pending", method: wanted.way },
      ...{ currency, amount_minor, fee_minor, provider: provider.adapter.integration },
      last4: last4Of(wanted),
      reference: `CHK-${randomLetters()}`,
      created: now,
      starting_until: now + START_MS,
      due_at: now + START_MS,
    })
    .returning();
  if (row === undefined) throw new Error("A payment of a checkout session was not written.");
  return { row, session, provider, is_new: true };
}

/** Whether a payment can still be paid in the same way, so that a second one would be too many. */
function isSame(row: PaymentRow, wanted: WantedPayment & { readonly now: number }): boolean {
  if (row.state !== "pending" || row.method !== wanted.way) return false;
  if (row.last4 !== last4Of(wanted)) return false;
  const is_starting = row.starting_until !== null && row.starting_until > wanted.now;
  if (wanted.way === "card") return row.redirect_url !== null || is_starting;
  return is_starting || wanted.now - row.created < ASKED_MS;
}

function last4Of({ phone }: WantedPayment): string | null {
  return phone === null ? null : phone.slice(-4);
}

async function ask(
  provider: PaymentProvider,
  {
    row,
    wanted: { way, phone },
    locked,
    reached,
  }: { row: PaymentRow; wanted: WantedPayment; locked: SessionRow; reached: Reached },
): Promise<StartedPayment> {
  const payment = newPaymentOf(row, locked, reached);
  if (way === "card") return await provider.start(payment);
  if (phone === null) throw new Error(`${way} asks the owner of no number.`);
  return await provider.prompt({ ...payment, wallet: way, phone });
}
