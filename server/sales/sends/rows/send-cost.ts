import type { SendRow } from "./tables.ts";

/** What a send drew, as the ledger's closing verbs take it. Units: minor units. */
export function costOfSend(send: SendRow) {
  const { account_id, id: send_id, currency, cost_minor, api_key_id, cost_center_id } = send;
  return {
    account_id,
    send_id,
    currency,
    cost_minor,
    api_key_id,
    cost_center_id,
  };
}
