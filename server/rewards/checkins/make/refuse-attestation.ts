import { algorithmOfJws } from "#platform/crypto/jws";
import { refuse } from "#platform/refusal";

/**
 * Refuses what is no JWS in compact form, or is not signed, and so attests nothing. Whether its
 * signature is genuine only a verifier of the device's platform can tell, and none is configured.
 *
 * Refuses: `attestation_failed`.
 */
export function refuseAttestation(written: string): void {
  const algorithm = algorithmOfJws(written);
  if (algorithm !== null && algorithm.toLowerCase() !== "none") return;
  const message = "`attestation` must be a signed JWS in compact form.";
  refuse("attestation_failed", { param: "attestation", message });
}
