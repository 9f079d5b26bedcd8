/**
 * A server is killed while a customer begins to pay, and a worker while it sees the payment and
 * sells. Returns what went wrong: a session is paid once and sold once, however often its customer
 * has paid, and nothing is held in the end but for sales of which only people can say what became.
 */
import { randomUUID } from "node:crypto";
import type { Schemas } from "@svc/generated/routes";
import { sessionBody } from "../kit/checkout.ts";
import { IS_LONG } from "../kit/long.ts";
import { aroundCommits, type SeamName } from "../kit/programs/seam-names.ts";
import { openLiveShop } from "../kit/programs/shop.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { complaintsAtRest, until } from "../kit/programs/watch.ts";
import { killAtEach } from "./kill-at-each.ts";
import { againstLedgers } from "./kill-live.ts";
import { freeLeases, goOn, type LiveFleet } from "./live-fleet.ts";
import { replaceApi } from "./replace-api.ts";

type Session = Schemas["CheckoutSession"];

/** Both sides of the commits between which a wallet is asked to pay, and of that call. */
export const START_SEAMS: readonly SeamName[] = [
  ...aroundCommits("write a payment of a checkout session"),
  "paynow POST /interface/remotetransaction/asked",
  "paynow POST /interface/remotetransaction/answered",
  ...aroundCommits("settle the start of a payment"),
];

/** Questions about a payment: one that was begun is polled, and another one is traced. */
const QUESTION_SEAMS: readonly SeamName[] = (["asked", "answered"] as const).flatMap((step) => [
  `paynow POST /Interface/CheckPayment//${step}` as const,
  `paynow POST /interface/trace/${step}` as const,
]);

const PAYMENT_SEAMS = aroundCommits(
  "lease checkout-payments (all)",
  "settle a payment of a checkout session",
);

/** Its owner approves within seconds. */
const WALLET = { way: "ecocash", phone: "0771111111" };
const CARD = { way: "card" };

/** Kills workers at each step from a payment to its sale; every second customer pays twice. */
export async function killPaid(fleet: LiveFleet): Promise<string[]> {
  const { till, account_id } = await openCheckout(fleet);
  const found = await killAtEach(fleet, {
    seams: [...PAYMENT_SEAMS, ...QUESTION_SEAMS, ...aroundCommits("settle sends")],
    // An ordinary run kills at these over sales without a checkout.
    others: (seam) => IS_LONG && /^(?:hot-v3|lease sends)/.test(seam),
    async prepare() {
      // A start whose answer proves nothing is traced.
      fleet.paynow.plan({ play: "wrong_hash", match: { call: "remote" } });
      await press(fleet, await openSession(till), WALLET);
      const session = await openSession(till);
      await press(fleet, session, WALLET);
      await press(fleet, session, CARD);
      for (const { reference, method } of fleet.paynow.payments.values()) {
        if (method === "") fleet.paynow.pay(reference);
      }
    },
    free: () => freeLeases(fleet),
    isStill: () => isAtRest(fleet, account_id),
    passes_max: 1,
  });
  return [...found, ...(await wrongAtTheEnd(fleet, account_id))];
}

/** Kills the server at one seam of a start; the customer presses again until it is paid. */
export async function killStart(fleet: LiveFleet, at: SeamName): Promise<string[]> {
  const { till, account_id } = await openCheckout(fleet);
  const session = await openSession(till);
  const doomed = await replaceApi(fleet, [{ at, does: "kill" }]);
  const begun_before = fleet.paynow.payments.size;
  const heard = await press(fleet, session, WALLET);
  if (heard !== null) return [`a server that was to be killed answered ${heard}`];
  await doomed.ended();
  await replaceApi(fleet);
  await press(fleet, session, WALLET);
  const begun = fleet.paynow.payments.size - begun_before;
  if (begun > 1) return [`${begun} payments were begun at once`];
  const worker = await fleet.start({ role: "worker" });
  await until("the session is paid and sold", async () => {
    await press(fleet, session, WALLET);
    return await isAtRest(fleet, account_id);
  });
  const found = await complaintsAtRest(fleet);
  await worker.kill();
  return [...found, ...(await wrongAtTheEnd(fleet, account_id))];
}

