import { BEFORE_ALL, type SealedStore } from "#platform/work/reseal";
import { boundTo } from "./tokens.ts";

interface Kept {
  readonly account_id: string;
  readonly id: string;
  readonly token_sealed: string;
}

/** The tokens of links, for a rotation of the sealing key. Writes: reward_links. */
export const sealedLinkTokens: SealedStore = {
  name: "reward_links",
  async read({ sql }, after, limit) {
    const [account_id = BEFORE_ALL, id = BEFORE_ALL] = after ?? [];
    const found = await sql<Kept[]>`
      select account_id, id, token_sealed from reward_links
      where (account_id, id) > (${account_id}, ${id})
      order by account_id, id limit ${limit}`;
    const rows = found.map((row) => ({
      place: [row.account_id, row.id],
      bound_to: boundTo(row.id),
      sealed: [row.token_sealed],
    }));
    return { rows, reached: rows.length < limit ? null : (rows.at(-1)?.place ?? null) };
  },
  async write({ sql }, { place, sealed: before }, sealed) {
    const [account_id = "", id = ""] = place;
    await sql`
      update reward_links set token_sealed = ${sealed[0] ?? ""}
      where account_id = ${account_id} and id = ${id} and token_sealed = ${before[0] ?? ""}`;
  },
};
