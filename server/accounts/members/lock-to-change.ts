import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuseMissing } from "#platform/missing";
import { idOfPath } from "#platform/path-object";
import { refuse } from "#platform/refusal";
import { findActor, founderRole, refuseActor } from "./actor.ts";
import { liveAccount } from "./live-account.ts";
import { MEMBER } from "./member.ts";
import { type MemberRow, members } from "./tables.ts";

type Role = MemberRow["role"];

/** What becomes of a member: another role, or none when they leave. */
interface Change {
  /** The path's id. */
  readonly written: string;
  readonly to: Role | null;
}

/**
 * The member that a path names, locked with all owners and with whoever asks: two owners who demote
 * each other at once are judged one after the other, each by the roles of that moment.
 *
 * Refuses: `resource_missing`, `role_required`, `last_owner`.
 */
export async function lockToChange(tx: Tx, ctx: Ctx, { written, to }: Change): Promise<MemberRow> {
  const live = { ...ctx.account, id: liveAccount(ctx.account) };
  const id = idOfPath(MEMBER, written);
  const actor = await findActor(tx, ctx);
  const rows = await lockWithOwners(tx, live.id, [id, ...(actor === "founder" ? [] : [actor])]);
  const member = rows.find((row) => row.id === id);
  if (member === undefined) return await refuseMissing(tx, { ...MEMBER, account: live, id });
  const role = actor === "founder" ? founderRole(ctx) : rows.find((row) => row.id === actor)?.role;
  refuseActor(role, ctx.operation.roles ?? []);
  if (to === "owner" || member.role === "owner") refuseActor(role, ["owner"]);
  const owners = rows.filter((row) => row.role === "owner");
  if (to !== "owner" && member.role === "owner" && owners.length === 1) refuse("last_owner");
  return member;
}

/** In the order of their ids, so that two who lock the same rows wait for each other. */
async function lockWithOwners({ db }: Tx, live_id: string, ids: string[]): Promise<MemberRow[]> {
  return await db
    .select()
    .from(members)
    .where(
      and(eq(members.account_id, live_id), or(eq(members.role, "owner"), inArray(members.id, ids))),
    )
    .orderBy(asc(members.id))
    .for("update");
}
