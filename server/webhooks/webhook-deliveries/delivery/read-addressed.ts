import assert from "node:assert/strict";
import { type EndpointRow, findEndpointsOf, signingSecrets } from "#webhooks/webhook-endpoints";
import type { LeasedDelivery } from "./lease-deliveries.ts";
import type { RenderDeps } from "./render-bodies.ts";

/** A leased delivery with its endpoint, and what signs for it at this moment. */
export interface AddressedDelivery extends LeasedDelivery {
  readonly endpoint: EndpointRow;
  readonly secrets: readonly string[];
}

/** Reads where a leased set goes, of any accounts, in two statements. */
export async function readAddressed(
  { database, config: { secret_key } }: RenderDeps,
  leased: readonly LeasedDelivery[],
): Promise<AddressedDelivery[]> {
  const asked = new Map(
    leased.map(({ row: { account_id, endpoint_id }, now }) => {
      return [endpoint_id, { account_id, endpoint_id, now }] as const;
    }),
  );
  const names = [...asked.values()];
  const { rows, secrets } = await database.read(async (read) => {
    const [rows, secrets] = await Promise.all([
      findEndpointsOf(read, names),
      signingSecrets(read, names, { secret_key }),
    ]);
    return { rows, secrets };
  });
  const endpoints = new Map(rows.map((row) => [row.id, row]));
  return leased.map((one) => {
    const endpoint = endpoints.get(one.row.endpoint_id);
    assert(endpoint !== undefined, `no row for endpoint ${one.row.endpoint_id}`);
    return { ...one, endpoint, secrets: secrets.get(endpoint.id) ?? [] };
  });
}
