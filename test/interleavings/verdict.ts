/** What must be true of a world at its end, whatever has happened in it. */
import { formatId, parseId } from "@svc/server/platform/ids.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { startOfHarareDay } from "@svc/server/platform/time/instants.ts";
import { reconcileDay } from "@svc/server/reporting/reconciliation/index.ts";
import { runNow } from "../kit/run-clock.ts";
import { checkAccount } from "../kit/sale-invariants.ts";
import type { World } from "./world.ts";

/** A send with what the books say of it. */
interface Ended {
  readonly id: string;
  readonly status: string;
  readonly amount_minor: string;
  readonly returns: number;
  readonly credit_returned: boolean;
  /** The references of its hand-overs. */
  readonly references: readonly string[];
  /** Breaks that are not settled. */
  readonly breaks: readonly string[];
  readonly tokens: number | null;
}

/** One vend of a fake's ledger. */
interface Vend {
  readonly reference: string;
  readonly amount_minor: number;
  readonly tokens: readonly string[];
  readonly is_listed: boolean;
}

const DAY_MS = 86_400_000;
const FINAL = new Set(["delivered", "failed_credited", "requires_review"]);

/** Reconciles the days of a world with its suppliers, and says what is wrong with its sends. */
export async function judgeWorld(world: World, began: number): Promise<string[]> {
  await reconcile(world, began);
  const vends = vendsOf(world);
  const ended = await readEnded(world);
  const of_reference = new Map(
    ended.flatMap((send) => send.references.map((reference) => [reference, send] as const)),
  );
  const strays = vends.filter(({ reference }) => !of_reference.has(reference));
  const breaches = await world.database.read((read) => checkAccount(read, world.shop.account_id));
  return [
    ...strays.map(({ reference }) => `a vend of nobody's: ${reference}`),
    ...breaches.map(({ invariant, subject }) => {
      const send = ended.find(({ id }) => id === subject);
      const wrong = `${invariant}: not so for ${subject}`;
      return send === undefined ? wrong : told(world, send, { own: [], wrong });
    }),
    ...ended.flatMap((send) => {
      const own = vends.filter(({ reference }) => send.references.includes(reference));
      return wrongOf(send, own).map((wrong) => told(world, send, { own, wrong }));
    }),
    ...(ended.length === world.sends.size ? [] : ["sends are lost"]),
  ];
}

/** What is wrong with a send, by what was vended for it. */
function wrongOf(send: Ended, own: readonly Vend[]): string[] {
  const { status, returns, credit_returned, breaks } = send;
  const [vend] = own;
  const wrong = {
    "it was vended twice": own.length > 1,
    "its Credit was returned twice": returns > 1,
    "its Credit was returned, and its row does not say so": (returns === 1) !== credit_returned,
    "its Credit is returned exactly when it has failed":
      (status === "failed_credited") !== credit_returned,
    "it has not ended": !FINAL.has(status),
    "it is delivered, and nobody vended it": status === "delivered" && vend === undefined,
    "it is delivered, and something else was vended":
      status === "delivered" && vend !== undefined && !isAsOrdered(send, vend),
    "it has failed, and was vended": status === "failed_credited" && vend !== undefined,
    "it has tokens that nobody printed":
      status === "delivered" && send.tokens !== null && send.tokens !== vend?.tokens.length,
    // Hot Recharge is asked about each, and may not be understood; BillPay lists what it was paid.
    "it was vended, its end is for people, and reconciliation is silent":
      status === "requires_review" && vend?.is_listed === true && breaks.length === 0,
    "it is as the supplier says, and reconciliation complains":
      status === "delivered" && breaks.length > 0,
  };
  return Object.entries(wrong).flatMap(([words, is_so]) => (is_so ? [words] : []));
}

function isAsOrdered({ amount_minor }: Ended, vend: Vend): boolean {
  return BigInt(amount_minor) === BigInt(vend.amount_minor);
}

function told(
  world: World,
  send: Ended,
  { own, wrong }: { own: readonly Vend[]; wrong: string },
): string {
  const played = world.sends.get(formatId("snd", send.id));
  return [
    `seed ${played?.seed}: ${wrong} (${send.status}, ${own.length} vends, ${send.returns} returns)`,
    ...(played?.steps ?? []).map((step) => `    ${step}`),
    ...world.happened.map((one) => `    of all: ${one}`),
  ].join("\n");
}

function vendsOf({ fakes }: World): Vend[] {
  const { hot, billpay } = fakes;
  const of = (is_listed: boolean) => (vend: Omit<Vend, "is_listed">) => ({ ...vend, is_listed });
  return [...hot.world.ledger.map(of(false)), ...billpay.world.ledger.map(of(true))];
}

async function readEnded({ database, shop, sends }: World): Promise<readonly Ended[]> {
  const ids = [...sends.keys()].map((id) => parseId("snd", id));
  return await database.read(
    ({ sql }) => sql<Ended[]>`
      select send.id, send.status, send.amount_minor, send.credit_returned,
        (select count(*)::integer from ledger_postings posting
          where posting.account_id = send.account_id and posting.source_id = send.id
            and posting.kind = 'credit_back') as returns,
        array(select made.id::text from send_attempts made
          where made.account_id = send.account_id and made.send_id = send.id
            and made.kind = 'submit') as references,
        array(select broken.kind from reconciliation_breaks broken
          where broken.send_id = send.id and broken.state <> 'settled') as breaks,
        jsonb_array_length(send.power->'tokens') as tokens
      from sends send
      where send.account_id = ${shop.account_id} and send.id = any(${ids}::uuid[])`,
  );
}

const SILENT = openLog({ level: "error", readable: false, write: () => {} });

async function reconcile({ database, suppliers }: World, began: number): Promise<void> {
  const signal = AbortSignal.timeout(600_000);
  for (const supplier of suppliers.live) {
    for (let at = startOfHarareDay(began); at <= runNow(); at += DAY_MS) {
      await reconcileDay({ database, log: SILENT, supplier }, { at, signal });
    }
  }
}
