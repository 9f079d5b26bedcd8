import type { Input, Schemas } from "@svc/generated/routes";
import type { Shop } from "./given.ts";

/** Sells US$5.00 of airtime to a number that delivers, unless said otherwise. */
export async function sell(
  { api }: Pick<Shop, "api">,
  wanted: Partial<Input<"createSend">["body"]> = {},
): Promise<Schemas["Send"]> {
  const body = { target: "0771234567", amount: "5.00", currency: "USD", ...wanted };
  const answer = await api.createSend({ body });
  if (answer.status !== 202) {
    throw new Error(`A sale was to be made, and was not: ${JSON.stringify(answer.body)}`);
  }
  return answer.body as Schemas["Send"];
}
