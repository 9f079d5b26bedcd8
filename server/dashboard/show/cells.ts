import { html } from "hono/html";
import type { Language } from "#platform/words/language";
import { messageOf } from "../complaint.ts";
import type { Markup } from "./layout.ts";

interface CellError {
  readonly code: string;
  readonly param: string | null;
  readonly message: string;
}

interface CellsOfLine {
  readonly legend: string;
  readonly line: number;
  /** The headings of the cells that can be changed. */
  readonly names: readonly string[];
  readonly cells: ReadonlyMap<string, string>;
  readonly errors: readonly CellError[];
  /** What stands above the cells. */
  readonly above?: Markup | string;
  readonly language?: Language;
}

/** The cells of a line, with what is wrong with each; what is about none stands above. */
export function cellsOfLine({ legend, line, names, cells, ...rest }: CellsOfLine): Markup {
  const { errors, above, language = "en" } = rest;
  const says = ({ code, message }: CellError) =>
    messageOf({ code, message: plainMessage(message) }, language);
  const isAt = (param: string | null, name: string) =>
    param === name || (param?.endsWith(`.${name}`) ?? false);
  const others = errors.filter(({ param }) => !names.some((name) => isAt(param, name)));
  return html`<fieldset class="cells"><legend>${legend}</legend>
${others.map((one) => html`<p class="wrong">${says(one)}</p>`)}${above ?? ""}
${names.map((name) => {
  const id = `cell-${line}-${name.replaceAll(/\W/g, "-")}`;
  const error = errors.find(({ param }) => isAt(param, name));
  const marks =
    error === undefined ? "" : html` aria-invalid="true" aria-describedby="${id}-wrong"`;
  const why = error && html`<p class="wrong" id="${id}-wrong">${says(error)}</p>`;
  const value = cells.get(name) ?? "";
  return html`<div><label for="${id}">${name}</label>
<input id="${id}" name="cell.${line}.${name}" value="${value}" autocomplete="off"${marks}>
${why ?? ""}</div>`;
})}</fieldset>`;
}

/** A message about a line as a person reads it, without the place that its legend names. */
export function plainMessage(message: string): string {
  return message.replaceAll("`", "").replaceAll(/(?:items|lines)\[\d+\]\./g, "");
}
