import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { makeStatement } from "../make-statement.ts";

/** Shows what a month did to an account's Credit. */
export async function getStatement(
  ctx: Ctx,
  { query }: Input<"getStatement">,
): Promise<Answer<"getStatement">> {
  const { statement } = await makeStatement(ctx, query);
  return { status: 200, body: statement };
}
