import type { Schemas } from "@svc/generated/routes";
import type { SimulatedBundle } from "#catalogue/bundles";
import { networkOfPhone } from "#catalogue/networks";
import { normaliseMobile } from "#platform/values/phone";
import type { ProgramRefusal, ProgramRow } from "#rewards/programs";
import type { RewardRecipient } from "#rewards/recipients";
import type { RewardInput } from "../read/reward-input.ts";

/** What a reward is, and where it goes. */
export interface RewardTerms {
  readonly type: Schemas["SendType"];
  /** Slug, if one was named. */
  readonly product: string | null;
  readonly bundle: SimulatedBundle | null;
  /** E.164, or the digits of a meter. */
  readonly target: string;
  /** Null when no network sells to the number. */
  readonly network: string | null;
  /** Null unless it is power. */
  readonly token_phone: string | null;
  /** Units: minor units of face value; of a bundle, its price. */
  readonly amount_minor: bigint;
}

/** What the terms follow from. */
export interface Asked {
  readonly program: ProgramRow;
  readonly recipient: RewardRecipient;
  readonly input: RewardInput;
}

/** Settles what a reward is: what the request leaves open, the program and the person decide. */
export function settleTerms(asked: Asked): RewardTerms | ProgramRefusal {
  const { input, recipient } = asked;
  const type = input.type ?? typeThatFits(asked);
  const conflict = conflictOf(type, input);
  if (conflict !== null) return conflict;
  const target = targetOf(type, asked);
  if (target === null) return missingTarget(type);
  if (type === "data" && input.bundle === null) {
    return missingBundle(asked);
  }
  const amount_minor = amountOf(asked);
  if (amount_minor === null) {
    return missing("amount", "`amount` is required: the program has no `default_amount`.");
  }
  return {
    type,
    product: input.product,
    bundle: input.bundle,
    target,
    network: networkOf(target),
    token_phone: type === "power" ? (input.token_phone ?? recipient.phone) : null,
    amount_minor,
  };
}

/** Distinguishes terms from the reason why there are none. */
export function areTerms(settled: RewardTerms | ProgramRefusal): settled is RewardTerms {
  return "target" in settled;
}

function targetOf(
  type: Schemas["SendType"],
  { input, recipient }: Pick<Asked, "input" | "recipient">,
): string | null {
  if (type === "power") return input.meter ?? recipient.default_meter;
  return input.target_phone ?? recipient.phone;
}

/** The first of the types that the program offers for which everything is known. */
function typeThatFits({ program, recipient }: Asked): Schemas["SendType"] {
  const fits = (type: Schemas["SendType"]) => {
    if (type === "data") return false;
    return type === "power" ? recipient.default_meter !== null : recipient.phone !== null;
  };
  return program.choices.find(fits) ?? program.choices[0] ?? "airtime";
}

function conflictOf(type: Schemas["SendType"], input: RewardInput): ProgramRefusal | null {
  if (type === "power") return null;
  for (const param of ["meter", "token_phone"] as const) {
    if (input[param] === null) continue;
    const message = `\`${param}\` can be used in rewards of electricity only.`;
    return { code: "conflicting_parameters", detail: { param, message } };
  }
  return null;
}

/** A bundle costs what it costs; whoever allows more for it keeps the rest. */
export function amountOf({ program, input }: Pick<Asked, "program" | "input">): bigint | null {
  const { bundle, amount_minor } = input;
  if (bundle === null) return amount_minor ?? program.default_amount_minor;
  const is_enough = amount_minor === null || amount_minor >= bundle.amount_minor;
  return is_enough ? bundle.amount_minor : amount_minor;
}

function missingTarget(type: Schemas["SendType"]): ProgramRefusal {
  if (type === "power") return missing("meter", "`meter` is required for electricity.");
  return missing("recipient", "`recipient` has no phone number, which this reward goes to.");
}

/** A completion has no field for a bundle. */
function missingBundle({ input, program }: Asked): ProgramRefusal {
  if (input.source !== "completions")
    return missing("bundle_id", "`bundle_id` is required for data.");
  const message = "The program gives data only, and a completion cannot name a bundle.";
  const meta = { rule: "choices", allowed: program.choices };
  return { code: "choice_not_allowed", detail: { message, meta } };
}

export function missing(param: string, message: string): ProgramRefusal {
  return { code: "parameter_missing", detail: { param, message } };
}

function networkOf(target: string): string | null {
  const mobile = normaliseMobile(target);
  return mobile === null ? "power" : networkOfPhone(mobile);
}
