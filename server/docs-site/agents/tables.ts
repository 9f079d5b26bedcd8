/** Tables of Markdown that the texts for agents share, from the contract. */
import type { Contract, McpTool } from "../contract.ts";
import { cellText } from "../markdown.ts";

const EVERY_KEY = "any";

export function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cellText).join(" | ")} |`;
  return [line(titles), `|${"---|".repeat(titles.length)}`, ...rows.map(line)].join("\n");
}

/** The values of an enumeration with what each means. */
export function valueTable({ components }: Contract, name: string, title: string): string {
  const meanings = Object.entries(components.schemas[name]?.["x-enumDescriptions"] ?? {});
  return table(
    [title, "What it means"],
    meanings.map(([value, meaning]) => [code(value), meaning]),
  );
}

/** Errors with what to do about each. */
export function errorTable(contract: Contract, codes: readonly string[]): string {
  const catalogue = contract["x-svc-error-codes"];
  const rows = codes.map((name) => {
    const entry = catalogue[name];
    if (entry === undefined) throw new Error(`The contract has no error ${name}.`);
    return [String(entry.status), code(name), entry.fix];
  });
  return table(["Status", "Code", "What to do"], rows);
}

export function toolTable(tools: readonly McpTool[]): string {
  const rows = tools.map(({ name, scope, description }) => [
    code(name),
    scopeOf(scope),
    description,
  ]);
  return table(["Tool", "Scope", "What it does"], rows);
}

function scopeOf(scope: string): string {
  return scope === EVERY_KEY ? "any" : code(scope);
}

export function code(text: string): string {
  return `\`${text}\``;
}
