import type { Input } from "@svc/generated/routes";
import { mergeMetadata } from "#platform/metadata";
import { parseMoney } from "#platform/money";
import { type RefusedField, refusalOfFields, refuse } from "#platform/refusal";
import { parseTime, unixSeconds } from "#platform/time";
import { readPerson, readPhone, readProgram } from "#rewards/giving";
import type { LinkInput } from "./link-input.ts";

type LinkCreate = Input<"createRewardLinks">["body"];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Source: spec/rewards/reward-links/create.tsp. */
const EXPIRY = { least_ms: HOUR_MS, default_ms: 90 * DAY_MS, most_ms: 365 * DAY_MS };

/**
 * Reads links from the wire: the one place where their text becomes money, time and phone.
 *
 * Units: `now` in milliseconds on the account's clock. Refuses: `invalid_metadata`, else every
 * wrong field at once; then `conflicting_parameters`, `time_out_of_range`.
 */
export function readLinks(body: LinkCreate, now: number): LinkInput {
  const wrong: RefusedField[] = [];
  const { count, recipient, phone_hint, amount, expires_at } = body;
  const input: LinkInput = {
    program_id: readProgram(body.program, wrong),
    count: count ?? null,
    person:
      recipient === undefined
        ? null
        : readPerson({ written: recipient, param: "recipient" }, wrong),
    amount_minor: amount === undefined ? null : readAmount(amount, wrong),
    label: body.label ?? null,
    expires_at: expires_at === undefined ? now + EXPIRY.default_ms : readExpiry(expires_at, wrong),
    bind: body.bind ?? "none",
    phone_hint: phone_hint === undefined ? null : readPhone(phone_hint, "phone_hint", wrong),
    choices: body.choices === undefined ? null : [...new Set(body.choices)],
    metadata: mergeMetadata({}, body.metadata),
  };
  const [first, ...rest] = wrong;
  if (first !== undefined) throw refusalOfFields([first, ...rest]);
  refuseConflicts(body);
  refuseExpiry(input.expires_at, now);
  return input;
}

/** Refuses: `conflicting_parameters`. */
function refuseConflicts({ count, recipient, phone_hint, bind }: LinkCreate): void {
  for (const [param, written] of Object.entries({ recipient, phone_hint })) {
    if (count === undefined || written === undefined) continue;
    const message = `\`${param}\` is of one link, and cannot be used together with \`count\`.`;
    refuse("conflicting_parameters", { param, message });
  }
  if (phone_hint === undefined || bind === "otp") return;
  const message = "`phone_hint` requires `bind: otp`: only a code proves whose number it is.";
  refuse("conflicting_parameters", { param: "phone_hint", message });
}

/** Refuses: `time_out_of_range`. */
function refuseExpiry(expires_at: number, now: number): void {
  const [least, most] = [now + EXPIRY.least_ms, now + EXPIRY.most_ms];
  if (expires_at >= least && expires_at <= most) return;
  const message = "`expires_at` must be 1 hour to 365 days from now.";
  const meta = { min: unixSeconds(least), max: unixSeconds(most) };
  refuse("time_out_of_range", { param: "expires_at", message, meta });
}

function readAmount(
  written: NonNullable<LinkCreate["amount"]>,
  wrong: RefusedField[],
): bigint | null {
  const amount_minor = parseMoney(written);
  const message = "`amount` must be a positive amount with at most two decimals, such as 5.00.";
  if (amount_minor === null) wrong.push({ param: "amount", code: "invalid_amount", message });
  return amount_minor;
}

function readExpiry(written: NonNullable<LinkCreate["expires_at"]>, wrong: RefusedField[]): number {
  const at = parseTime(written);
  const message = "`expires_at` must be whole Unix seconds or an ISO 8601 time.";
  if (at === null) wrong.push({ param: "expires_at", code: "invalid_time", message });
  return at ?? 0;
}
