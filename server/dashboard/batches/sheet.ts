/** The lines of a spreadsheet between two checks: cells that somebody has put right are written. */
import { stringify } from "csv-stringify/sync";
import { refusalOf } from "#platform/refusal";
import { readTable } from "#platform/wire/csv-table";

const CELL = /^cell\.(\d{1,5})\.(.+)$/;

/** The text of a sheet with the cells of a form in it. What cannot be read stays as it is. */
export async function sheetOf(form: URLSearchParams): Promise<string> {
  const text = form.get("file")?.trim() || (form.get("csv") ?? "").trim();
  const changes = [...form].flatMap(([name, value]): [number, string, string][] => {
    const [, line, heading] = CELL.exec(name) ?? [];
    return heading === undefined ? [] : [[Number(line), heading, value.trim()]];
  });
  if (changes.length === 0) return text;
  const rows = (await cellsOf(text)).map((cells) => new Map(cells));
  for (const [line, heading, value] of changes) rows[line - 1]?.set(heading, value);
  return writeSheet(rows);
}

/** Lines as the text of a sheet, with every heading that one of them has. Pure. */
export function writeSheet(rows: readonly ReadonlyMap<string, string>[]): string {
  const columns = [...new Set(rows.flatMap((cells) => [...cells.keys()]))];
  const records = rows.map((cells) => columns.map((name) => cells.get(name) ?? ""));
  return stringify([columns, ...records]);
}

/** The cells of each line by their headings; none of a text that is no table. */
export async function cellsOf(text: string): Promise<readonly ReadonlyMap<string, string>[]> {
  const wanted = { isKnown: () => true, unknown_columns: "ignore" } as const;
  let rows: readonly ReadonlyMap<string, string>[] = [];
  const refusal = await refusalOf(
    (async () => {
      rows = readTable(text, wanted).map(({ cells }) => cells);
    })(),
  );
  return refusal === null ? rows : [];
}
