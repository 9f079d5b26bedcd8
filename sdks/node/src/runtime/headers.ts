import { API_VERSION } from "../generated/facts.ts";
import { USER_AGENT } from "../version.ts";
import type { Encoded } from "./encode.ts";
import { ArgumentError } from "./error.ts";
import type { Run } from "./send.ts";
import { programSignature } from "./webhook.ts";

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const HEADER_VALUE = /^[\x20-\x7e]*$/;

/** The headers of a call, with its key and its authorization. */
export async function headersOf({
  settings,
  call,
  encoded,
  key,
}: Run): Promise<Record<string, string>> {
  const { operation, options } = call;
  const headers: Record<string, string> = {
    Accept: operation.accept ?? "application/json",
    "Svc-Version": API_VERSION,
    "User-Agent": USER_AGENT,
  };
  if (encoded.body !== null) headers["Content-Type"] = encoded.content_type;
  if (key !== null) headers["Idempotency-Key"] = key;
  if (operation.auth === "program") {
    headers["Svc-Signature"] = await programSignature(signedText(encoded), options.programSecret);
  } else if (operation.auth !== "none" && settings.key !== null) {
    headers.Authorization = `Bearer ${settings.key.reveal()}`;
  }
  for (const [name, value] of Object.entries(options.extraHeaders ?? {})) {
    // Found out later, it would look like a request that was lost on its way.
    if (!HEADER_NAME.test(name) || !HEADER_VALUE.test(value)) {
      throw new ArgumentError(`The header ${JSON.stringify(name)} cannot be sent.`, "extraHeaders");
    }
    headers[name] = value;
  }
  return headers;
}

/** What a program signs is JSON. */
function signedText({ body }: Encoded): string {
  return typeof body === "string" ? body : "";
}
