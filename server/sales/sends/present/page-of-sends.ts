import { ENUMS } from "@svc/generated/enums";
import type { Input, Schemas } from "@svc/generated/routes";
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { normaliseMeter } from "#catalogue/meters";
import { findByRefs, refName } from "#directory/recipients";
import type { Currency, PresentContext } from "#platform/context";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { metadataFilter } from "#platform/values/metadata";
import { normaliseMobile, whyNoMobile } from "#platform/values/phone";
import { readPage } from "#platform/wire/page";
import { attentionIs, referenceIs } from "../rows/queries.ts";
import { stageOf } from "../rows/stage-of.ts";
import { sends } from "../rows/tables.ts";
import { providerReferenceIs, receiptIs, tokenEndsIn, tokenPhoneIs } from "./find-by-slip.ts";
import { presentSend } from "./present.ts";

type Query = Input<"listSends">["query"];

/** Filters whose value names an object, which must be one of the caller's. */
const REFERENCES = ["program", "batch", "cost_center", "api_key"] as const;

/**
 * A page of an account's sends as the list shows it, newest first; exports consist of such pages.
 *
 * Refuses: `reference_not_found`, `invalid_phone`, `parameter_invalid`, `invalid_metadata`, and as
 * `readPage`.
 */
export async function pageOfSends(ctx: PresentContext, query: Query) {
  await refuseUnknownReferences(ctx, query);
  const recipient_id = await recipientOf(ctx, query);
  const page = await ctx.read((read) =>
    readPage(read, {
      table: sends,
      account_id: ctx.account.id,
      prefix: "snd",
      query,
      where: [
        ...filtersOf(query, ctx),
        recipient_id === null ? undefined : eq(sends.recipient_id, recipient_id),
      ],
    }),
  );
  return { page, data: page.rows.map((row) => presentSend(row, ctx)) };
}

/** Uuid of the recipient that a list is of; null when it names none. */
async function recipientOf(ctx: PresentContext, { recipient: ref }: Query): Promise<string | null> {
  if (ref === undefined) return null;
  const asked = { account_id: ctx.account.id, ref };
  const found = (await ctx.read((read) => findByRefs(read, [asked]))).get(refName(asked));
  if (found !== undefined) return found.id;
  return refuse("reference_not_found", {
    param: "recipient",
    message: `\`recipient\` is invalid. There is no recipient ${ref} in this account.`,
  });
}

function filtersOf(query: Query, { account, now }: PresentContext): (SQL | undefined)[] {
  const { status, type, target, client_reference, currency, needs_attention, api_key } = query;
  const { cost_center, batch, program } = query;
  const metadata = metadataFilter(query.metadata);
  return [
    status && statusIn(status),
    type && ofType(type),
    target && eq(sends.target, targetOf(target)),
    client_reference && referenceIs(account.id, client_reference),
    ...slipFilters(query, account.id),
    currency && inCurrency(currency.toUpperCase() as Currency),
    needs_attention === undefined ? undefined : attentionIs(needs_attention, now),
    api_key && eq(sends.api_key_id, parseId("key", api_key) ?? api_key),
    cost_center && inCostCenter(cost_center),
    batch && ofBatch(batch),
    program && ofProgram(program),
    // The second condition is the index's own, which holds only sends that have metadata.
    metadata
      ? sql`${sends.metadata} @> ${JSON.stringify({ [metadata.key]: metadata.value })}::jsonb
          and ${sends.metadata} <> '{}'`
      : undefined,
  ].map((filter) => filter || undefined);
}

const FAILED: readonly string[] = ["failed", "failed_credited"];
const ENDED: readonly string[] = ["delivered", "failed_credited"];

/**
 * The second condition is that of an index which holds these statuses alone: a plan that is made
 * for any status could not rely on it, and would look through all sends for one that is rare.
 */
