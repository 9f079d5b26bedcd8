/** What the pipeline must know of a language; one file beside this for each. */

import type { Field, TypeRef } from "../model/types.ts";
import { words } from "../names.ts";

export interface DocLine {
  readonly line: string;
}

/** How a field of an object is read, where that is a method of its own. */
export interface Getter {
  readonly type: string;
  readonly accessor: string;
  readonly expression: string;
  /** How its value stands in the string form of the object. */
  readonly shape: string;
}

export interface Language {
  readonly id: string;
  /** The generator of openapi-generator-cli, and what it is told beside. */
  readonly generator: string;
  readonly properties: Readonly<Record<string, string | boolean>>;
  /** The folder of the SDK below sdks/, from which every made file is named. */
  readonly target: string;
  readonly methodName: (name: string) => string;
  /** The property of the client that a group is: `webhookEndpoints`. */
  readonly groupName: (name: string) => string;
  readonly fieldName: (wire: string) => string;
  readonly argumentName: (wire: string) => string;
  /** Of an argument in the path, where it is named otherwise than the others. */
  readonly pathArgumentName?: (wire: string) => string;
  /** Names that the runtime has taken: no field and no argument may be called so. */
  readonly taken: { readonly fields: ReadonlySet<string>; readonly args: ReadonlySet<string> };
  /** The type as it is read; `input` is the type as a caller may write it. */
  readonly type: (
    type: TypeRef,
    use: { readonly nullable: boolean; readonly input: boolean; readonly secret?: boolean },
  ) => string;
  /** What reads a value of a type from JSON, in languages that say it field by field. */
  readonly reader?: (type: TypeRef, use: { readonly secret: boolean }) => string;
  /** The type as a caller may leave it out; as it is written otherwise if this is left out. */
  readonly optionalType?: (type: TypeRef, nullable: boolean) => string;
  /** The type as docs say it, where the language's own says less. */
  readonly docType?: Language["type"];
  /** How a field is decoded, as a literal of the language; as JSON if left out. */
  readonly codec?: (codec: unknown) => string;
  /** What stands between an object and its member; a dot if left out. */
  readonly member?: string;
  /** The client as samples name it; `client` if left out. */
  readonly client?: string;
  /** How a field is read; left out where it is read by its name alone. */
  readonly getter?: (field: Field) => Getter;
  /** Whether what all variants of a union have is read without telling them apart. */
  readonly sharesFields?: boolean;
  /** A constant's name of a value of an enum. */
  readonly constant: (value: string) => string;
  readonly literal: (value: string | boolean | number) => string;
  /** A list of texts; as in JSON if left out. */
  readonly list?: (values: readonly string[]) => string;
  /** The field of the operation table; as it is written there if left out. */
  readonly factName?: (name: string) => string;
  /** Whether the row of a method leaves a fact out, because the runtime knows it. */
  readonly leavesOut?: (name: string, value: unknown) => boolean;
  readonly doc: (text: string) => readonly DocLine[];
  /**
   * Until when a field works, in the form that docs of the language have for that; in plain words
   * if left out.
   */
  readonly endDoc?: (words: readonly string[], since: string) => readonly string[];
  /** The beginning of a made file; the generator writes what follows. */
  readonly header: (path: string) => string;
  /** Formats the files in place, in a scratch folder. */
  readonly format: (folder: string, paths: readonly string[]) => void;
}

/** `client.sends.create` as the language writes it. */
export function accessOf(language: Language, names: readonly string[]): string {
  return [language.client ?? "client", ...names].join(language.member ?? ".");
}

export function snake(text: string): string {
  return words(text).join("_");
}

export function pascal(text: string): string {
  return words(text)
    .map((word) => (word[0] ?? "").toUpperCase() + word.slice(1))
    .join("");
}

export function camel(text: string): string {
  const name = pascal(text);
  return (name[0] ?? "").toLowerCase() + name.slice(1);
}

/** The lines of a text, without blanks at their ends; none of an empty text. */
export function linesOf(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trimEnd());
  return text === "" ? [] : lines;
}

/** How a tag of docs begins what is said of a field that ends. */
export function tagged(tag: string): NonNullable<Language["endDoc"]> {
  return ([first = "", ...others]) => [`${tag} ${first}`, ...others];
}
