/** What the templates read of a model, an enum or a union: every word is decided. */

import type { DocLine, Getter, Language } from "../languages/language.ts";
import type { Declared, Field, Model, Sdk, TypeRef } from "../model/types.ts";
import { wordsOfEnd } from "../names.ts";
import { docOf } from "./field-doc.ts";
import { namesIn } from "./modules.ts";

export interface LoweredField {
  readonly name: string;
  readonly wire: string;
  readonly type: string;
  /** As the type, and null where the field may be missing. */
  readonly type_in_model: string;
  /** The type as it is written among the models themselves. */
  readonly local_type: string;
  /** The type as a caller may write it. */
  readonly input_type: string;
  /** The same of one that may be left out. */
  readonly optional_type: string;
  /** The types as docs say them. */
  readonly hint: string;
  readonly input_hint: string;
  /** Whether it is an object on the wire, even with nothing in it. */
  readonly is_object: boolean;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly renamed: boolean;
  /** What reads its value from JSON; false in languages that do not say it. */
  readonly reader: string | false;
  /** The method that reads it; false in languages that read it by its name alone. */
  readonly getter: Getter | false;
  readonly doc: readonly DocLine[] | false;
  /** What the mark of the language says of a field that ends, as a literal. */
  readonly deprecated: { readonly message: string } | false;
}

/** A key that is missing in a node would be looked up in its parents: all stand in all. */
export interface LoweredSchema {
  readonly name: string;
  readonly module: string;
  readonly doc: readonly DocLine[] | false;
  readonly is_model: boolean;
  readonly is_input: boolean;
  readonly is_enum: boolean;
  readonly is_open: boolean;
  readonly is_union: boolean;
  readonly is_event: boolean;
  readonly fields: readonly LoweredField[] | false;
  readonly required: readonly LoweredField[] | false;
  readonly optional: readonly LoweredField[] | false;
  /** What is decoded to a class, by wire name, as a literal of the language. */
  readonly codecs: readonly { readonly wire: string; readonly codec: string }[] | false;
  readonly secrets: readonly { readonly wire: string }[] | false;
  /** The fields that hold a model with secrets, at any depth. */
  readonly holds: readonly { readonly wire: string; readonly holds: string }[] | false;
  /** Whether a secret is in it or in what it holds. */
  readonly guards: boolean;
  readonly renames: readonly { readonly name: string; readonly wire: string }[] | false;
  readonly values:
    | readonly { readonly value: string; readonly constant: string; readonly doc: unknown }[]
    | false;
  readonly property: string | false;
  readonly variants: readonly { readonly value: string; readonly model: string }[] | false;
  readonly unknown: string | false;
  /** Of a model, the unions that it is a variant of. */
  readonly unions: readonly { readonly union: string }[] | false;
  /** Fields that every variant has in the same form: of events, or where getters say so of all. */
  readonly shared: readonly LoweredField[] | false;
}

const EVENT = "Event";
const UNKNOWN_EVENT = "UnknownEvent";

const NOTHING = {
  is_model: false,
  is_input: false,
  is_enum: false,
  is_open: false,
  is_union: false,
  is_event: false,
  fields: false,
  required: false,
  optional: false,
  codecs: false,
  secrets: false,
  holds: false,
  guards: false,
  renames: false,
  values: false,
  property: false,
  variants: false,
  unknown: false,
  unions: false,
  shared: false,
} as const;

export function lowerDeclared(
  sdk: Sdk,
  language: Language,
  modules: ReadonlyMap<string, string>,
  failures: string[],
): Map<string, LoweredSchema> {
  const secretive = secretiveModels(sdk);
  const lowered = [...sdk.declared.values()].map((declared) => {
    const base = {
      ...NOTHING,
      name: declared.name,
      module: modules.get(declared.name) ?? "shared",
      doc: orFalse(language.doc(declared.doc)),
    };
    const own = ownPart(sdk, language, declared, failures);
    const guards = secretive.has(declared.name);
    const holds = orFalse(declared.kind === "model" ? holdsOf(declared, secretive) : []);
    const unions = orFalse(unionsOf(sdk, declared.name));
    return [declared.name, { ...base, ...own, guards, holds, unions }] as const;
  });
  return new Map(lowered);
}

function unionsOf(sdk: Sdk, name: string): { readonly union: string }[] {
  return [...sdk.declared.values()].flatMap((declared) => {
    if (declared.kind !== "union") return [];
    const is_unknown = declared.name === EVENT && name === UNKNOWN_EVENT;
    const is_variant = declared.variants.some(({ model }) => model === name);
    return is_unknown || is_variant ? [{ union: declared.name }] : [];
  });
}

/** What is read of every event alike; its data is of its own type in each. */
function sharedFields(sdk: Sdk, language: Language, variants: readonly { model: string }[]) {
  const [first = [], ...others] = variants.map(({ model }) => {
    const declared = sdk.declared.get(model);
    return declared?.kind === "model" ? declared.fields : [];
  });
  const typeIn = ({ type, nullable, required }: Field) =>
    language.type(type, { nullable: nullable || !required, input: false });
  const shared = first.filter((field) =>
    others.every((fields) =>
      fields.some((one) => one.wire === field.wire && typeIn(one) === typeIn(field)),
    ),
  );
  // What a variant says of itself, such as its type, is not true of all.
  const unknown = sdk.declared.get(UNKNOWN_EVENT);
  const said = unknown?.kind === "model" ? unknown.fields : [];
  return shared.map((field) => {
    const doc = said.find(({ wire }) => wire === field.wire)?.doc ?? field.doc;
    return lowerField(language, { ...field, doc });
  });
}

