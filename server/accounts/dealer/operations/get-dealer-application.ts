import type { Answer } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { presentApplication } from "../present.ts";
import { refuseNoApplication } from "../rows/application-of.ts";
import { findApplication } from "../rows/queries.ts";

/** Shows the account's application as it is now. */
export async function getDealerApplication(ctx: Ctx): Promise<Answer<"getDealerApplication">> {
  const body = await ctx.read(async (read) => {
    const row = (await findApplication(read, ctx.account.id)) ?? refuseNoApplication();
    return await presentApplication(read, row, ctx);
  });
  return { status: 200, body };
}
