import type { Answer } from "@svc/generated/routes";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { refuse } from "#platform/refusal";
import { keepDocument } from "../make/keep-document.ts";
import { readUpload } from "../make/read-upload.ts";
import { presentDocument } from "../present.ts";
import { isSeenBy } from "../read-purposes.ts";

/** Takes a file for our staff. */
export async function uploadDocument(ctx: Ctx): Promise<Answer<"uploadDocument">> {
  const upload = readUpload(ctx.form);
  if (!isSeenBy(ctx.key, upload.purpose)) refusePurpose();
  return await ctx.transact("upload a document", (tx) =>
    once(ctx, tx, async () => {
      const row = await keepDocument(tx, ctx, upload);
      return { status: 201 as const, body: presentDocument(row, ctx) };
    }),
  );
}

function refusePurpose(): never {
  return refuse("insufficient_scope", {
    param: "purpose",
    message: "`purpose` needs account:manage; without it a key uploads `dispute_evidence` alone.",
    meta: { required: ["account:manage"] },
  });
}
