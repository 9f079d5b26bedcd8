import { BEFORE_ALL, type SealedStore } from "#platform/work/reseal";
import { boundTo } from "./bought-power.ts";
import type { SealedToken } from "./power-facts.ts";

interface Kept {
  readonly account_id: string;
  readonly id: string;
  readonly tokens: readonly SealedToken[] | null;
}

/** The tokens of power sales, for a rotation of the sealing key. Writes: sends. */
export const sealedTokens: SealedStore = {
  name: "sends",
  // Sales without a token are read too: the limit is one of rows, whatever was sold.
  async read({ sql }, after, limit) {
    const [account_id = BEFORE_ALL, id = BEFORE_ALL] = after ?? [];
    const found = await sql<Kept[]>`
      select account_id, id, power -> 'tokens' as tokens from sends
      where (account_id, id) > (${account_id}, ${id})
      order by account_id, id limit ${limit}`;
    const rows = found.map((row) => ({
      place: [row.account_id, row.id],
      bound_to: boundTo(row.id),
      sealed: (row.tokens ?? []).map(({ sealed }) => sealed),
    }));
    return { rows, reached: rows.length < limit ? null : (rows.at(-1)?.place ?? null) };
  },
  async write({ sql }, { place, sealed: before }, sealed) {
    const [account_id = "", id = ""] = place;
    const [row] = await sql<Pick<Kept, "tokens">[]>`
      select power -> 'tokens' as tokens from sends
      where account_id = ${account_id} and id = ${id} for no key update`;
    const tokens = row?.tokens ?? [];
    if (tokens.map((token) => token.sealed).join() !== before.join()) return;
    const written = tokens.map((token, index) => ({ ...token, sealed: sealed[index] }));
    await sql`
      update sends set power = jsonb_set(power, '{tokens}', ${JSON.stringify(written)}::text::jsonb)
      where account_id = ${account_id} and id = ${id}`;
  },
};
