import type { Read, Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";

const BY_CODE = "gl:";

/**
 * The ids, as they are written, of those cost centres that texts name by `gl:` and their code; by
 * text. Texts that name none are left out. Whether one is active is for whoever books to it.
 */
export async function findByCodes(
  { sql }: Pick<Tx | Read, "sql">,
  account_id: string,
  written: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const codes = new Map(
    written
      .filter((text) => text.startsWith(BY_CODE))
      .map((text) => [text, text.slice(BY_CODE.length).trim()]),
  );
  if (codes.size === 0) return new Map();
  const rows = await sql<{ id: string; gl_code: string }[]>`
    select id, gl_code from cost_centers
    where account_id = ${account_id} and gl_code = any(${[...new Set(codes.values())]}::text[])`;
  const ids = new Map(rows.map(({ id, gl_code }) => [gl_code, formatId("cc", id)]));
  return new Map(
    [...codes].flatMap(([text, code]): [string, string][] => {
      const id = ids.get(code);
      return id === undefined ? [] : [[text, id]];
    }),
  );
}
