/** The fields of an object and the parameters of an operation, each with what it may be. */
import { type Contract, type Parameter, resolved, type Schema } from "../contract.ts";
import { endOfField } from "../deprecations.ts";
import { cellText } from "../markdown.ts";
import { limitsOf } from "./limits.ts";
import { choicesOf, isNullable, wholeObject } from "./shapes.ts";
import { type Below, belowOf, typeWords } from "./types.ts";

/** A page under way: what it has described once, it links to from then on. */
export interface Sheet {
  readonly contract: Contract;
  readonly described: Set<string>;
}

const END = "x-svc-deprecation";
/** Parts inside parts are folded this deep. */
const DEPTH_MAX = 5;
/** An enumeration of so few values is read faster than unfolded. */
const VALUES_OPEN_MAX = 3;
/** The values that stand in the fold's own line. */
const VALUES_NAMED_MAX = 4;

interface Row {
  readonly name: string;
  /** What the field belongs to; both together are its anchor. */
  readonly owner: string;
  readonly must: boolean;
  readonly schema: Schema;
  readonly description: string | undefined;
  readonly depth: number;
}

/** The fields of an object; `marks_required` is for requests, where a field may be left out. */
export function fieldList(
  sheet: Sheet,
  schema: Schema,
  { owner, marks_required }: Pick<Naming, "owner" | "marks_required">,
): string {
  const name = (field: string) => field;
  return wrapped(rowsOf(sheet, schema, { owner, marks_required, depth: 0, name }));
}

export function parameterList(
  sheet: Sheet,
  owner: string,
  parameters: readonly Parameter[],
): string {
  const rows = parameters.map(({ name, schema: own, required, description, [END]: end }) => {
    const schema = end === undefined ? own : { ...own, [END]: end };
    return row(sheet, { owner, name, must: required === true, schema, description, depth: 0 });
  });
  return wrapped(rows);
}

/** A body that is no object with fields of its own: what it may be, and what those are. */
export function valueParts(sheet: Sheet, schema: Schema): string {
  const parts = foldsOf(sheet, schema, { name: "body", depth: 0 });
  return [typeWords(sheet.contract, schema), ...parts].join("\n\n");
}

function wrapped(rows: readonly string[]): string {
  return `<div class="fields">\n\n${rows.join("\n\n")}\n\n</div>`;
}

interface Naming {
  readonly owner: string;
  readonly marks_required: boolean;
  readonly depth: number;
  /** How a field of the object is written by who sends it. */
  readonly name: (field: string) => string;
}

function rowsOf({ contract, described }: Sheet, schema: Schema, naming: Naming): string[] {
  const { properties, required } = wholeObject(contract, schema);
  return Object.entries(properties).map(([field, own]) =>
    row(
      { contract, described },
      {
        owner: naming.owner,
        name: naming.name(field),
        must: naming.marks_required && required.includes(field),
        schema: own,
        description: own.description,
        depth: naming.depth,
      },
    ),
  );
}

function row(sheet: Sheet, { owner, name, must, schema, description, depth }: Row): string {
  const { contract } = sheet;
  const end = schema[END] === undefined ? "" : ` ${endOfField(schema[END])}`;
  const words = (description ?? resolved(contract, schema).description ?? "") + end;
  const about = [typeOf(contract, schema), ...marksOf(contract, schema, must)].join(" ");
  const folds = foldsOf(sheet, schema, { name, depth });
  const anchor = `${owner}.${name}`;
  const link = `<a class="field" id="${anchor}" href="#${anchor}"><code>${name}</code></a>`;
  const text = [`- ${link} ${about}  \n${cellText(words)}`, ...folds].join("\n\n");
  return text.replaceAll(/\n(?=[^\n])/g, "\n  ");
}

/** What stands below a field, where the page has not described it before. */
function foldsOf(sheet: Sheet, schema: Schema, at: Pick<Row, "name" | "depth">): string[] {
  const { contract, described } = sheet;
  const named = new Map(belowOf(contract, schema).map((one) => [one.name, one]));
  const below = [...named.values()].filter(({ name }) => !described.has(name));
  for (const { name } of below) described.add(name);
  const folds = below.map((one) => (one.kind === "values" ? values(one) : part(sheet, one, at)));
  return folds.filter((fold) => fold !== "");
}

function typeOf(contract: Contract, schema: Schema): string {
  const [only = schema, ...others] = choicesOf(contract, schema);
  const own = others.length === 0 ? resolved(contract, only) : {};
  const limits = limitsOf({ ...own, ...resolved(contract, schema), ...schema });
  return `*${[typeWords(contract, schema), ...limits].join(", ")}*`;
}

function marksOf(contract: Contract, schema: Schema, must: boolean): string[] {
  const own = resolved(contract, schema);
  const is_secret = schema["x-svc-secret"] !== undefined || own["x-svc-secret"] !== undefined;
  return [
    must ? "**required**" : null,
    isNullable(contract, schema) ? "*nullable*" : null,
    is_secret ? "**secret**" : null,
    schema["x-svc-planned"] === true ? "**planned**" : null,
    schema[END] === undefined ? null : "**deprecated**",
  ].filter((mark) => mark !== null);
}

/** Every value of an enumeration with what it means. */
function values({ name, schema }: Below): string {
  const meanings = schema["x-enumDescriptions"] ?? {};
  const all = (schema.enum ?? []).map(String);
  const rows = all.map((value) => `| \`${value}\` | ${cellText(meanings[value] ?? "")} |`);
  const named = all.slice(0, VALUES_NAMED_MAX).map((value) => `<code>${value}</code>`);
  const rest = all.length > named.length ? ` and ${all.length - named.length} more` : "";
  const state = all.length <= VALUES_OPEN_MAX ? " open" : "";
  return folded(
    `id="${name}" class="values"${state}`,
    `${named.join(", ")}${rest}`,
    ["| Value | Meaning |", "|---|---|", ...rows].join("\n"),
  );
}

/** The fields of an object that stands in another, and nowhere alone. */
function part(sheet: Sheet, { name, schema }: Below, at: Pick<Row, "name" | "depth">): string {
  if (at.depth >= DEPTH_MAX) return "";
  const inner = isFilter(name)
    ? (field: string) => `${at.name}[${field}]`
    : (field: string) => field;
  const marks_required = schema.properties !== undefined && isInput(name);
  const naming = { owner: name, marks_required, depth: at.depth + 1, name: inner };
  const rows = rowsOf(sheet, schema, naming);
  return folded(
    `id="${name}" class="part"`,
    `Fields of <code>${at.name}</code>`,
    rows.join("\n\n"),
  );
}

/** A filter is written as several parameters: `created[gte]`. */
function isFilter(name: string): boolean {
  return name.endsWith("Filter");
}

/** The contract names what is only sent by these words. */
function isInput(name: string): boolean {
  return /(?:Create|Update|Input|Person|Set|Request|Line)$/.test(name);
}

function folded(attributes: string, summary: string, body: string): string {
  return `<details ${attributes}><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
