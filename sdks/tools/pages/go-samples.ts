/** A call as people write it in Go: typed literals, and every error looked at. */
import { go } from "../languages/go.ts";
import { pascal } from "../languages/language.ts";
import type { Field, Method, Sdk, TypeRef } from "../model/types.ts";
import { indented, isList, type Sample, type Values, variableOf } from "./sample.ts";

interface Call {
  readonly callee: string;
  readonly ids: readonly string[];
  readonly params: Values;
}

export function goCode(sdk: Sdk, method: Method, { callee, ids, params }: Call): string {
  const fields = method.args.filter((arg) => arg.in !== "path");
  const given = fields.length > 0 ? [paramsText(sdk, method, fields, params)] : [];
  const call = `${callee}(${["ctx", ...ids, ...given].join(", ")})`;
  const name = goName(variableOf(method));
  const checked = "if err != nil {\n\treturn err\n}";
  if (isList(method)) {
    const loop = `for ${name}, err := range page.All(ctx) {\n${indented(checked, "\t")}`;
    return `page, err := ${call}\n${checked}\n${loop}\n\tfmt.Println(${name})\n}`;
  }
  if (method.shape !== "file") return `${name}, err := ${call}\n${checked}\nfmt.Println(${name})`;
  const saved = 'path, err := file.SaveTo(".")';
  return `file, err := ${call}\n${checked}\n${saved}\n${checked}\nfmt.Println(path)`;
}

function goName(name: string): string {
  return ["range", "type", "map", "func", "page", "ctx"].includes(name) ? "answer" : name;
}

function paramsText(sdk: Sdk, method: Method, fields: readonly Field[], params: Values): string {
  const given = fields.filter(({ wire }) => params[wire] !== undefined);
  if (given.length === 0) return "nil";
  const type = `&svc.${pascal(method.key)}Params`;
  return `${type}${literal(sdk, given, params, true)}`;
}

/** One line, or a line a field; gofmt aligns the values of the latter. */
function literal(
  sdk: Sdk,
  fields: readonly Field[],
  values: Values,
  is_wide: boolean,
  is_input = true,
): string {
  const entries = fields
    .filter(({ wire }) => values[wire] !== undefined)
    .map((field) => {
      const text = fieldText(sdk, field, values[field.wire], is_input);
      return [`${go.fieldName(field.wire)}:`, text] as const;
    });
  const line = `{${entries.map((entry) => entry.join(" ")).join(", ")}}`;
  if (!is_wide || line.length <= 50) return line;
  const width = Math.max(...entries.map(([name]) => name.length));
  const lines = entries.map(([name, text]) => `\t${name.padEnd(width)} ${text},\n`);
  return `{\n${lines.join("")}}`;
}

function fieldText(sdk: Sdk, field: Field, value: unknown, is_input: boolean): string {
  const { type, nullable, required } = field;
  const plain = go.type(type, { nullable: false, input: true }).replace(/^(?=[A-Z])/, "svc.");
  if (nullable && is_input) {
    const exact = `[${qualified(plain)}]`;
    if (value === null) return `svc.Null${exact}()`;
    const inferred = type.kind === "integer" || type.kind === "number" ? exact : "";
    return `svc.Value${inferred}(${valueText(sdk, type, value)})`;
  }
  if (value === null) return "nil";
  const text = valueText(sdk, type, value);
  if (required && !nullable) return text;
  if (/^(?:\[\]|map\[|any$)/.test(plain)) return text;
  if (type.kind === "model") return `&${text}`;
  return type.kind === "integer" ? `svc.Ptr[int64](${text})` : `svc.Ptr(${text})`;
}

/** The names of the package stand behind its own. */
function qualified(type: string): string {
  return type.replaceAll(/(?<![.\w])(?=[A-Z])/g, "svc.");
}

function valueText(sdk: Sdk, type: TypeRef, value: unknown): string {
  const name = qualified(go.type(type, { nullable: false, input: true }));
  switch (type.kind) {
    case "model": {
      const model = sdk.declared.get(type.name);
      const fields = model?.kind === "model" ? model.fields : [];
      return `${name}${literal(sdk, fields, value as Values, false, sdk.inputs.has(type.name))}`;
    }
    case "list": {
      const elements = (value as unknown[]).map((one) => elementText(sdk, type, one));
      return `${name}{${elements.join(", ")}}`;
    }
    case "map": {
      const entries = Object.entries(value as Values).map(
        ([key, one]) => `${JSON.stringify(key)}: ${elementText(sdk, type, one)}`,
      );
      return `${name}{${entries.join(", ")}}`;
    }
    case "either":
      return eitherText(sdk, type.of, name, value);
    case "enum":
      return `${name}(${JSON.stringify(value)})`;
    case "any":
      return anyText(value);
    default:
      return JSON.stringify(value);
  }
}

/** A moment as a number or a text, or a text or an object. */
function eitherText(sdk: Sdk, of: readonly TypeRef[], name: string, value: unknown): string {
  const model = of.find(({ kind }) => kind === "model");
  if (model !== undefined && typeof value === "object") {
    return `${name}{Object: &${valueText(sdk, model, value)}}`;
  }
  if (model !== undefined) return `${name}{Text: ${JSON.stringify(value)}}`;
  if (typeof value === "number") return `svc.Unix(${value})`;
  return `svc.TimeText(${JSON.stringify(value)})`;
}

function anyText(value: unknown): string {
  if (value === null) return "nil";
  if (Array.isArray(value)) return `[]any{${value.map(anyText).join(", ")}}`;
  if (typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([name, one]) => `${JSON.stringify(name)}: ${anyText(one)}`,
  );
  return `map[string]any{${entries.join(", ")}}`;
}

function elementText(sdk: Sdk, type: TypeRef & { kind: "list" | "map" }, value: unknown): string {
  const text = value === null ? "nil" : valueText(sdk, type.of, value);
  return type.nullable_of && value !== null ? `svc.Ptr(${text})` : text;
}

/** Every sample in one program that is compiled and never run. */
export function goProgram(samples: readonly Sample[]): string {
  const parts = samples.map(
    ({ code }) => `\tfunc(ctx context.Context, client *svc.Client) error {\n${body(code)}\n\t},\n`,
  );
  return `// Code generated from the contract by "npm run sdks"; DO NOT EDIT.

package main

import (
\t"context"
\t"fmt"

\tsvc "example.com/svc/svc-go"
)

var _ = []func(context.Context, *svc.Client) error{
${parts.join("")}}
`;
}

function body(code: string): string {
  return indented(`${code}\nreturn nil`, "\t\t");
}
