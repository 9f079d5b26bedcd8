import { ERRORS, type ErrorCode } from "@svc/generated/errors";
import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import { expect } from "vitest";
import type { Answered, Parts } from "./api.ts";
import { given } from "./given.ts";

/** What else a refusal is expected to say. */
export interface ExpectedRefusal {
  readonly param?: string | null;
  readonly meta?: Record<string, unknown>;
  readonly resource?: string;
}

/**
 * The answer refuses with this code, in the catalogue's own status and type, and has changed
 * nothing: no balance, no row, no event.
 */
export async function expectRefusal(
  answer: Answered,
  code: ErrorCode,
  { param, meta, resource }: ExpectedRefusal = {},
): Promise<void> {
  expect(answer.error?.code).toBe(code);
  const { status, type } = ERRORS[code];
  expect(answer).toMatchObject({ status, error: { type } });
  expectNamed(answer.error);
  if (param !== undefined) expect(answer.error?.param).toBe(param);
  if (meta !== undefined) expect(answer.error?.meta).toMatchObject(meta);
  if (resource !== undefined) expect(answer.error?.resource).toBe(resource);
  const now = await answer.snapshot();
  if (answer.before !== null) expect(now).toEqual(answer.before);
}

/** The sentence of an error names the field that it is about. */
function expectNamed(error: Answered["error"]): void {
  for (const { param, message } of error?.details ?? []) {
    const [field = ""] = /^[\w-]+/.exec(param ?? "") ?? [];
    expect(message).toContain(field);
  }
}

/**
 * Nobody but its owner sees an object: another organisation that asks for it hears what it would
 * hear of an id that does not exist, and so does the organisation's other mode.
 */
export async function expectUnseen<Id extends OperationId>(
  operation_id: Id,
  parts: Parts<Id>,
): Promise<void> {
  const stranger = await given.stranger();
  const answer = await stranger.api[operation_id](parts as never);
  const is_path = OPERATIONS[operation_id].path.includes("{");
  await expectRefusal(answer, is_path ? "resource_missing" : "reference_not_found");
}
