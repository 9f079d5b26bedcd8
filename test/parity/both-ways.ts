/** One sale tried both ways: with `validate_only`, and in earnest. */
import type { Schemas } from "@svc/generated/routes";
import { expect } from "vitest";
import type { Answered } from "../kit/api.ts";
import type { KeyInHand } from "../kit/given.ts";

type Validation = Schemas["SendValidation"];

/** What an error and the problem of a validation have in common; bounds of time move on. */
export function asProblem({ status, error }: Answered): Validation["problems"][number] | undefined {
  if (error === null) return undefined;
  const { type, code, message, param, meta } = error;
  return { type, code, message, param, meta: code === "time_out_of_range" ? {} : meta, status };
}

/** The validation writes nothing; what the utility was asked is no part of the account. */
export async function tryBoth({ api }: Pick<KeyInHand, "api">, body: object) {
  const validated = await api.createSend({
    body: { ...body, validate_only: true },
    looks_back: true,
  });
  expect(await validated.snapshot()).toEqual(validated.before);
  const real = await api.createSend({ body: { ...body } });
  return { validated, real };
}

/** Valid exactly when it is sold, and else the first problem is the error. */
export function expectAgreement(validated: Answered, real: Answered): void {
  const { valid, problems } = validated.body as Validation;
  if (validated.status !== 200) {
    expect(asProblem(validated)).toEqual(asProblem(real));
    return;
  }
  expect(valid).toBe(real.status === 202);
  if (real.status === 200) expect(problems[0]?.code).toBe("reference_in_use");
  else expect(problems[0]).toEqual(asProblem(real));
}
