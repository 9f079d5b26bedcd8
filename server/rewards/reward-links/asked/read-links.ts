import type { Input } from "@svc/generated/routes";
import { mergeMetadata } from "#platform/metadata";
import { parseMoney } from "#platform/money";
import { type RefusedField, refusalOfFields, refuse } from "#platform/refusal";
import { readPerson, readPhone, readProgram } from "#rewards/recipients";
import { defaultExpiry, readExpiry, refuseExpiry } from "./link-expiry.ts";
import type { LinkInput } from "./link-input.ts";

type LinkCreate = Input<"createRewardLinks">["body"];

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
    expires_at:
      expires_at === undefined
        ? defaultExpiry(now)
        : readExpiry(expires_at, { param: "expires_at" }, wrong),
    bind: body.bind ?? "none",
    phone_hint: phone_hint === undefined ? null : readPhone(phone_hint, "phone_hint", wrong),
    choices: body.choices === undefined ? null : [...new Set(body.choices)],
    metadata: mergeMetadata({}, body.metadata),
  };
  const [first, ...rest] = wrong;
  if (first !== undefined) throw refusalOfFields([first, ...rest]);
  refuseConflicts(body);
  refuseExpiry(input.expires_at, { now, param: "expires_at" });
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

function readAmount(
  written: NonNullable<LinkCreate["amount"]>,
  wrong: RefusedField[],
): bigint | null {
  const amount_minor = parseMoney(written);
  const message = "`amount` must be a positive amount with at most two decimals, such as 5.00.";
  if (amount_minor === null) wrong.push({ param: "amount", code: "invalid_amount", message });
  return amount_minor;
}