async function openCheckout({ database, apis }: LiveFleet) {
  const { key, account_id } = await openLiveShop(database);
  return { till: openTill(key, apis), account_id };
}

async function openSession(till: Till): Promise<Session> {
  const parts = { body: sessionBody(), idempotency_key: randomUUID() };
  const heard = await till.ask("createCheckoutSession", parts);
  if (heard?.status !== 201) throw new Error(`A session was to be made: ${JSON.stringify(heard)}`);
  return heard.body as Session;
}

/** Presses a button of its page; null without an answer. */
async function press(
  { apis }: LiveFleet,
  { url }: Session,
  form: Record<string, string>,
): Promise<number | null> {
  const { pathname, search } = new URL(url);
  const init = { method: "POST", body: new URLSearchParams(form), redirect: "manual" } as const;
  try {
    return (await fetch(`${apis[0]?.origin}${pathname}${search}`, init)).status;
  } catch {
    return null;
  }
}

/** Whether each session is paid, and sold or with people, and no payment is looked at any more. */
async function isAtRest(fleet: LiveFleet, account_id: string): Promise<boolean> {
  await goOn(fleet);
  const [row] = await fleet.database.read(
    ({ sql }) => sql<{ is_still: boolean }[]>`
      select not exists (select from checkout_sessions session
          where session.account_id = ${account_id} and status <> 'fulfilled'
            and not exists (select from sends where sends.account_id = session.account_id
              and checkout_session_id = session.id and sends.status = 'requires_review'))
        and not exists (select from checkout_payments
          where account_id = ${account_id} and due_at is not null)
        and not exists (select from send_dispatches) as is_still`,
  );
  return row?.is_still === true;
}

interface Ended {
  readonly session_id: string;
  readonly status: string;
  readonly amount_minor: string;
  readonly paid: number;
  readonly sends: number;
}

async function wrongAtTheEnd(fleet: LiveFleet, account_id: string): Promise<string[]> {
  const sessions = await readEnded(fleet, account_id);
  const due = sessions
    .filter(({ status }) => status !== "fulfilled")
    .reduce((sum, { amount_minor }) => sum + BigInt(amount_minor), 0n);
  const held = await readHeld(fleet, account_id);
  const starts = [...fleet.paynow.payments.values()].filter((payment) => payment.starts > 1);
  return [
    ...(held === due ? [] : [`${held} cents are held in place of ${due}`]),
    ...(await unknownOf(fleet)),
    ...starts.map(({ reference }) => `payment ${reference} was started more than once`),
    ...sessions
      .filter(({ paid, sends }) => paid !== 1 || sends !== 1)
      .map((one) => `session ${one.session_id} was paid ${one.paid} and sold ${one.sends} times`),
    ...(await againstLedgers(fleet, account_id)),
  ];
}

/** What was paid at Paynow, and is neither the payment of a session nor to be paid back. */
async function unknownOf({ database, paynow }: LiveFleet): Promise<string[]> {
  const rows = await database.read(
    ({ sql }) => sql<{ reference: string }[]>`
      select reference from checkout_payments where state in ('paid', 'surplus')`,
  );
  const known = new Set(rows.map(({ reference }) => reference));
  return [...paynow.payments.values()]
    .filter(({ status, reference }) => status === "Paid" && !known.has(reference))
    .map(({ reference }) => `${reference} was paid, and is not known to be`);
}

async function readEnded({ database }: LiveFleet, account_id: string): Promise<readonly Ended[]> {
  return await database.read(
    ({ sql }) => sql<Ended[]>`
      select session.id as session_id, session.status, session.amount_minor,
        (select count(*)::int from checkout_payments payment where payment.session_id = session.id
          and payment.account_id = session.account_id and payment.state = 'paid') as paid,
        (select count(*)::int from sends send where send.account_id = session.account_id
          and send.checkout_session_id = session.id) as sends
      from checkout_sessions session where session.account_id = ${account_id}`,
  );
}

async function readHeld({ database }: LiveFleet, account_id: string): Promise<bigint> {
  const [row] = await database.read(
    ({ sql }) => sql<{ held: string }[]>`
      select coalesce(sum(amount_minor), 0)::text as held from ledger_entries
      where account_id = ${account_id} and book = 'house:checkout_held'`,
  );
  return BigInt(row?.held ?? 0);
}
