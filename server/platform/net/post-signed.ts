import { isSignedBy, readSignatureHeader, signatureHeaders } from "../crypto/signature.ts";
import { wall } from "../time/clock.ts";
import { unixSeconds } from "../time/instants.ts";

const HEADER = "Svc-Signature";
/** As far as two clocks may be apart. */
const FRESH_SECONDS = 60;

/** Posts JSON to a program of ours, signed; null where it does not answer in time. */
export async function postSigned(
  url: string,
  sent: unknown,
  { key, within_ms }: { readonly key: string; readonly within_ms: number },
): Promise<unknown> {
  const body = JSON.stringify(sent);
  const headers = signatureHeaders({ id: "", at: unixSeconds(wall()), body }, [key]);
  try {
    const answer = await fetch(url, {
      ...{ method: "POST", body, redirect: "error", signal: AbortSignal.timeout(within_ms) },
      headers: { "Content-Type": "application/json", [HEADER]: headers[HEADER] ?? "" },
    });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** What was posted; null where it is not signed under the key, or was long ago. */
export async function readSigned(request: Request, key: string): Promise<unknown> {
  const body = Buffer.from(await request.arrayBuffer());
  const signature = readSignatureHeader(request.headers.get(HEADER) ?? "");
  if (signature === null || !isSignedBy(signature, body, [key])) return null;
  const age = Math.abs(unixSeconds(wall()) - Number(signature.at));
  return age > FRESH_SECONDS ? null : JSON.parse(body.toString());
}
