/** The ids of answers. */
import type { Answered } from "../kit/api.ts";

/** The ids of objects that a body holds, without those of the two modes. */
export function idsIn(body: unknown): string[] {
  const ids = JSON.stringify(body).match(/"[a-z]{2,5}_[0-9A-Za-z]{24}"/g) ?? [];
  return ids.filter((id) => !id.startsWith('"acct_'));
}

/** A refusal as it reads without the id that was asked for and without that of the request. */
export function withoutIds({ status, error }: Answered): unknown {
  const { request_id: _, ...rest } = error ?? {};
  return JSON.stringify({ status, ...rest }).replaceAll(/[a-z]{2,5}_[0-9A-Za-z]{24}/g, "id");
}
