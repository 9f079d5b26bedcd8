import type { Answer, Input } from "@svc/generated/routes";
import { eq } from "drizzle-orm";
import { signedIn } from "#accounts/members";
import type { Ctx } from "#platform/context";
import { listOfPage, readPage } from "#platform/wire/page";
import { presentSignIn } from "../present.ts";
import { signIns } from "../tables.ts";

/** Lists when the signed-in person has signed in to the organisation, or tried to. */
export async function listSignIns(
  ctx: Ctx,
  { query }: Input<"listSignIns">,
): Promise<Answer<"listSignIns">> {
  const { account_id, id } = signedIn(ctx);
  const { outcome } = query;
  const page = await ctx.read((read) =>
    readPage(read, {
      ...{ table: signIns, account_id, prefix: "sgn", query },
      where: [
        eq(signIns.member_id, id),
        outcome === undefined ? undefined : eq(signIns.outcome, outcome),
      ],
    }),
  );
  const data = page.rows.map(presentSignIn);
  return { status: 200, body: listOfPage({ path: ctx.operation.path, page, data }) };
}
