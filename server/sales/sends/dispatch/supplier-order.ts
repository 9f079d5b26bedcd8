import type { SupplierOrder } from "#providers/port";
import type { SendRow } from "../rows/tables.ts";

/** What a supplier is asked about a send, under the reference of one hand-over. */
export function supplierOrder(send: SendRow, reference: string): SupplierOrder {
  return {
    reference,
    send_id: send.id,
    type: send.type,
    bundle_id: send.bundle_id,
    network: send.network,
    target: send.target,
    amount_minor: send.amount_minor,
    currency: send.currency,
    position_centi: null,
  };
}
