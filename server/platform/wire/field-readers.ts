/** Readers for the types that fields of many operations have, each with its own sentence. */

import { type IdPrefix, parseId } from "../ids.ts";
import { parseTime } from "../time/instants.ts";
import { mergeMetadata } from "../values/metadata.ts";
import { parseMoney } from "../values/money.ts";
import { normaliseMobile, whyNoMobile } from "../values/phone.ts";
import type { FieldReader } from "./fields.ts";

/** A mobile number in E.164. */
export const phone: FieldReader<string, string, null> = (written, { param }) => {
  const mobile = normaliseMobile(written);
  if (mobile !== null) return { value: mobile.e164 };
  const message = whyNoMobile(written, param);
  return { wrong: { param, code: "invalid_phone", message }, instead: null };
};

/** A positive amount in minor units. */
export const money: FieldReader<string | number, bigint, null> = (written, { param }) => {
  const value = parseMoney(written);
  if (value !== null) return { value };
  const message = `\`${param}\` must be a positive amount with at most two decimals, such as 5.00.`;
  return { wrong: { param, code: "invalid_amount", message }, instead: null };
};

/** Unix milliseconds. */
export const time: FieldReader<string | number, number, null> = (written, { param }) => {
  const value = parseTime(written);
  if (value !== null) return { value };
  const message = `\`${param}\` must be Unix seconds or an ISO 8601 time.`;
  return { wrong: { param, code: "invalid_time", message }, instead: null };
};

/** The uuid of an object; whether the account has it is looked up later. */
export function id(
  prefix: IdPrefix,
  saysMissing = (written: string) => `There is no ${written} in this account.`,
): FieldReader<string, string, null> {
  return (written, { param }) => {
    const value = parseId(prefix, written);
    if (value !== null) return { value };
    const message = `\`${param}\` is invalid. ${saysMissing(written)}`;
    return { wrong: { param, code: "reference_not_found", message }, instead: null };
  };
}

/** The metadata of a new object. Refuses: `invalid_metadata`, before any wrong field. */
export const metadata: FieldReader<
  Record<string, string | null> | null | undefined,
  Record<string, string>
> = (written) => ({ value: mergeMetadata({}, written) });
