/** The rules that everything is held to; a deviation names one of them. */

export const RULES = {
  operation: "Every request that is served belongs to an operation of the contract.",
  request: "A request that breaks the contract is refused.",
  credential: "An operation that requires a key is refused without one.",
  "idempotency-key": "An operation that requires an Idempotency-Key is refused without one.",
  status: "A response has one of the statuses of its operation.",
  "content-type": "A response has the content type of its operation.",
  "header-missing": "A response has every header that its status promises.",
  "header-value": "A header has the form that the contract gives it.",
  "header-unlisted": "A header of the contract is sent only where the contract lists it.",
  body: "A response has a body that can be read.",
  schema: "A body matches the schema of its operation and status.",
  "error-code": "An error has one of the codes of its operation.",
  "error-status": "An error code is sent with its own status and type.",
  "error-fields": "The fields of an error match the headers beside it.",
  lifecycle: "A status follows from the earlier one by steps of the lifecycle.",
  repeat: "Repeating a request with its Idempotency-Key returns the first result.",
  "repeat-headers": "A repeated request is answered with the headers that say so.",
  "repeat-mismatch": "A used Idempotency-Key is refused with another body.",
  "webhook-headers": "A webhook has every header of the contract.",
  "webhook-signature": "A webhook is signed with the secret of its endpoint.",
  "webhook-time": "A webhook is signed at the time of sending.",
  "webhook-type": "The type of an event is in the contract, and in its header.",
  "webhook-body": "The body of a webhook matches the schema of its event type.",
  "webhook-lifecycle": "An event shows its object in a state that the event can lead to.",
  "webhook-repeat": "A delivery that is repeated has the same event.",
} as const;

export type Rule = keyof typeof RULES;

/** A note is what the contract allows or the client did wrong; only an error is a deviation. */
export type Level = "error" | "note";

export interface Finding {
  readonly rule: Rule;
  readonly level: Level;
  /** The operationId, or the type of an event; null where neither is known. */
  readonly operation: string | null;
  /** `POST /dev/v1/sends`, or `webhook`. */
  readonly call: string;
  /** Where in it: `response body /amount`. */
  readonly place: string;
  /** What is wrong there; never a value that was sent. */
  readonly words: string;
  /** The Request-Id or the id of the delivery, to look it up. */
  readonly id: string | null;
}

/** What one judge found, before it is known of which call. */
export type Fault = Pick<Finding, "rule" | "place" | "words"> & { readonly level?: Level };

export function fault(rule: Rule, place: string, words: string, level: Level = "error"): Fault {
  return { rule, place, words, level };
}
