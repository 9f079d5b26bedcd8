/** Completions as survey tools send them: signed with a program's secret, without a key. */
import { randomUUID } from "node:crypto";
import type { Schemas } from "@svc/generated/routes";
import type { Answered, Extras } from "./api.ts";
import { given, type Shop } from "./given.ts";

/** A program, and the secret that signs for it. */
export interface SignedProgram {
  /** Wire id. */
  readonly id: string;
  readonly secret: string;
}

type Asked = Answered<Schemas["Reward"]>;

/** An active program, with the secret that was shown when it was made. */
export async function signedProgram(
  shop: Pick<Shop, "api">,
  wanted: Record<string, unknown> = {},
): Promise<SignedProgram> {
  const { id, completions_secret } = await given.program(shop, wanted);
  await shop.api.activateProgram({ path: { program_id: id } });
  return { id, secret: completions_secret ?? "" };
}

/**
 * Sends a completion of its own by somebody, signed. The client's key goes with it, so that what
 * the account held can be compared; nobody looks at it.
 */
export async function complete(
  { api }: Pick<Shop, "api">,
  { id, secret }: SignedProgram,
  wanted: Record<string, unknown> = {},
  extras: Extras = {},
): Promise<Asked> {
  const somebody = "recipient" in wanted ? {} : { phone: "0771234567" };
  const text = JSON.stringify({ completion_id: randomUUID(), ...somebody, ...wanted });
  const path = { program_id: id };
  const parts = { path, text, sign_with: secret, ...extras };
  return (await api.createCompletion(parts as never)) as Asked;
}

/** The same, of a completion that is rewarded. */
export async function completed(
  shop: Pick<Shop, "api">,
  program: SignedProgram,
  wanted: Record<string, unknown> = {},
): Promise<Schemas["Reward"]> {
  const { status, body } = await complete(shop, program, wanted);
  if (status === 201) return body;
  throw new Error(`A completion was to be rewarded, and was not: ${JSON.stringify(body)}`);
}
