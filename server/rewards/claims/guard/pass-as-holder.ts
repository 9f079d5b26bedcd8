import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import type { RewardLinkRow } from "#rewards/reward-links";
import { type ClaimCreate, readShownChallenge } from "../read-claim.ts";
import { passGuards } from "./pass-guards.ts";

/** What a holder shows, over the API or at a location. */
type ShownFields = Pick<ClaimCreate, "code" | "challenge_token" | "challenge_answer">;

/** Refuses: `parameter_missing` where the link asks for a code. */
export function refuseNoCode({ bind }: RewardLinkRow, { code }: ShownFields): void {
  if (bind !== "otp" || code !== undefined) return;
  const message = "`code` is required: request one with `POST /claims/{token}/code`.";
  refuse("parameter_missing", { param: "code", message });
}

/**
 * Lets a person on who claims a link that is open, with the code and the challenge that are asked
 * for.
 *
 * Refuses and writes: as `passGuards`.
 */
export async function passAsHolder(
  ctx: Ctx,
  link: RewardLinkRow,
  { phone, body }: { phone: string; body: ShownFields },
): Promise<void> {
  const code = link.bind === "otp" ? (body.code ?? "") : null;
  const challenge = readShownChallenge(body);
  await passGuards(ctx, link, { phone, code, challenge }, { is_claim: true });
}
