import type { Input } from "@svc/generated/routes";
import type { PersonInput } from "#directory/recipients";
import { metadata } from "#platform/wire/field-readers";
import { readInput } from "#platform/wire/fields";
import { person, program } from "#rewards/recipients";

/** A referral as it is asked for: strong types, nothing looked up yet. */
export interface ReferralInput {
  /** Uuid. */
  readonly program_id: string;
  readonly referrer: PersonInput;
  readonly referee: PersonInput;
  readonly metadata: Record<string, string>;
}

const REFERRAL = { program, referrer: person, referee: person, metadata };

/**
 * Reads a referral from the wire.
 *
 * Refuses: `invalid_metadata`, else every wrong field at once.
 */
export function readReferral(body: Input<"createReferral">["body"]): ReferralInput {
  const { program: program_id, ...read } = readInput(REFERRAL, body, null);
  return { program_id, ...read };
}
