/** Disputes as callers open them. */
import type { Input, Schemas } from "@svc/generated/routes";
import type { Answered } from "./api.ts";
import type { KeyInHand, Shop } from "./given.ts";
import { sell } from "./sell.ts";

type Asked = Answered<Schemas["Dispute"]>;

/** A sale that has ended: it was delivered, unless said otherwise. */
export async function endedSend(
  { api }: Pick<Shop, "api">,
  {
    to = "delivered",
    ...wanted
  }: Partial<Input<"createSend">["body"]> & {
    to?: "delivered" | "failed";
  } = {},
): Promise<Schemas["Send"]> {
  const { id } = await sell({ api }, wanted);
  const { status, body } = await api.advanceTestSend({ path: { send_id: id }, body: { to } });
  if (status === 200) return body;
  throw new Error(`A sale was to end, and did not: ${JSON.stringify(body)}`);
}

/** Asks for a dispute about a send. */
export async function dispute(
  { api }: Pick<KeyInHand, "api">,
  send: string,
  wanted: Record<string, unknown> = {},
): Promise<Asked> {
  const body = { send, reason: "not_delivered", ...wanted };
  return (await api.createDispute({ body } as never)) as Asked;
}

/** The same, of a dispute that is opened. */
export async function opened(
  shop: Pick<KeyInHand, "api">,
  send: string,
  wanted: Record<string, unknown> = {},
): Promise<Schemas["Dispute"]> {
  const { status, body } = await dispute(shop, send, wanted);
  if (status === 201) return body;
  throw new Error(`A dispute was to be opened, and was not: ${JSON.stringify(body)}`);
}
