import type { Input } from "@svc/generated/routes";
import type { AskedPerson } from "#directory/recipients";
import { mergeMetadata } from "#platform/metadata";
import { type RefusedField, refusalOfFields } from "#platform/refusal";
import { readPerson, readProgram } from "#rewards/recipients";

/** A referral as it is asked for: strong types, nothing looked up yet. */
export interface ReferralInput {
  /** Uuid. */
  readonly program_id: string;
  readonly referrer: AskedPerson;
  readonly referee: AskedPerson;
  readonly metadata: Record<string, string>;
}

/**
 * Reads a referral from the wire.
 *
 * Refuses: `invalid_metadata`, else every wrong field at once.
 */
export function readReferral(body: Input<"createReferral">["body"]): ReferralInput {
  const wrong: RefusedField[] = [];
  const input = {
    program_id: readProgram(body.program, wrong),
    referrer: readPerson({ written: body.referrer, param: "referrer" }, wrong),
    referee: readPerson({ written: body.referee, param: "referee" }, wrong),
    metadata: mergeMetadata({}, body.metadata),
  };
  const [first, ...rest] = wrong;
  if (first !== undefined) throw refusalOfFields([first, ...rest]);
  return input;
}
