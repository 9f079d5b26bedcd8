import type { Input, Schemas } from "@svc/generated/routes";
import { dataNotLive, SIMULATED_BUNDLES, type SimulatedBundle } from "#catalogue/bundles";
import type { Ctx } from "#platform/context";
import { formatId, parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { phone } from "#platform/wire/field-readers";
import { readInput } from "#platform/wire/fields";
import type { RewardInput } from "#rewards/giving";
import type { RewardLinkRow } from "#rewards/reward-links";

export type ClaimCreate = Input<"createClaim">["body"];
export type ClaimCodeCreate = Input<"sendClaimCode">["body"];

/** What of a claim says what is given; a claim of a test says nothing else. */
export type ClaimChosen = Pick<ClaimCreate, "phone" | "choice" | "meter" | "bundle_id">;

/** A challenge that somebody has answered. */
export interface ShownChallenge {
  readonly token: string;
  readonly answer: string;
}

/** E.164. Refuses: `invalid_phone`. */
export function readClaimPhone(body: Pick<ClaimCreate, "phone">): string {
  return readInput({ phone }, body, null).phone;
}

/** An answer needs the challenge that it is for, and a challenge its answer. */
export function readShownChallenge({
  challenge_token: token,
  challenge_answer: answer,
}: Omit<ClaimCodeCreate, "phone">): ShownChallenge | null {
  if (token === undefined && answer === undefined) return null;
  return { token: token ?? "", answer: answer ?? "" };
}

/**
 * Reads what a person claims with a link that is open: the reward that it becomes.
 *
 * Refuses: `parameter_missing`, `conflicting_parameters`, `reference_not_found`, `data_not_live`.
 */
export function readClaim(
  { account }: Pick<Ctx, "account">,
  link: RewardLinkRow,
  phone: string,
  { choice, meter, bundle_id }: ClaimChosen,
): RewardInput {
  const { id, program_id, amount_minor, choices, recipient_id, reward_id, created } = link;
  const [only] = choices;
  const type = choice ?? (choices.length === 1 ? only : undefined);
  if (type === undefined) refuseMissing("choice", "the link offers more than one type");
  if (type === "power" && meter === undefined) refuseMissing("meter", "it is electricity");
  if (type === "data" && bundle_id === undefined && link.bundle_id === null) {
    refuseMissing("bundle_id", "it is data");
  }
  if (type !== "power" && meter !== undefined) refuseConflict("meter", "electricity");
  if (type !== "data" && bundle_id !== undefined) refuseConflict("bundle_id", "data");
  return {
    program_id,
    source: "links",
    ...{ completion_id: null, referral_id: null, product: null },
    hold: reward_id === null ? "as_program" : "decided",
    person:
      recipient_id === null
        ? { kind: "contact", external_id: null, phone }
        : { kind: "reference", ref: formatId("rcp", recipient_id) },
    ...{ phone, target_phone: type === "power" ? null : phone },
    ...{ type, amount_minor, meter: meter ?? null },
    token_phone: type === "power" ? phone : null,
    bundle: type === "data" ? readBundle(account, bundle_id, link) : null,
    link: { id, choices, earmarked_minor: amount_minor, reward_id, created },
    metadata: {},
  };
}

function readBundle(
  { mode }: Ctx["account"],
  bundle_id: string | undefined,
  { bundle_id: only }: RewardLinkRow,
): SimulatedBundle {
  const param = "bundle_id";
  const id = bundle_id === undefined ? only : parseId("bnd", bundle_id);
  const bundle = SIMULATED_BUNDLES.find((one) => one.id === id);
  if (bundle === undefined) {
    const message = `\`bundle_id\` is invalid. There is no bundle ${bundle_id}.`;
    return refuse("reference_not_found", { param, message });
  }
  if (only !== null && bundle.id !== only) refuseOther(only);
  const not_live = dataNotLive({ type: "data", mode });
  if (not_live !== null) refuse("data_not_live", not_live);
  return bundle;
}

/** Whoever made the link has chosen the bundle. */
function refuseOther(only: string): never {
  const message = `\`bundle_id\` can be ${formatId("bnd", only)} only, or left out.`;
  return refuse("conflicting_parameters", { param: "bundle_id", message });
}

function refuseMissing(param: keyof ClaimCreate, why: string): never {
  return refuse("parameter_missing", { param, message: `\`${param}\` is required: ${why}.` });
}

function refuseConflict(param: string, of: Schemas["SendType"] | "electricity"): never {
  const message = `\`${param}\` can be used in claims of ${of} only.`;
  return refuse("conflicting_parameters", { param, message });
}
