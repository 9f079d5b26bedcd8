import type { AccountFacts } from "#platform/context";
import { isSignedBy, readSignatureHeader, type SentSignature } from "#platform/crypto/signature";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { unixSeconds } from "#platform/time/instants";
import { signingSecrets } from "#rewards/programs";
import type { Caller, RequestState } from "../request-state.ts";
import type { GateDeps } from "./gate-deps.ts";

/** Of wall time, to either side. Source: spec/rewards/programs/completions.tsp. */
const VALID_SECONDS = 300;

/** A request whose signature is still to be compared, and what signs for its program. */
export interface SignedRequest {
  readonly sent: SentSignature;
  readonly account: AccountFacts;
  readonly secrets: readonly string[];
}

/**
 * Finds what signs for the program that a request names. Nothing of its body is read for a program
 * that nobody has, or with a header that cannot be right.
 *
 * Refuses: `signature_invalid`.
 */
export async function openSigned(
  { findSigner, config }: Pick<GateDeps, "findSigner" | "config">,
  { request, address, arrived_ms: wall_now }: RequestState,
): Promise<SignedRequest> {
  const written = request.headers.get("svc-signature");
  if (written === null) {
    refuse("signature_invalid", { message: "Send the header Svc-Signature: t=<unix>,v1=<hex>." });
  }
  const sent = readSignatureHeader(written);
  const program_id = parseId("prg", address.path_values.program_id ?? "");
  if (sent === null || program_id === null) return refuse("signature_invalid");
  const signer = await findSigner(program_id);
  if (signer === null) return refuse("signature_invalid");
  const { secret_key } = config;
  return {
    sent,
    account: signer.account,
    secrets: signingSecrets(signer, { wall_now, secret_key }),
  };
}

/**
 * Finds out whose request it is, by the bytes of its body as they came.
 *
 * Refuses: `signature_invalid`, `signature_expired`.
 */
export function proveSigned(
  { sent, account, secrets }: SignedRequest,
  { arrived_ms }: RequestState,
  bytes: Uint8Array,
): Caller {
  if (!isSignedBy(sent, bytes, secrets)) refuse("signature_invalid");
  const now = unixSeconds(arrived_ms);
  const apart = Math.abs(now - Number(sent.at));
  if (apart > VALID_SECONDS) {
    refuse("signature_expired", {
      message: `The signature is ${apart} s away from our clock. Sign each attempt anew.`,
      meta: { signed_at: Number(sent.at), now },
    });
  }
  return { account, key: null, catalogue_version: null };
}
