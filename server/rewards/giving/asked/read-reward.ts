import { ENUMS } from "@svc/generated/enums";
import type { Input, Schemas } from "@svc/generated/routes";
import { readBundle } from "#catalogue/bundles";
import type { Ctx } from "#platform/context";
import { mergeMetadata } from "#platform/metadata";
import { parseMoney } from "#platform/money";
import { type RefusedField, refusalOfFields, refuse } from "#platform/refusal";
import { readPerson, readPhone, readProgram } from "#rewards/recipients";
import { readLinkAsked, refuseLinkAsked } from "./read-link-asked.ts";
import type { RewardInput } from "./reward-input.ts";

export type RewardCreate = Input<"createReward">["body"];

/**
 * Reads a reward from the wire: the one place where its text becomes money and phone.
 *
 * Refuses: `key_kind_not_allowed` of an agent that asks for a link, `invalid_metadata`, else every
 * wrong field at once; then `conflicting_parameters`, `time_out_of_range`.
 */
export function readReward(
  ctx: Pick<Ctx, "config" | "key" | "now" | "source">,
  body: RewardCreate,
): RewardInput {
  const { key, source } = ctx;
  const is_agent = key?.kind === "ak";
  if (is_agent) refuseLink(body);
  const wrong: RefusedField[] = [];
  const type = typeOf(body);
  const by_link = readLinkAsked(ctx, body, wrong);
  const input: RewardInput = {
    program_id: readProgram(body.program, wrong),
    source: "api",
    referral_id: null,
    person: readPerson({ written: body.recipient, param: "recipient" }, wrong),
    ...{ phone: null, target_phone: null },
    completion_id: body.completion_id,
    amount_minor: body.amount === undefined ? null : readAmount(body.amount, wrong),
    type,
    product: body.product ?? null,
    // Whoever claims data can name the bundle.
    bundle: readBundle(body, { is_data: type === "data" && by_link === undefined }, wrong),
    meter: body.meter ?? null,
    token_phone:
      body.token_phone === undefined ? null : readPhone(body.token_phone, "token_phone", wrong),
    hold: body.hold === true ? "escrow" : "as_program",
    metadata: mergeMetadata({}, body.metadata),
    ...(by_link && { by_link }),
    ...(is_agent && {
      asked: { request: body, reason: body.reason ?? null, source: sourceOf(source) },
    }),
  };
  const [first, ...rest] = wrong;
  if (first !== undefined) throw refusalOfFields([first, ...rest]);
  refuseLinkAsked(ctx, body, by_link);
  return input;
}

/** Nobody who is signed in acts with the key of an agent. */
function sourceOf(source: Ctx["source"]): "api" | "mcp" {
  return source === "mcp" ? "mcp" : "api";
}

/** Whoever has a link can claim it, so it would be a reward to anybody. */
function refuseLink({ delivery = "direct" }: RewardCreate): void {
  if (delivery === "direct") return;
  const message = "`delivery` must be direct: agent keys cannot create links.";
  refuse("key_kind_not_allowed", { param: "delivery", message });
}

/** Named, or derived from the product's slug, the bundle or the meter; null where none is given. */
function typeOf({ type, product, bundle_id, meter }: RewardCreate): Schemas["SendType"] | null {
  if (type !== undefined) return type;
  if (product !== undefined) {
    // A slug without a type is an unknown product, which the catalogue refuses.
    return ENUMS.SendType.find((one) => one === product.split("-")[0]) ?? "airtime";
  }
  if (bundle_id !== undefined) return "data";
  return meter === undefined ? null : "power";
}

/** Reads a face value in minor units; null, and a wrong field, where it is none. */
export function readAmount(written: Schemas["MoneyInput"], wrong: RefusedField[]): bigint | null {
  const amount_minor = parseMoney(written);
  const message = "`amount` must be a positive amount with at most two decimals, such as 5.00.";
  if (amount_minor === null) wrong.push({ param: "amount", code: "invalid_amount", message });
  return amount_minor;
}
