import type { ErrorCode } from "@svc/generated/errors";
import type { Input } from "@svc/generated/routes";
import { normaliseMeter, wrongTarget } from "#catalogue/meters";
import type { AskedPerson } from "#directory/recipients";
import { parseId } from "#platform/ids";
import { mergeMetadata } from "#platform/metadata";
import { normaliseMobile } from "#platform/phone";
import { Refusal, type RefusedField, refusalOfFields, refuse, renamed } from "#platform/refusal";
import { readPerson, readPhone } from "#rewards/recipients";
import { readAmount } from "./read-reward.ts";
import type { RewardInput } from "./reward-input.ts";

type Completion = Input<"createCompletion">["body"];

/**
 * Reads a signed completion from the wire: the reward that it asks for.
 *
 * Refuses: `parameter_missing`, `conflicting_parameters`, `invalid_metadata`, else every wrong
 * field at once.
 */
export function readCompletion(program: string, body: Completion): RewardInput {
  const wrong: RefusedField[] = [];
  const { recipient, amount, token_phone } = body;
  const phone = body.phone === undefined ? null : readPhone(body.phone, "phone", wrong);
  const named =
    recipient === undefined ? null : readPerson({ written: recipient, param: "recipient" }, wrong);
  const target = readTarget(body, wrong);
  const input: Omit<RewardInput, "completion_id" | "person"> = {
    program_id: parseId("prg", program) ?? refuse("resource_missing", { param: "program_id" }),
    source: "completions",
    phone,
    target_phone: target.phone,
    amount_minor: amount === undefined ? null : readAmount(amount, wrong),
    type: target.type,
    ...{ product: null, bundle: null, referral_id: null, hold: "as_program" },
    meter: target.meter,
    token_phone: token_phone === undefined ? null : readPhone(token_phone, "token_phone", wrong),
    metadata: mergeMetadata({}, body.metadata),
  };
  const [first, ...rest] = wrong;
  if (first !== undefined) throw refusalOfFields([first, ...rest]);
  return { ...input, person: personOf(named, phone), completion_id: completionOf(body) };
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
function personOf(named: AskedPerson | null, phone: string | null): AskedPerson {
  if (named === null && phone === null) {
    return refuseMissing("phone", "`phone` or `recipient` is required: who completed it?");
  }
  const of_number = { kind: "contact", external_id: null, phone: phone ?? "" } as const;
  if (named?.kind === "contact" && phone !== null && named.phone !== phone) {
    refuseConflict("phone", "`phone` differs from `recipient.phone`. Send one of them.");
  }
  return named ?? of_number;
}

/** Where it goes, if that is said: the form of a target tells a meter from a number. */
function readTarget({ target, meter, token_phone }: Completion, wrong: RefusedField[]) {
  if (target !== undefined && meter !== undefined) {
    return refuseConflict(
      "meter",
      "`target` and `meter` both say where it goes. Send one of them.",
    );
  }
  if (meter !== undefined) return { type: "power", meter, phone: null } as const;
  if (target === undefined) return { type: null, meter: null, phone: null };
  const of_meter = normaliseMeter(target);
  if (of_meter !== null) return { type: "power", meter: of_meter, phone: null } as const;
  const phone = normaliseMobile(target)?.e164 ?? null;
  if (phone === null) wrong.push(wrongTarget(target, { token_phone }));
  return { type: "airtime", meter: null, phone } as const;
}

function refuseMissing(param: string, message: string): never {
  return refuse("parameter_missing", { param, message });
}

function refuseConflict(param: string, message: string): never {
  return refuse("conflicting_parameters", { param, message });
}
