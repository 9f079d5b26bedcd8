import type { Answer } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { findPrograms } from "#rewards/programs";
import type { RewardLinkRow } from "#rewards/reward-links";
import { claimLink, type TakenLink } from "./claim-link.ts";
import { ipHashOf } from "./guard/needs-challenge.ts";
import { passAsHolder, refuseNoCode } from "./guard/pass-as-holder.ts";
import { refuseEnded } from "./guard/refuse-ended.ts";
import { presentClaim } from "./present/present.ts";
import { type ClaimCreate, readClaim, readClaimPhone } from "./read-claim.ts";

/**
 * Claims a link for the person who holds it, with the code and the challenge that are asked for.
 *
 * Refuses: as `createClaim`. Writes: as `claimLink` and `passGuards`.
 */
export async function claimAsHolder(
  ctx: Ctx,
  link: RewardLinkRow,
  body: ClaimCreate,
): Promise<Answer<"createClaim">> {
  const phone = readClaimPhone(body);
  refuseEnded(link, ctx.now);
  const [program] = await ctx.read((read) => findPrograms(read, ctx.account.id, [link.program_id]));
  if (program === undefined) throw new Error(`Link ${link.id} has no program.`);
  // What is claimed asks for nothing: the same number is given its claim again.
  const input = link.status === "claimed" ? null : readClaim(ctx, link, phone, body);
  if (input !== null) {
    refuseNoCode(link, body);
    if (program.geofence !== null) refuse("checkin_required");
    await passAsHolder(ctx, link, { phone, body });
  }
  const ip_hash = ipHashOf(ctx.ip, ctx.config);
  return await claimLink(ctx, link, { phone, input, ip_hash }, (tx, taken) =>
    shown(tx, ctx, taken),
  );
}

async function shown(
  tx: Tx,
  { account, now }: Ctx,
  { kind, link, reward }: TakenLink,
): Promise<Answer<"createClaim">> {
  const [program] = await findPrograms(tx, account.id, [link.program_id]);
  if (program === undefined) throw new Error(`Link ${link.id} has no program.`);
  const body = presentClaim(link, { account, now, program, reward, challenge: null });
  return kind === "made" ? { status: 201, body } : { status: 200, body };
}
