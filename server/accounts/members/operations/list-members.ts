import type { Answer, Input } from "@svc/generated/routes";
import { eq } from "drizzle-orm";
import type { Ctx } from "#platform/context";
import { listOfPage, readPage } from "#platform/wire/page";
import { liveAccount } from "../live-account.ts";
import { findPinHolders } from "../pin/find-pin-holders.ts";
import { presentMember } from "../present.ts";
import { members } from "../tables.ts";

/** Lists the members of the organisation, newest first, to both of its modes alike. */
export async function listMembers(
  { account, operation, read }: Ctx,
  { query }: Input<"listMembers">,
): Promise<Answer<"listMembers">> {
  const where = query.role === undefined ? [] : [eq(members.role, query.role)];
  const account_id = liveAccount(account);
  const order = { table: members, account_id, prefix: "mem", query, where } as const;
  const { page, holders } = await read(async (tx) => {
    const page = await readPage(tx, order);
    const ids = page.rows.map(({ id }) => id);
    return { page, holders: await findPinHolders(tx, account_id, ids) };
  });
  const data = page.rows.map((row) =>
    presentMember(row, { account, pin_set: holders.has(row.id) }),
  );
  return { status: 200, body: listOfPage({ path: operation.path, page, data }) };
}
