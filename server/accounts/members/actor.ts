/** Who changes the people of an organisation, and what they may. */
import { and, eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { findMemberBehind } from "./find-member-behind.ts";
import { liveAccount } from "./live-account.ts";
import { type MemberRow, members } from "./tables.ts";

type Role = MemberRow["role"];

/** The uuid of the member who acts; `founder` behind a key that the service made. */
export async function findActor(
  tx: Tx,
  { account, key, member }: Ctx,
): Promise<string | "founder"> {
  if (member !== null) return member.id;
  if (key === null) throw new Error("Nobody changes a member without a key or a session.");
  const behind = await findMemberBehind(tx, { account_id: account.id, key_id: key.id });
  if (behind.made_by_service) return "founder";
  return behind.member?.id ?? refuse("role_required", { meta: { roles: ["owner", "admin"] } });
}

/**
 * Members are those of live mode too, so the test key that the service made changes none of them:
 * it is handed to whoever builds, and must not decide who approves real money.
 */
export function founderRole({ account }: Pick<Ctx, "account">): Role | undefined {
  return account.mode === "live" ? "owner" : undefined;
}

/** Refuses: `role_required`. */
export function refuseActor(role: Role | undefined, roles: readonly string[]): void {
  if (!roles.some((one) => one === role)) refuse("role_required", { meta: { roles: [...roles] } });
}

/**
 * Keeps the role in which somebody acts until the transaction ends; only an owner touches owners.
 *
 * Refuses: `role_required`.
 */
export async function lockActor(tx: Tx, ctx: Ctx, { touches }: { touches: Role }): Promise<void> {
  const actor = await findActor(tx, ctx);
  const role = actor === "founder" ? founderRole(ctx) : await lockRole(tx, ctx, actor);
  refuseActor(role, ctx.operation.roles ?? []);
  if (touches === "owner") refuseActor(role, ["owner"]);
}

async function lockRole({ db }: Tx, { account }: Ctx, id: string): Promise<Role | undefined> {
  const [row] = await db
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.account_id, liveAccount(account)), eq(members.id, id)))
    .for("share");
  return row?.role;
}
