/** types.md of a language: every object with its fields, every set of values, every event. */
import type { Language } from "../languages/language.ts";
import type { Declared, Field, Model, Sdk, TypeRef } from "../model/types.ts";
import { wordsOfEnd } from "../names.ts";

/** More values than these stand in a list of their own. */
const VALUES_SHOWN_MAX = 12;

export function typesPage(sdk: Sdk, language: Language): string {
  const events = new Set(sdk.events.map(({ model }) => model));
  const envelopes = new Set(
    sdk.methods.filter(({ shape }) => shape === "list").map(({ envelope }) => envelope),
  );
  const shown = [...sdk.declared.values()].filter(
    ({ name }) => !events.has(name) && !envelopes.has(name),
  );
  const rows = sdk.events.map(({ type, doc }) => `| \`${type}\` | ${cell(doc)} |`);
  return `# Types

Made from the contract by \`npm run sdks\`; never edit this file. The methods are in
[reference.md](reference.md). A value, field or event that is newer than this version is kept and
can be read.

${shown.map((one) => declaredPart(sdk, language, one)).join("\n")}
## Events

The \`data.object\` of an event is the object that it is about.

| Type | When |
|---|---|
${rows.join("\n")}
`;
}

function declaredPart(sdk: Sdk, language: Language, declared: Declared): string {
  const { name, doc } = declared;
  const lead = doc === "" ? "" : `${doc}\n\n`;
  if (declared.kind === "model")
    return `## ${name}\n\n${lead}${fieldTable(sdk, language, declared)}`;
  if (declared.kind === "enum") {
    const rows = declared.values.map((one) => `| \`${one.value}\` | ${cell(one.doc)} |`);
    return `## ${name}\n\n${lead}| Value | |\n|---|---|\n${rows.join("\n")}\n`;
  }
  const first = sdk.declared.get(declared.variants[0]?.model ?? "");
  if (sdk.events.some(({ model }) => model === first?.name) && first?.kind === "model") {
    const fields = first.fields.filter(({ wire }) => wire !== "type" && wire !== "data");
    const words = "`type` is one of [these](#events), `data.object` the object that it is about.";
    return `## ${name}\n\n${lead}${words}\n\n${fieldTable(sdk, language, { ...first, fields })}`;
  }
  const variants = declared.variants.map(({ model }) => linkTo(model)).join(", ");
  return `## ${name}\n\n${lead}One of ${variants}, told apart by \`${declared.property}\`.\n`;
}

function fieldTable(sdk: Sdk, language: Language, { name: model, fields }: Model): string {
  if (fields.length === 0) return "";
  const is_input = sdk.inputs.has(model);
  const rows = fields.map((field) => {
    const name = language.getter?.(field).accessor ?? language.fieldName(field.wire);
    const type = typeCell(sdk, language, field, false);
    const words = is_input ? docOfInput(field) : docOfField(field);
    return `| \`${name}\` | ${type} | ${cell(words)} |`;
  });
  return `| Field | Type | |\n|---|---|---|\n${rows.join("\n")}\n`;
}

/** The type of the language, and beside it the values or the object that it stands for. */
export function typeCell(sdk: Sdk, language: Language, field: Field, input: boolean): string {
  const { type, nullable, secret } = field;
  const text = (language.docType ?? language.type)(type, { nullable, input, secret });
  const own = `\`${text.replaceAll("_models.", "").replaceAll("|", "\\|")}\``;
  const meant = namedIn(type).map((name) => meaningOf(sdk.declared.get(name), name, text));
  return [own, ...meant.filter((one) => one !== "")].join(", ");
}

function meaningOf(declared: Declared | undefined, name: string, text: string): string {
  if (declared?.kind !== "enum") return text.includes(name) ? `see ${linkTo(name)}` : linkTo(name);
  if (declared.values.length > VALUES_SHOWN_MAX) return `a value of ${linkTo(name)}`;
  return `one of ${declared.values.map(({ value }) => `\`${value}\``).join(", ")}`;
}

function namedIn(type: TypeRef): string[] {
  if (type.kind === "list" || type.kind === "map") return namedIn(type.of);
  if (type.kind === "either") return type.of.flatMap(namedIn);
  return "name" in type ? [type.name] : [];
}

/** A heading of types.md. */
export function linkTo(name: string): string {
  return `[${name}](types.md#${name.toLowerCase()})`;
}

/** The words of a field, and until when it works. */
function docOfField({ doc, deprecation }: Field): string {
  return deprecation === null ? doc : `${doc}\n${wordsOfEnd(deprecation)}`;
}

/** The words of a field that callers set, with its default and its limits. */
export function docOfInput(field: Field): string {
  return [docOfField(field), ...limitWords(field)].join(" ");
}

/** What the words of the field say themselves is not said again. */
function limitWords({ doc, limits }: Field): string[] {
  const { minimum, maximum, characters_max, values_max } = limits;
  const isNew = (bound: number | null) => bound !== null && !numbersIn(doc).has(bound);
  const words: string[] = [];
  if (minimum !== null && maximum !== null && (isNew(minimum) || isNew(maximum))) {
    words.push(`From ${shown(minimum)} to ${shown(maximum)}.`);
  } else if (isNew(minimum) && maximum === null) words.push(`At least ${shown(minimum)}.`);
  else if (isNew(maximum) && minimum === null) words.push(`At most ${shown(maximum)}.`);
  if (isNew(characters_max)) words.push(`At most ${shown(characters_max)} characters.`);
  if (isNew(values_max)) words.push(`At most ${shown(values_max)} values.`);
  const { default: preset } = limits;
  if (preset !== null && !/\bdefault\b/i.test(doc)) words.push(`Default: \`${preset}\`.`);
  return words;
}

function shown(bound: number | null): string {
  return (bound ?? 0).toLocaleString("en");
}

/** `1,000` among them as 1000. */
function numbersIn(doc: string): ReadonlySet<number> {
  const found = doc.match(/\d[\d,]*/g) ?? [];
  return new Set(found.map((one) => Number(one.replaceAll(",", ""))));
}

/** Words as they stand in a cell of a table. */
export function cell(words: string): string {
  return words.replaceAll(/\s*\n\s*/g, " ").replaceAll("|", "\\|");
}
