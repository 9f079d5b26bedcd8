import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { presentTopup } from "../present.ts";
import { topupOfPath } from "../rows/topup-of-path.ts";

/** Shows one top-up of an account. */
export async function getTopup(ctx: Ctx, { path }: Input<"getTopup">): Promise<Answer<"getTopup">> {
  return { status: 200, body: presentTopup(await topupOfPath(ctx, path.topup_id), ctx) };
}
