import type { Input } from "@svc/generated/routes";
import { refuse } from "#platform/refusal";
import { metadata, money, phone } from "#platform/wire/field-readers";
import { optional, readInput } from "#platform/wire/fields";
import { person, program } from "#rewards/recipients";
import { defaultExpiry, expiry, refuseExpiry } from "./link-expiry.ts";
import type { LinkInput } from "./link-input.ts";

type LinkCreate = Input<"createRewardLinks">["body"];

const LINKS = {
  program,
  recipient: optional(person),
  amount: optional(money),
  expires_at: optional(expiry),
  phone_hint: optional(phone),
  metadata,
};

/**
 * Reads links from the wire: the one place where their text becomes money, time and phone.
 *
 * Units: `now` in milliseconds on the account's clock. Refuses: `invalid_metadata`, else every
 * wrong field at once; then `conflicting_parameters`, `time_out_of_range`.
 */
export function readLinks(body: LinkCreate, now: number): LinkInput {
  const read = readInput(LINKS, body, null);
  const expires_at = read.expires_at ?? defaultExpiry(now);
  refuseConflicts(body);
  refuseExpiry(expires_at, { now, param: "expires_at" });
  return {
    program_id: read.program,
    count: body.count ?? null,
    person: read.recipient,
    amount_minor: read.amount,
    label: body.label ?? null,
    expires_at,
    bind: body.bind ?? "none",
    phone_hint: read.phone_hint,
    choices: body.choices === undefined ? null : [...new Set(body.choices)],
    metadata: read.metadata,
  };
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
