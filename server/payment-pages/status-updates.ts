/** Where Paynow says that a payment has changed. */
import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { noteChange } from "#money/topups";
import type { Currency } from "#platform/context";
import type { Database } from "#platform/db/transaction";
import type { Config } from "#platform/settings/config";
import { paynowUpdate } from "#providers/payments";
import { notePaymentChange } from "#sales/checkout-sessions";

/** What status updates are heard with. */
export interface StatusUpdateDeps {
  readonly config: Pick<Config, "paynow">;
  readonly database: Pick<Database, "transact">;
}

const BYTES_MAX = 16_384;

/**
 * Serves `POST /payments/paynow/{currency}`. An update has to prove itself by the key of the
 * integration; it is a hint, and what it says is polled for. Every update that does is answered
 * with 200, whatever comes of it, so that it is not repeated.
 */
export function mountStatusUpdates(app: Hono, { config, database }: StatusUpdateDeps): void {
  const limit = bodyLimit({ maxSize: BYTES_MAX, onError: (c) => c.text("too large", 413) });
  app.post("/payments/paynow/:currency{USD|ZWG}", limit, async (c) => {
    const currency = c.req.param("currency") as Currency;
    const integration = config.paynow[currency];
    if (integration === null) return c.text("not found", 404);
    const update = paynowUpdate(await c.req.text(), { ...integration, currency });
    if (update === null) return c.text("invalid hash", 400);
    await noteChange(database, update);
    await notePaymentChange(database, update);
    return c.text("ok");
  });
}
