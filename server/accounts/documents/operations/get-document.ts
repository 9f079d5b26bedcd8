import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { presentDocument } from "../present.ts";
import { documentOfPath } from "../rows/document-of-path.ts";

/** Shows one document as it is now, without its file. */
export async function getDocument(
  ctx: Ctx,
  { path }: Input<"getDocument">,
): Promise<Answer<"getDocument">> {
  return { status: 200, body: presentDocument(await documentOfPath(ctx, path.document_id), ctx) };
}
