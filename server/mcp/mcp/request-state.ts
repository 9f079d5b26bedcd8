import type { Ctx } from "#platform/context";
import { equalInConstantTime } from "#platform/crypto/equal-in-constant-time";
import { keyedHash } from "#platform/crypto/keyed-hash";

type SigningCtx = Pick<Ctx, "config" | "key">;

/**
 * What a client carries back to a call that waits for a person: the approval, signed for the key
 * that requested it.
 */
export function signedState(ctx: SigningCtx, approval: string): string {
  return `${approval}.${signatureOf(ctx, approval, ctx.config.secret_key)}`;
}

/** The approval that a client carries back; null when we have not signed it for this key. */
export function approvalInState(ctx: SigningCtx, state: string): string | null {
  const [approval = "", signature = ""] = state.split(".");
  // What was signed before the sealing key was rotated is carried back too.
  const is_ours = ctx.config.secret_key.split(",").some((material) => {
    return equalInConstantTime(signatureOf(ctx, approval, material), signature);
  });
  return is_ours ? approval : null;
}

function signatureOf({ key }: SigningCtx, approval: string, material: string): string {
  const text = `mcp-state/${key?.id ?? ""}/${approval}`;
  return Buffer.from(keyedHash(material, text)).toString("base64url");
}