function holdsOf(model: Model, secretive: ReadonlySet<string>) {
  return model.fields.flatMap(({ wire, type }) => {
    const held = namesIn(type).find((name) => secretive.has(name));
    return held === undefined ? [] : [{ wire, holds: held }];
  });
}

/** Models that hold a secret, and everything that holds one of them. */
function secretiveModels(sdk: Sdk): Set<string> {
  const found = new Set<string>();
  const holds = (declared: Declared): boolean => {
    if (declared.kind === "enum") return false;
    if (declared.kind === "union") return declared.variants.some(({ model }) => found.has(model));
    return declared.fields.some(
      ({ secret, type }) => secret || namesIn(type).some((name) => found.has(name)),
    );
  };
  for (let size = -1; size < found.size; ) {
    size = found.size;
    for (const declared of sdk.declared.values()) if (holds(declared)) found.add(declared.name);
  }
  return found;
}

function ownPart(
  sdk: Sdk,
  language: Language,
  declared: Declared,
  failures: string[],
): Partial<LoweredSchema> {
  if (declared.kind === "enum") {
    const values = declared.values.map(({ value, doc }) => ({
      value,
      constant: language.constant(value),
      doc: orFalse(language.doc(doc)),
    }));
    refuseTwice(
      values.map(({ constant }) => constant),
      `${language.id} ${declared.name}`,
      failures,
    );
    return { is_enum: true, is_open: declared.open, values };
  }
  if (declared.kind === "union") {
    const { property, variants } = declared;
    const is_event = declared.name === EVENT;
    const is_read_alike =
      is_event || language.getter !== undefined || language.sharesFields === true;
    const shared = orFalse(is_read_alike ? sharedFields(sdk, language, variants) : []);
    const unknown = is_event && UNKNOWN_EVENT;
    return { is_union: true, property, variants, is_event, unknown, shared };
  }
  return modelPart(sdk, language, declared, failures);
}

function modelPart(
  sdk: Sdk,
  language: Language,
  model: Model,
  failures: string[],
): Partial<LoweredSchema> {
  const fields = model.fields.map((field) => lowerField(language, field));
  const names = fields.map(({ name }) => name);
  refuseTwice(names, `${language.id} ${model.name}`, failures);
  for (const name of names.filter((one) => language.taken.fields.has(one))) {
    failures.push(`${language.id} ${model.name}.${name}: the runtime has taken this name`);
  }
  const codecs = model.fields.flatMap(({ wire, type }) => {
    const codec = codecOf(type);
    const write = language.codec ?? JSON.stringify;
    return codec === null ? [] : [{ wire, codec: write(codec) }];
  });
  const renames = fields.filter(({ renamed }) => renamed).map(({ name, wire }) => ({ name, wire }));
  const secrets = model.fields.filter(({ secret }) => secret).map(({ wire }) => ({ wire }));
  return {
    is_model: true,
    is_input: sdk.inputs.has(model.name),
    fields: orFalse(fields),
    required: orFalse(fields.filter(({ required }) => required)),
    optional: orFalse(fields.filter(({ required }) => !required)),
    codecs: orFalse(codecs),
    secrets: orFalse(secrets),
    renames: orFalse(renames),
  };
}

export function lowerField(language: Language, field: Field): LoweredField {
  const { wire, type, nullable, required, doc, alias, secret, deprecation } = field;
  const name = language.fieldName(wire);
  const shown = alias === null ? "" : `Type: \`${alias}\`.`;
  const names_enum = type.kind === "enum" && ["python", "php"].includes(language.id);
  const enum_name = names_enum ? `See \`${type.name}\`.` : "";
  const text = [doc, enum_name || shown].filter(Boolean).join("\n");
  const docType = language.docType ?? language.type;
  const read_type = language.type(type, { nullable, input: false, secret });
  return {
    name,
    wire,
    type: read_type,
    type_in_model: language.type(type, { nullable: nullable || !required, input: false, secret }),
    local_type: read_type.replaceAll(/\bmodels\./g, ""),
    input_type: language.type(type, { nullable, input: true }),
    optional_type: (language.optionalType ?? inputType(language))(type, nullable),
    hint: docType(type, { nullable: nullable || !required, input: false, secret }),
    input_hint: docType(type, { nullable: nullable || !required, input: true }),
    is_object: type.kind === "map" || type.kind === "model",
    required,
    nullable,
    renamed: name !== wire,
    reader: language.reader?.(type, { secret }) ?? false,
    getter: language.getter?.(field) ?? false,
    doc: orFalse(docOf(language, text, deprecation)),
    deprecated: deprecation !== null && { message: language.literal(wordsOfEnd(deprecation)) },
  };
}

function inputType(language: Language): NonNullable<Language["optionalType"]> {
  return (type, nullable) => language.type(type, { nullable, input: true });
}

/** `"Send"`, `["Send"]` or `{"*": "Send"}`; null of what is read as it came. */
function codecOf(type: TypeRef): unknown {
  if (type.kind === "model" || type.kind === "union" || type.kind === "expandable")
    return type.name;
  if (type.kind === "either") return type.of.map(codecOf).find((codec) => codec !== null) ?? null;
  if (type.kind !== "list" && type.kind !== "map") return null;
  const inner = codecOf(type.of);
  if (inner === null) return null;
  return type.kind === "list" ? [inner] : { "*": inner };
}

export function orFalse<T>(list: readonly T[]): readonly T[] | false {
  return list.length > 0 && list;
}

export function refuseTwice(names: readonly string[], where: string, failures: string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) failures.push(`${where}: two things are called ${twice}`);
}
