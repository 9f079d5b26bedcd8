import type { Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { type RefusedField, refuse } from "#platform/refusal";
import { readExpiry, refuseExpiry } from "#rewards/reward-links";
import { linkAsked } from "./link-asked.ts";
import type { LinkAsked } from "./reward-input.ts";

type RewardCreate = Pick<Input<"createReward">["body"], "delivery" | "link">;

/** Reads the link of a reward from the wire, of which wrong fields go to `wrong`. */
export function readLinkAsked(
  { config }: Pick<Ctx, "config">,
  { delivery = "direct", link }: RewardCreate,
  wrong: RefusedField[],
): LinkAsked | undefined {
  const asked = linkAsked(delivery, { config });
  if (asked === undefined || link === undefined) return asked;
  const { bind, label, expires_at, send_sms } = link;
  return {
    ...asked,
    bind,
    label: label ?? null,
    expires_at:
      expires_at === undefined ? null : readExpiry(expires_at, { param: "link.expires_at" }, wrong),
    send_sms,
  };
}

/** Refuses: `conflicting_parameters`, `time_out_of_range`. */
export function refuseLinkAsked(
  { now }: Pick<Ctx, "now">,
  { link }: RewardCreate,
  asked: LinkAsked | undefined,
): void {
  if (asked === undefined && link !== undefined) {
    const message = "`link` can be used together with `delivery: link` or `choice` only.";
    refuse("conflicting_parameters", { param: "link", message });
  }
  if (asked?.expires_at == null) return;
  refuseExpiry(asked.expires_at, { now, param: "link.expires_at" });
}
