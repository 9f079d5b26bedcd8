/**
 * What can stand in the way of a sale, in the order in which the contract declares it. An obstacle
 * does one thing to a sale that would go through, so that several can stand there at once.
 */

import type { ErrorCode } from "@svc/generated/errors";
import type { Input } from "@svc/generated/routes";
import { normaliseMobile } from "@svc/server/platform/values/phone.ts";
import { changeCatalogue } from "../kit/change-catalogue.ts";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";
import { SALE } from "../operations/sends/sale.ts";

type KeyCreate = Input<"createKey">["body"];

/** A sale as it is put together. */
interface Draft {
  readonly body: Record<string, unknown>;
  readonly key: Partial<KeyCreate>;
  /** What happens to the shop before the sale. */
  readonly before: ((shop: Organisation, body: Draft["body"]) => Promise<void>)[];
  /** What is put right after it, because every shop shares it. */
  readonly after: (() => Promise<void>)[];
}

export interface Obstacle {
  readonly code: ErrorCode;
  readonly param: string;
  readonly put: (draft: Draft) => void;
}

/**
 * What is wrong with the form; the schema's own faults are reported before anything is looked up.
 */
export const FORM_OBSTACLES: readonly Obstacle[] = [
  {
    code: "parameter_missing",
    param: "currency",
    put: ({ body }) => set(body, { currency: undefined }),
  },
  {
    code: "conflicting_parameters",
    param: "confirm",
    put: ({ body }) => set(body, { confirm: "strict" }),
  },
  {
    code: "invalid_phone",
    param: "target",
    put: ({ body }) => set(body, { target: "0242700000" }),
  },
  {
    code: "invalid_meter_number",
    param: "target",
    put: ({ body }) => set(body, { target: "3714003000", product: undefined }),
  },
  {
    code: "time_out_of_range",
    param: "scheduled_for",
    put: ({ body }) => set(body, { scheduled_for: 1_000 }),
  },
  {
    code: "unknown_merge_field",
    param: "sms_message",
    put: ({ body }) => set(body, { sms_message: "{colour}" }),
  },
  {
    code: "sms_too_long",
    param: "sms_message",
    put: ({ body }) => set(body, { sms_message: "x".repeat(481) }),
  },
];

/** What the rules of the sale refuse, once its form is right. */
export const RULE_OBSTACLES: readonly Obstacle[] = [
  {
    code: "reference_in_use",
    param: "client_reference",
    put: ({ body, before }) => {
      set(body, { client_reference: "till4-000123" });
      before.push(lockReference);
    },
  },
  {
    code: "erased_recipient",
    param: "recipient",
    put: ({ body, before }) => {
      set(body, { recipient: "ext:loyalty-20231" });
      before.push(eraseRecipient);
    },
  },
  {
    code: "product_mismatch",
    param: "product",
    put: ({ body }) => set(body, { product: "airtime-eur" }),
  },
  {
    code: "unsupported_network",
    param: "target",
    put: ({ body }) => set(body, { target: "0791234567" }),
  },
  {
    code: "product_not_allowed",
    param: "product",
    put: ({ key }) => set(key, { allowed_products: ["airtime-zwg"] }),
  },
  {
    code: "network_not_allowed",
    param: "target",
    put: ({ key }) => set(key, { allowed_networks: ["telecel"] }),
  },
  {
    code: "recipient_not_allowed",
    param: "target",
    put: ({ key }) => set(key, { recipient_allowlist: ["0779999999"] }),
  },
  {
    code: "product_unavailable",
    param: "product",
    put: (draft) => change(draft, { available: false, paused_reason: "maintenance" }),
  },
  {
    code: "amount_out_of_range",
    param: "amount",
    // Nor is it a step of 0.10.
    put: ({ body }) => set(body, { amount: "300.05" }),
  },
  {
    code: "amount_not_allowed",
    param: "amount",
    put: (draft) => {
      if (draft.body.amount === SALE.amount) set(draft.body, { amount: "5.05" });
      change(draft, { step_minor: 10 });
    },
  },
  {
    code: "target_blocked",
    param: "target",
    put: ({ before }) => void before.push(blockTarget),
  },
  {
    code: "duplicate_suspected",
    param: "target",
    put: ({ before }) => void before.push(sellOnce),
  },
  {
    code: "recipient_cap_exceeded",
    param: "amount",
    put: ({ key }) => set(key, { per_recipient_daily_cap: { USD: "4.00" } }),
  },
  {
    code: "spend_cap_exceeded",
    param: "amount",
    put: ({ key }) => set(key, { spend_caps: { USD: { daily: "4.00" } } }),
  },
  {
    code: "insufficient_credit",
    param: "amount",
    put: ({ before }) => void before.push(sellOut),
  },
];

