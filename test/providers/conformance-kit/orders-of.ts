/** What every adapter is handed over in the kit. */
import { randomUUID } from "node:crypto";
import type { SupplierOrder } from "@svc/server/providers/port/index.ts";
import type { Subject } from "./subject.ts";

const NUMBERS = {
  econet: "+263771234567",
  netone: "+263712345678",
  telecel: "+263731234567",
} as const;
/** One order for each network, type and currency; which of them are sold, the adapter says. */
export function ordersOf({ meters }: Subject): readonly (() => SupplierOrder)[] {
  return (["USD", "ZWG"] as const).flatMap((currency) => [
    ...Object.entries(NUMBERS).map(
      ([network, target]) =>
        () =>
          orderWith({ type: "airtime", network, target, currency }),
    ),
    () => orderWith({ type: "power", network: "power", target: meters.usual, currency }),
  ]);
}

type Part = Pick<SupplierOrder, "type" | "network" | "target" | "currency">;

function orderWith(part: Part): SupplierOrder {
  const amount_minor = part.currency === "USD" ? 2_037n : 20_037n;
  const ids = { reference: randomUUID(), send_id: randomUUID() };
  return { ...ids, ...part, amount_minor, bundle_id: null, position_centi: null };
}