function statusIn(written: string): SQL | undefined {
  const statuses = written.split(",").map((status) => knownStatus(status));
  const [only, ...others] = statuses;
  const chosen =
    only !== undefined && others.length === 0
      ? eq(sends.status, only)
      : inArray(sends.status, statuses);
  if (statuses.every((status) => !ENDED.includes(status))) {
    const of_stages = inArray(sends.stage, [...new Set(statuses.map(stageOf))]);
    return and(chosen, of_stages, sql`${sends.stage} not in ('delivered', 'failed_credited')`);
  }
  if (statuses.every((status) => FAILED.includes(status))) {
    return and(chosen, sql`${sends.stage} in ('failed', 'failed_credited')`);
  }
  return chosen;
}

/** The second condition is that of an index, which a plan made for any type could not rely on. */
function ofType(type: NonNullable<Query["type"]>): SQL | undefined {
  const chosen = eq(sends.type, type);
  return type === "airtime" ? chosen : and(chosen, sql`${sends.type} <> 'airtime'`);
}

/** The same. */
function inCurrency(currency: Currency): SQL | undefined {
  const chosen = eq(sends.currency, currency);
  return currency === "USD" ? chosen : and(chosen, sql`${sends.currency} <> 'USD'`);
}

function knownStatus(written: string): Schemas["SendStatus"] {
  const known = ENUMS.SendStatus.find((status) => status === written);
  return (
    known ??
    refuse("parameter_invalid", {
      param: "status",
      message: `\`status\`: there is no status ${written}. Several have commas between them.`,
      meta: { allowed: [...ENUMS.SendStatus] },
    })
  );
}

/** What is printed on a slip, or known to the customer. */
function slipFilters(query: Query, account_id: string): (SQL | undefined)[] {
  const { receipt_number, provider_reference, token_phone, token_last4 } = query;
  return [
    receipt_number === undefined ? undefined : receiptOf(account_id, receipt_number),
    provider_reference === undefined
      ? undefined
      : providerReferenceIs(account_id, provider_reference),
    token_phone === undefined ? undefined : tokenPhoneIs(account_id, phoneOf(token_phone)),
    token_last4 === undefined ? undefined : tokenEndsIn(account_id, token_last4),
  ];
}

function receiptOf(account_id: string, written: string): SQL {
  const found = receiptIs(account_id, written);
  if (found !== null) return found;
  return refuse("parameter_invalid", {
    param: "receipt_number",
    message: "`receipt_number` must be a number from a receipt, such as R-7K2M9-QXF4T.",
  });
}

function phoneOf(written: string): string {
  const mobile = normaliseMobile(written);
  if (mobile !== null) return mobile.e164;
  const param = "token_phone";
  return refuse("invalid_phone", { param, message: whyNoMobile(written, param) });
}

/** The second condition is the index's own. */
function ofBatch(written: string): SQL | undefined {
  const id = parseId("bch", written);
  return id === null ? undefined : and(eq(sends.batch_id, id), isNotNull(sends.batch_id));
}

/** The same. */
function ofProgram(written: string): SQL | undefined {
  const id = parseId("prg", written);
  return id === null ? undefined : and(eq(sends.program_id, id), isNotNull(sends.program_id));
}

function inCostCenter(written: string): SQL {
  const id = parseId("cc", written);
  return id === null ? isNull(sends.cost_center_id) : eq(sends.cost_center_id, id);
}

function targetOf(written: string): string {
  const number = normaliseMeter(written) ?? normaliseMobile(written)?.e164;
  if (number !== undefined) return number;
  return refuse("invalid_phone", {
    param: "target",
    message: "`target` is neither a Zimbabwean mobile number nor an 11-digit meter.",
  });
}

async function refuseUnknownReferences(ctx: PresentContext, query: Query): Promise<void> {
  const asked = REFERENCES.flatMap((param) => {
    const id = query[param];
    return id === undefined || id === "none" ? [] : [{ param, id }];
  });
  if (asked.length === 0) return;
  const known = await ctx.objects.present(
    ctx,
    asked.map(({ id }) => id),
  );
  for (const { param, id } of asked) {
    if (known.has(id)) continue;
    refuse("reference_not_found", {
      param,
      message: `\`${param}\` is invalid. There is no ${id} in this account.`,
    });
  }
}