/** A sale with obstacles in its way, ready to be tried. */
export interface ObstructedSale {
  readonly shop: Organisation;
  readonly till: KeyInHand;
  readonly body: Record<string, unknown>;
}

/** Puts obstacles in the way of a sale of a fresh shop, and tries it. */
export async function withObstacles(
  obstacles: readonly Obstacle[],
  attempt: (sale: ObstructedSale) => Promise<void>,
): Promise<void> {
  const shop = await given.organisation();
  const draft: Draft = { body: { ...SALE }, key: {}, before: [], after: [] };
  for (const { put } of obstacles) put(draft);
  try {
    // The later obstacle first: a sale made before must not meet a catalogue changed already.
    for (const prepare of draft.before.toReversed()) await prepare(shop, draft.body);
    await attempt({ shop, till: await given.key(shop, draft.key), body: draft.body });
  } finally {
    for (const putRight of draft.after) await putRight();
  }
}

function set(fields: object, changes: object): void {
  Object.assign(fields, changes);
}

/** Batches and checkout sessions are still to come; what they will write is written by hand. */
async function lockReference({ account_id }: Organisation, { client_reference }: Draft["body"]) {
  const { database } = await testServer();
  await database.transact(
    "hold a reference",
    ({ sql }) => sql`
    insert into send_references (account_id, reference, object_prefix, object_id, request_id)
    values (${account_id}, ${String(client_reference)}, 'bch', gen_random_uuid(),
      gen_random_uuid())`,
  );
}

async function eraseRecipient(shop: Organisation): Promise<void> {
  const { id } = await given.recipient(shop, { external_id: "loyalty-20231" });
  await shop.api.deleteRecipient({ path: { recipient_id: id } });
}

/** Staff change the product on Econet; every shop of the database sees it until it is put right. */
function change({ before, after }: Draft, changes: Record<string, unknown>): void {
  const write = (values: Record<string, unknown>) =>
    changeCatalogue(
      ({ sql }) => sql`
        update product_networks set ${sql(values as Record<string, string>)}
        where product_id = 'airtime-usd' and network_id = 'econet'`,
    );
  before.push(() => write(changes));
  after.push(() => write({ available: true, paused_reason: null, step_minor: 1 }));
}

async function blockTarget(shop: Organisation, { target }: Draft["body"]): Promise<void> {
  const number = normaliseMobile(String(target));
  await given.blocked(shop, number?.e164 ?? String(target));
}

async function sellOnce(shop: Organisation, body: Draft["body"]): Promise<void> {
  await given.facts(shop, { prevent_duplicates_seconds: 300 });
  await sellAs(shop, body);
}

/** Leaves US$2.50. */
async function sellOut(shop: Organisation): Promise<void> {
  for (const amount of ["300.00", "299.00", "298.00", "100.50"]) {
    await sellAs(shop, { ...SALE, target: "0721234567", amount });
  }
}

async function sellAs({ api }: Organisation, body: Draft["body"]): Promise<void> {
  const { status } = await api.createSend({ body });
  if (status !== 202) throw new Error(`A sale before the sale answered ${status}.`);
}
