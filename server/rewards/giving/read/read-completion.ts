import type { ErrorCode } from "@svc/generated/errors";
import type { Input } from "@svc/generated/routes";
import { normaliseMeter, wrongTarget } from "#catalogue/meters";
import type { PersonInput } from "#directory/recipients";
import { parseId } from "#platform/ids";
import { Refusal, refuse, renamed } from "#platform/refusal";
import { normaliseMobile } from "#platform/values/phone";
import { metadata, money, phone } from "#platform/wire/field-readers";
import { type FieldReader, optional, readInput } from "#platform/wire/fields";
import { person } from "#rewards/recipients";
import type { RewardInput } from "./reward-input.ts";

type Completion = Input<"createCompletion">["body"];

/** What a completion says of where its reward goes. */
interface Destination {
  readonly type: "airtime" | "power" | null;
  readonly meter: string | null;
  /** E.164. */
  readonly phone: string | null;
}

const NOT_SAID: Destination = { type: null, meter: null, phone: null };

/** The form of a target tells a meter from a number. */
const target: FieldReader<string, Destination, null, Pick<Completion, "token_phone">> = (
  written,
  { body: { token_phone } },
) => {
  const meter = normaliseMeter(written);
  if (meter !== null) return { value: { type: "power", meter, phone: null } };
  const mobile = normaliseMobile(written);
  if (mobile === null) return { wrong: wrongTarget(written, { token_phone }), instead: null };
  return { value: { type: "airtime", meter: null, phone: mobile.e164 } };
};

const COMPLETION = {
  phone: optional(phone),
  recipient: optional(person),
  target: optional(target),
  amount: optional(money),
  token_phone: optional(phone),
  metadata,
};

/**
 * Reads a signed completion from the wire: the reward that it asks for.
 *
 * Refuses: `parameter_missing`, `conflicting_parameters`, `invalid_metadata`, else every wrong
 * field at once.
 */
export function readCompletion(program: string, body: Completion): RewardInput {
  refuseTwoTargets(body);
  const program_id = parseId("prg", program) ?? refuse("resource_missing", { param: "program_id" });
  const read = readInput(COMPLETION, body, null);
  const of_meter =
    body.meter === undefined ? null : ({ type: "power", meter: body.meter } as const);
  const destination = { ...NOT_SAID, ...read.target, ...of_meter };
  return {
    ...{ program_id, source: "completions", phone: read.phone },
    ...{ type: destination.type, meter: destination.meter, target_phone: destination.phone },
    amount_minor: read.amount,
    ...{ product: null, bundle: null, referral_id: null, hold: "as_program" },
    ...{ token_phone: read.token_phone, metadata: read.metadata },
    person: personOf(read.recipient, read.phone),
    completion_id: completionOf(body),
  };
}

/** What is refused because of the number that a reward goes to, and not of the person. */
const OF_THE_NUMBER: readonly ErrorCode[] = [
  "unsupported_network",
  "network_required",
  "network_not_allowed",
  "recipient_not_allowed",
  "product_unavailable",
  "target_blocked",
  "one_per_phone",
];

/** A refusal of a reward under the names that the completion has for its fields. */
export function refusedCompletion(refusal: Refusal, body: Completion): Refusal {
  const { completion_id, recipient, target, meter } = body;
  // A completion names no product, which its program's key may not sell.
  if (refusal.code === "product_not_allowed") return unnamed(refusal);
  const person = recipient === undefined ? "phone" : "recipient";
  const is_of_target = target !== undefined && OF_THE_NUMBER.includes(refusal.code);
  return renamed(refusal, {
    completion_id: completion_id === undefined ? "ref" : "completion_id",
    recipient: is_of_target ? "target" : person,
    meter: meter === undefined && target !== undefined ? "target" : "meter",
  });
}

function unnamed({ code, detail: { param: _, message: __, ...detail } }: Refusal): Refusal {
  return new Refusal(code, detail);
}

function completionOf({ completion_id, ref }: Completion): string {
  if (completion_id !== undefined && ref !== undefined) {
    return refuseConflict("ref", "`ref` is an alias of `completion_id`. Send one of them.");
  }
  return completion_id ?? ref ?? refuseMissing("completion_id", "`completion_id` is required.");
}

/** Whoever is named by a number alone is found by it, or registered with it. */
function personOf(named: PersonInput | null, phone: string | null): PersonInput {
  if (named === null && phone === null) {
    return refuseMissing("phone", "`phone` or `recipient` is required: who completed it?");
  }
  const of_number = { kind: "contact", external_id: null, phone: phone ?? "" } as const;
  if (named?.kind === "contact" && phone !== null && named.phone !== phone) {
    refuseConflict("phone", "`phone` differs from `recipient.phone`. Send one of them.");
  }
  return named ?? of_number;
}

function refuseTwoTargets({ target, meter }: Completion): void {
  if (target === undefined || meter === undefined) return;
  refuseConflict("meter", "`target` and `meter` both say where it goes. Send one of them.");
}

function refuseMissing(param: string, message: string): never {
  return refuse("parameter_missing", { param, message });
}

function refuseConflict(param: string, message: string): never {
  return refuse("conflicting_parameters", { param, message });
}
