import type { Answer, Input, Schemas } from "@svc/generated/routes";
import { causedBy } from "#journal/events";
import type { Ctx } from "#platform/context";
import { insertMany } from "#platform/db/insert-many";
import type { Tx } from "#platform/db/transaction";
import { mintId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import {
  claimLink,
  passAsHolder,
  readClaim,
  readClaimPhone,
  refuseClaimed,
  refuseEnded,
  refuseNoCode,
  type TakenLink,
} from "#rewards/claims";
import type { Earner } from "#rewards/earning";
import { countBlocked, type RewardInput } from "#rewards/giving";
import {
  findPrograms,
  metresBetween,
  type ReportedPosition,
  refusalOfPlace,
} from "#rewards/programs";
import { findLinkOfToken, type RewardLinkRow } from "#rewards/reward-links";
import { presentCheckins } from "../present.ts";
import { type CheckinRow, checkins } from "../rows/tables.ts";
import { earnByCheckin } from "./earn-by-checkin.ts";
import { refuseAttestation } from "./refuse-attestation.ts";

type CheckinCreate = Input<"createCheckin">["body"];

/**
 * Claims a link for the person who holds it, at its location. Where the phone is, and whether the
 * location is open, is judged under the lock of the program, as everything else about the reward.
 *
 * Refuses: as `createCheckin`. Writes: checkins; as `claimLink` and `passGuards`.
 */
export async function checkIn(ctx: Ctx, body: CheckinCreate): Promise<Answer<"createCheckin">> {
  const phone = readClaimPhone(body);
  const link = await linkOfBody(ctx, body);
  refuseEnded(link, ctx.now);
  refuseClaimed(link);
  const geofence = await geofenceOf(ctx, link);
  const claim = readClaim(ctx, link, phone, body);
  refuseNoCode(link, body);
  await passAsHolder(ctx, link, { phone, body });
  if (body.attestation !== undefined) refuseAttestation(body.attestation);
  const { lat, lng, accuracy_m = null } = body;
  const position = { lat, lng, accuracy_m };
  // Whoever is elsewhere makes nobody wait for a lock.
  const elsewhere = refusalOfPlace(geofence, position, ctx.now);
  if (elsewhere !== null) refuse(elsewhere.code, elsewhere.detail);
  const input = { ...claim, source: "checkin", checkin: position } as const;
  const earner: Earner = { ...ctx, key: null, request: causedBy(ctx) };
  let blocked: readonly RewardInput[] = [];
  const answer = await claimLink(
    ctx,
    link,
    { phone, input },
    async (tx, taken) => {
      // The link was claimed while this request waited for it.
      if (taken.kind === "existing") return refuse("claim_used");
      const row = await keepCheckin(tx, ctx, { taken, position, body });
      blocked = await earnByCheckin(tx, earner, row, taken.reward);
      const [shown] = await presentCheckins(tx, [row], { account: ctx.account, is_public: true });
      if (shown === undefined) throw new Error(`Check-in ${row.id} is not shown.`);
      return { status: 201, body: shown } as const;
    },
    ({ id }) => id,
  );
  for (const reward of blocked) await countBlocked({ ...ctx, key: null }, earner, reward);
  return answer;
}

/** Refuses: `reference_not_found`. The token is worth money, so the message leaves it out. */
async function linkOfBody(
  { account, read }: Pick<Ctx, "account" | "read">,
  { link: token }: CheckinCreate,
): Promise<RewardLinkRow> {
  const found = await read((from) => findLinkOfToken(from, token, { account_id: account.id }));
  const message = "`link` is invalid. This account has no link with this claim token.";
  return found ?? refuse("reference_not_found", { param: "link", message });
}

/** Refuses: `conflicting_parameters`. */
async function geofenceOf(
  { account, read }: Pick<Ctx, "account" | "read">,
  { program_id }: RewardLinkRow,
): Promise<Schemas["Geofence"]> {
  const [program] = await read((from) => findPrograms(from, account.id, [program_id]));
  const geofence = program?.geofence ?? null;
  if (geofence !== null) return geofence;
  const message =
    "`lat` cannot be used: the program of the link has no `geofence`. " +
    "Claim the link with `POST /claims/{token}`.";
  return refuse("conflicting_parameters", { param: "lat", message });
}

/** What is kept of a claim at its location. */
interface KeptClaim {
  readonly taken: TakenLink;
  readonly position: ReportedPosition;
  readonly body: Pick<CheckinCreate, "attestation">;
}

/** Writes: checkins. */
async function keepCheckin(
  tx: Tx,
  { account, key, now: created }: Ctx,
  { taken: { link, reward }, position, body }: KeptClaim,
): Promise<CheckinRow> {
  const { account_id, program_id, id: link_id } = link;
  // The program is locked, and this is the place by which it was judged.
  const [program] = await findPrograms(tx, account.id, [program_id]);
  if (program === undefined || program.geofence === null) {
    throw new Error(`Program ${program_id} lost its location while it was locked.`);
  }
  const { lat, lng, accuracy_m } = position;
  const row: CheckinRow = {
    ...{ account_id, id: mintId(created), program_id, link_id, reward_id: reward.id },
    ...{ distance_m: metresBetween(program.geofence, position), accuracy_m, place: null },
    position: { lat, lng },
    ...{ attestation: body.attestation ?? null, api_key_id: key?.id ?? null, created },
  };
  await insertMany(tx, checkins, [row]);
  return row;
}
