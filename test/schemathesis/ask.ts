import { randomUUID } from "node:crypto";
import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import type { Answer } from "@svc/generated/routes";
import type { Till } from "../kit/programs/till.ts";

/** Of those that can be cancelled, advanced or retried, which each can be once. */
export const SOME = 6;

/** The network does not know it. */
export const FAILING = "0771230002";

/** Asks for something that is to succeed. */
export async function ask<Id extends OperationId>(
  till: Till,
  operation_id: Id,
  body: object | null = null,
  path: object = {},
  query: object = {},
): Promise<Answer<Id>["body"]> {
  const is_keyed = OPERATIONS[operation_id].idempotency === "required";
  const idempotency_key = is_keyed ? { idempotency_key: randomUUID() } : {};
  const parts = { path, query, ...(body === null ? {} : { body }), ...idempotency_key };
  const heard = await till.ask(operation_id, parts as never);
  if (heard === null || heard.status >= 300) {
    throw new Error(`${operation_id} was to succeed: ${JSON.stringify(heard)}`);
  }
  return heard.body;
}

export function idsOf(objects: readonly { readonly id: string }[]): string[] {
  return objects.map(({ id }) => id);
}
