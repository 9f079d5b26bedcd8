import type { Schemas } from "@svc/generated/routes";
import { type Asking, ask } from "../ask.ts";
import { type Entered, isMeterNumber } from "./read-sale.ts";

/**
 * What an amount of electricity buys, before the customer pays. Opening the page again shows the
 * quote that it showed first. Null where there is none, or where it cannot be used any more: the
 * sale goes on without.
 */
export async function readQuote(
  asking: Asking,
  { target = "", amount = "", currency = "USD", sale = "" }: Entered,
): Promise<Schemas["Quote"] | null> {
  if (!isMeterNumber(target) || !asking.signed.viewer.may("createQuote")) return null;
  const { refusal, body } = await ask(asking, {
    operation_id: "createQuote",
    body: { target, amount, currency },
    idempotency_key: `quote-${sale}-${amount}`,
  });
  if (refusal !== null) return null;
  const quote = body as Schemas["Quote"];
  return quote.status === "open" ? quote : null;
}
