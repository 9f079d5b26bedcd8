import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { presentExport } from "../present.ts";
import { exportOfPath } from "../rows/queries.ts";

/** Shows an export, with a new link to its file. */
export async function getExport(
  ctx: Ctx,
  { path }: Input<"getExport">,
): Promise<Answer<"getExport">> {
  return { status: 200, body: presentExport(await exportOfPath(ctx, path.export_id), ctx) };
}
