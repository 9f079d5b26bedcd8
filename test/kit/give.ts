/** Rewards as callers ask for them. */
import { randomUUID } from "node:crypto";
import type { Schemas } from "@svc/generated/routes";
import type { Answered, Extras } from "./api.ts";
import type { KeyInHand } from "./given.ts";

/** The person of most rewards. */
export const TENDAI = { phone: "0771234567" };

type Asked = Answered<Schemas["Reward"]>;

/** Asks for a reward of the default amount, for somebody and a completion of its own. */
export async function askReward(
  { api }: Pick<KeyInHand, "api">,
  program: string,
  wanted: Record<string, unknown> = {},
  extras: Extras = {},
): Promise<Asked> {
  const body = { program, recipient: TENDAI, completion_id: randomUUID(), ...wanted };
  return (await api.createReward({ body, ...extras })) as Asked;
}

/** The same, of a reward that is made. */
export async function madeReward(
  caller: Pick<KeyInHand, "api">,
  program: string,
  wanted: Record<string, unknown> = {},
): Promise<Schemas["Reward"]> {
  const { status, body } = await askReward(caller, program, wanted);
  if (status === 201) return body;
  throw new Error(`A reward was to be made, and was not: ${JSON.stringify(body)}`);
}
