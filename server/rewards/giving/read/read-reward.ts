import { ENUMS } from "@svc/generated/enums";
import type { Input, Schemas } from "@svc/generated/routes";
import { bundle } from "#catalogue/bundles";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { metadata, money, phone } from "#platform/wire/field-readers";
import { optional, readInput } from "#platform/wire/fields";
import { person, program } from "#rewards/recipients";
import { defaultLink } from "./default-link.ts";
import { linkSettings, refuseLinkSettings } from "./link-settings.ts";
import type { RewardInput } from "./reward-input.ts";

export type RewardCreate = Input<"createReward">["body"];

const REWARD = {
  link: linkSettings,
  program,
  recipient: person,
  amount: optional(money),
  bundle_id: bundle,
  token_phone: optional(phone),
  metadata,
};

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
  const is_agent = ctx.key?.kind === "ak";
  if (is_agent) refuseLink(body);
  const type = typeOf(body);
  const by_default = defaultLink(body.delivery, ctx);
  // Whoever claims data can name the bundle.
  const is_data = type === "data" && by_default === undefined;
  const read = readInput(REWARD, body, { is_data });
  const by_link = by_default && { ...by_default, ...read.link };
  refuseLinkSettings(ctx, body, by_link);
  return {
    program_id: read.program,
    ...{ source: "api", referral_id: null, phone: null, target_phone: null },
    person: read.recipient,
    completion_id: body.completion_id,
    amount_minor: read.amount,
    ...{ type, product: body.product ?? null, bundle: read.bundle_id, meter: body.meter ?? null },
    token_phone: read.token_phone,
    hold: body.hold === true ? "escrow" : "as_program",
    metadata: read.metadata,
    ...(by_link && { by_link }),
    ...(is_agent && { asked: { ...agentCallOf(body), source: sourceOf(ctx.source) } }),
  };
}

/** What an agent asks for is a reward, whoever looks at it later. */
function agentCallOf({ validate_only: _, ...request }: RewardCreate) {
  return { request, reason: request.reason ?? null };
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
