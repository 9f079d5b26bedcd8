import { BEFORE_ALL, type SealedStore } from "#platform/work/reseal";
import { boundTo } from "./secrets.ts";

interface Kept {
  readonly account_id: string;
  readonly endpoint_id: string;
  readonly request_id: string;
  readonly sealed: string;
}

/** The signing secrets of endpoints, for a rotation of the sealing key. Writes: webhook_secrets. */
export const sealedSecrets: SealedStore = {
  name: "webhook_secrets",
  async read({ sql }, after, limit) {
    const [account_id = BEFORE_ALL, endpoint_id = BEFORE_ALL, request_id = BEFORE_ALL] =
      after ?? [];
    const found = await sql<Kept[]>`
      select account_id, endpoint_id, request_id, sealed from webhook_secrets
      where (account_id, endpoint_id, request_id)
        > (${account_id}, ${endpoint_id}, ${request_id})
      order by account_id, endpoint_id, request_id limit ${limit}`;
    const rows = found.map((row) => ({
      place: [row.account_id, row.endpoint_id, row.request_id],
      bound_to: boundTo(row.endpoint_id),
      sealed: [row.sealed],
    }));
    return { rows, reached: rows.length < limit ? null : (rows.at(-1)?.place ?? null) };
  },
  async write({ sql }, { place, sealed: before }, sealed) {
    const [account_id = "", endpoint_id = "", request_id = ""] = place;
    await sql`
      update webhook_secrets set sealed = ${sealed[0] ?? ""}
      where account_id = ${account_id} and endpoint_id = ${endpoint_id}
        and request_id = ${request_id} and sealed = ${before[0] ?? ""}`;
  },
};
