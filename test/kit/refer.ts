/** Referrals as callers make them. */
import { randomUUID } from "node:crypto";
import type { Schemas } from "@svc/generated/routes";
import type { Answered } from "./api.ts";
import { given, type KeyInHand, type Shop } from "./given.ts";

type Asked = Answered<Schemas["Referral"]>;

/** Who refers, and who is referred, unless a test says otherwise. */
export const PAIR = {
  referrer: { external_id: "loyalty-1", phone: "0771112222" },
  referee: { external_id: "loyalty-2", phone: "0771113333" },
};

/** Asks for the referral of a pair to a program. */
export async function askReferral(
  { api }: Pick<KeyInHand, "api">,
  program: string,
  wanted: Record<string, unknown> = {},
): Promise<Asked> {
  return (await api.createReferral({ body: { program, ...PAIR, ...wanted } as never })) as Asked;
}

/** The same, of a referral that is made, to a program of its own if none is named. */
export async function referred(
  shop: Pick<Shop, "api">,
  program?: string,
  wanted: Record<string, unknown> = {},
): Promise<Schemas["Referral"]> {
  const named = program ?? (await given.activeProgram(shop)).id;
  const { status, body } = await askReferral(shop, named, wanted);
  if (status === 201) return body;
  throw new Error(`A referral was to be made, and was not: ${JSON.stringify(body)}`);
}

/** Asks for a referral to be qualified. */
export async function qualify(
  { api }: Pick<KeyInHand, "api">,
  referral_id: string,
  idempotency_key: string = randomUUID(),
): Promise<Asked> {
  return (await api.qualifyReferral({ path: { referral_id }, idempotency_key })) as Asked;
}
