/** What came back: for people a table or a card, for programs JSON, a list an object a line. */
import { FileResult } from "../../node/src/runtime/file.ts";
import { writeJson } from "../../node/src/runtime/json.ts";
import { Page, PageRequest } from "../../node/src/runtime/page.ts";
import type { ContractCommand } from "./contract.ts";
import { type Flags, isSet, textOf } from "./flags.ts";
import { type Io, warn } from "./io.ts";
import { styleOf } from "./style.ts";
import { at, cardOf, tableOf } from "./table.ts";

type Row = Readonly<Record<string, unknown>>;

interface Printing {
  readonly io: Io;
  readonly flags: Flags;
  readonly is_json: boolean;
  readonly fields: readonly string[] | null;
}

export async function printResult(
  io: Io,
  command: ContractCommand,
  flags: Flags,
  result: unknown,
): Promise<void> {
  const printing = printingOf(io, flags);
  if (result instanceof PageRequest && isSet(flags, "all")) {
    for await (const page of result.pages()) printRows(printing, page.data as Row[]);
    return;
  }
  const answer = await result;
  if (answer instanceof FileResult) return await printFile(printing, answer);
  if (answer instanceof Page) return printPage(printing, command, answer);
  printObject(printing, answer as Row);
}

export function printingOf(io: Io, flags: Flags): Printing {
  const text = textOf(flags, "fields");
  const fields = text === undefined ? null : text.split(",").map((name) => name.trim());
  return { io, flags, is_json: isSet(flags, "json") || !io.out.is_terminal, fields };
}

export function printObject({ io, is_json, fields }: Printing, object: Row): void {
  if (is_json) {
    io.out.write(`${writeJson(chosen(object, fields))}\n`);
    return;
  }
  const screen = { style: styleOf(io.out), columns: io.out.columns };
  const lines = cardOf(chosen(object, fields), screen);
  io.out.write(lines.length === 0 ? "Done.\n" : `${lines.join("\n")}\n`);
}

export function printRows({ io, is_json, fields }: Printing, rows: readonly Row[]): void {
  if (is_json) {
    for (const row of rows) io.out.write(`${writeJson(chosen(row, fields))}\n`);
    return;
  }
  if (rows.length === 0) return;
  const screen = { style: styleOf(io.out), columns: io.out.columns };
  io.out.write(`${tableOf(rows, screen, fields ?? undefined).join("\n")}\n`);
}

/** Only the fields that were asked for, under the names by which they were. */
function chosen(object: Row, fields: readonly string[] | null): Row {
  if (fields === null) return object;
  return Object.fromEntries(fields.map((name) => [name, at(object, name) ?? null]));
}

function printPage(printing: Printing, { words }: ContractCommand, page: Page<unknown>): void {
  const { io, flags } = printing;
  printRows(printing, page.data as Row[]);
  if (isSet(flags, "quiet")) return;
  if (page.data.length === 0 && !printing.is_json) warn(io, "Nothing found.");
  if (!page.hasMore) return;
  const name = textOf(flags, "ending-before") === undefined ? "starting-after" : "ending-before";
  const next =
    page.nextCursor === null ? "" : `, or --${name} ${page.nextCursor} for the next page`;
  warn(io, `There are more: svc ${words.join(" ")} --all${next}.`);
}

async function printFile({ io, flags }: Printing, file: FileResult): Promise<void> {
  const target = textOf(flags, "output");
  if (target !== undefined) {
    warn(io, `Saved ${await file.saveTo(target)}`);
    return;
  }
  for await (const part of file) io.out.write(part);
}
