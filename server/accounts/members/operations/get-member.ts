import type { Answer, Input } from "@svc/generated/routes";
import { and, eq, inArray } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { findByPath } from "#platform/path-object";
import { liveAccount } from "../live-account.ts";
import { MEMBER } from "../member.ts";
import { findPinHolders } from "../pin/find-pin-holders.ts";
import { presentMember } from "../present.ts";
import { members } from "../tables.ts";

/** Shows one member of the organisation, to both of its modes alike. */
export async function getMember(
  { account, read }: Ctx,
  { path }: Input<"getMember">,
): Promise<Answer<"getMember">> {
  const live = { ...account, id: liveAccount(account) };
  return await read(async (tx) => {
    const row = await findByPath(
      tx,
      MEMBER,
      { account: live, written: path.member_id },
      ({ db }, live_id, ids) =>
        db
          .select()
          .from(members)
          .where(and(eq(members.account_id, live_id), inArray(members.id, [...ids]))),
    );
    const pin_set = (await findPinHolders(tx, live.id, [row.id])).has(row.id);
    return { status: 200, body: presentMember(row, { account, pin_set }) };
  });
}
