import { signatureHeaders } from "@svc/server/platform/crypto/signature.ts";
import { runSeconds } from "./run-clock.ts";

/** The header that signs a body, now or some seconds away. */
export function signed(body: string, secret: string, seconds = 0): Record<string, string> {
  const at = runSeconds() + seconds;
  const header = signatureHeaders({ id: "", at, body }, [secret])["Svc-Signature"] ?? "";
  return { "svc-signature": header };
}
