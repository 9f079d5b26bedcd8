import type { Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { type FieldReader, optional } from "#platform/wire/fields";
import { expiry, refuseExpiry } from "#rewards/reward-links";
import type { RewardLinkSettings } from "./reward-input.ts";

type RewardCreate = Pick<Input<"createReward">["body"], "delivery" | "link">;

/** What a request sets of a reward's link; null where the reward is given directly. */
export const linkSettings: FieldReader<
  RewardCreate["link"],
  Pick<RewardLinkSettings, "bind" | "label" | "expires_at" | "send_sms"> | null,
  null,
  RewardCreate
> = (written, { param, body: { delivery = "direct" } }) => {
  if (written === undefined || delivery === "direct") return { value: null };
  const { bind, label = null, send_sms } = written;
  const position = { param: `${param}.expires_at`, body: null, facts: null };
  const read = optional(expiry)(written.expires_at, position);
  return "wrong" in read ? read : { value: { bind, label, expires_at: read.value, send_sms } };
};

/** Refuses: `conflicting_parameters`, `time_out_of_range`. */
export function refuseLinkSettings(
  { now }: Pick<Ctx, "now">,
  { link }: RewardCreate,
  asked: RewardLinkSettings | undefined,
): void {
  if (asked === undefined && link !== undefined) {
    const message = "`link` can be used together with `delivery: link` or `choice` only.";
    refuse("conflicting_parameters", { param: "link", message });
  }
  if (asked?.expires_at == null) return;
  refuseExpiry(asked.expires_at, { now, param: "link.expires_at" });
}
