/** Objects for people: rows of a table, and the card of one. */
import { TIMES } from "./generated/commands.ts";
import { cut, padded, plain, type Style, statusText, widthOf, wrapped } from "./style.ts";

type Row = Readonly<Record<string, unknown>>;

export interface Screen {
  readonly style: Style;
  readonly columns: number;
}

/** What a row is known by, before all else that fits. */
const FIRST = [
  ...["id", "code", "number", "name", "title", "type", "status", "target_display", "amount"],
  ...["currency", "method", "path", "description", "created"],
];
const LEFT_OUT = new Set(["object", "livemode", "mode", "api_version"]);
const CELL_MAX = 44;
/** What is longer in one word is for programs, as a signed token is; JSON has it whole. */
const WORD_MAX = 120;
const GAP = "  ";

/** A table that fits the terminal; of many fields only the first are shown. */
export function tableOf(
  rows: readonly Row[],
  { style, columns }: Screen,
  chosen?: readonly string[],
) {
  const names = chosen ?? fitting(rows, columns);
  const widths = names.map((name) => Math.min(CELL_MAX, widest(rows, name)));
  const is_number = names.map((name) =>
    rows.every((row) => /^-?[\d.,]*$|^–$/.test(cellText(name, at(row, name)))),
  );
  const line = (cells: readonly string[], paint: (cell: string, index: number) => string) =>
    cells
      .map((cell, index) => {
        const width = widths[index] ?? 0;
        const text = cut(cell, width);
        const space = " ".repeat(Math.max(0, width - widthOf(text)));
        const painted = paint(text, index);
        if (is_number[index]) return space + painted;
        return index === names.length - 1 ? painted : painted + space;
      })
      .join(GAP);
  const head = line(
    names.map((name) => name.replaceAll("_", " ").toUpperCase()),
    (cell) => style.dim(cell),
  );
  const body = rows.map((row) =>
    line(
      names.map((name) => cellText(name, at(row, name))),
      (cell, index) => painted(style, names[index] ?? "", cell),
    ),
  );
  return [head, ...body];
}

function painted(style: Style, name: string, cell: string): string {
  return name === "status" ? statusText(style, cell) : cell;
}

function widest(rows: readonly Row[], name: string): number {
  const cells = rows.map((row) => widthOf(cellText(name, at(row, name))));
  return Math.max(widthOf(name), ...cells);
}

/** The fields in the order of their weight, as long as there is room. */
function fitting(rows: readonly Row[], columns: number): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (name) => !LEFT_OUT.has(name) && rows.some((row) => isCell(row[name])),
  );
  const rank = (name: string) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);
  const ordered = names.sort((a, b) => rank(a) - rank(b));
  const shown: string[] = [];
  let used = 0;
  for (const name of ordered) {
    const width = Math.min(CELL_MAX, widest(rows, name)) + (shown.length > 0 ? GAP.length : 0);
    if (shown.length > 0 && used + width > columns) continue;
    shown.push(name);
    used += width;
  }
  return shown;
}

function isCell(value: unknown): boolean {
  return value !== null && value !== undefined && typeof value !== "object";
}

/** `recipient.name` of an object. */
export function at(row: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((held, name) => (held as Row | null | undefined)?.[name], row);
}

/** A value on one line. Amounts are text of the service and stay as they are. */
function cellText(name: string, value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number" && TIMES.includes(name.split(".").at(-1) ?? "")) {
    return timeText(value);
  }
  if (Array.isArray(value)) return value.map((one) => cellText("", one)).join(", ");
  if (typeof value === "object") {
    const pairs = Object.entries(value).map(([key, one]) => `${key} ${cellText(key, one)}`);
    return pairs.join(", ");
  }
  return plain(String(value));
}

/** In UTC, as the service's own days are not those of this machine. */
function timeText(seconds: number): string {
  const date = new Date(seconds * 1_000);
  if (Number.isNaN(date.getTime())) return String(seconds);
  return `${date.toISOString().slice(0, 16).replace("T", " ")}Z`;
}

/** All fields of an object that say something, one a line. */
export function cardOf(object: Row, screen: Screen, indent = ""): string[] {
  const entries = Object.entries(object).filter(
    ([name, value]) => name !== "object" && !isEmpty(value),
  );
  const width = Math.max(0, ...entries.map(([name]) => widthOf(name)));
  return entries.flatMap(([name, value]) => fieldLines(name, value, { screen, indent, width }));
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.keys(value).length === 0;
}

interface Place {
  readonly screen: Screen;
  readonly indent: string;
  readonly width: number;
}

function fieldLines(name: string, value: unknown, { screen, indent, width }: Place): string[] {
  const { style, columns } = screen;
  const label = indent + style.dim(padded(name, width));
  const deeper = `${indent}  `;
  const narrow = { style, columns: columns - deeper.length };
  if (Array.isArray(value) && value.every((one) => typeof one === "object" && one !== null)) {
    const rows = tableOf(value as Row[], narrow);
    return [indent + style.dim(name), ...rows.map((row) => deeper + row)];
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return [indent + style.dim(name), ...cardOf(value as Row, screen, deeper)];
  }
  if (typeof value === "string" && value.includes("\n")) {
    const lines = value.trimEnd().split("\n").map(plain);
    return [indent + style.dim(name), ...lines.map((line) => deeper + line)];
  }
  const text = cellText(name, value);
  const room = Math.max(20, columns - widthOf(indent) - width - GAP.length);
  const word = widthOf(text) > WORD_MAX ? cut(text, room) : text;
  const lines = text.includes(" ") ? wrapped(text, room) : [word];
  const rest = lines.slice(1).map((line) => indent + " ".repeat(width) + GAP + line);
  return [`${label}${GAP}${painted(style, name, lines[0] ?? "")}`, ...rest];
}
