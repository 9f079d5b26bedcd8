import type { Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import type { RewardLinkSettings } from "./reward-input.ts";

/**
 * The link of a reward with a delivery that asks for one, with the settings that a single recipient
 * has by default; undefined where it is given directly. Pure.
 *
 * Source: spec/rewards/rewards/create.tsp.
 */
export function defaultLink(
  delivery: Schemas["RewardDelivery"],
  { config }: Pick<Ctx, "config">,
): RewardLinkSettings | undefined {
  if (delivery === "direct") return undefined;
  const settings = { bind: "otp", label: null, expires_at: null, send_sms: false } as const;
  return { delivery, ...settings, config };
}
