/** A sale that goes through, which the tests of sales change in one way each. */
import type { Input, Schemas } from "@svc/generated/routes";
import type { Answered } from "../../kit/api.ts";
import type { KeyInHand, Shop } from "../../kit/given.ts";
import { eventsShown } from "../../kit/shown-events.ts";

type SendCreate = Input<"createSend">["body"];
export type Send = Schemas["Send"];
export type Validation = Schemas["SendValidation"];

/** US$5.00 of airtime for an Econet number that delivers. */
export const SALE = { target: "0771234567", amount: "5.00", currency: "USD" } as const;

/** The sale, changed; fields that a change sets to undefined are left out. */
export function saleWith(changes: Record<string, unknown>): Partial<SendCreate> {
  return { ...SALE, ...changes };
}

/** The send that an answer holds. */
export function sendOf({ body }: Answered): Send {
  const send = body as Send;
  if (send.object !== "send") throw new Error(`Not a send: ${JSON.stringify(body)}`);
  return send;
}

/** What `validate_only` says of a sale. */
export async function validate(
  { api }: Pick<KeyInHand, "api">,
  changes: Record<string, unknown> = {},
): Promise<Validation> {
  const answer = await api.createSend({ body: saleWith({ ...changes, validate_only: true }) });
  const validation = answer.body as Validation;
  if (validation.object !== "send_validation") {
    throw new Error(`Not a validation: ${JSON.stringify(answer.body)}`);
  }
  return validation;
}

/** The events about a send, oldest first, as the feed shows them. */
export async function eventsOf({ api }: Shop, send_id: string): Promise<Schemas["Event"][]> {
  await eventsShown();
  const { body } = await api.listEvents({ query: { object: send_id, limit: 100 } });
  return body.data.toReversed();
}

/** Unix seconds on the account's clock. */
export async function nowOf({ api }: Pick<Shop, "api">): Promise<number> {
  return (await api.getTestClock()).body.now;
}
