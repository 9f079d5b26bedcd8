/** A call as people write it in Dart: arguments by name, and values of the types that it has. */
import { dart } from "../languages/dart.ts";
import type { Field, Method, Sdk, TypeRef } from "../model/types.ts";
import { indented, isList, type Sample, type Values, variableOf } from "./sample.ts";

interface Call {
  readonly callee: string;
  readonly ids: readonly string[];
  readonly params: Values;
}

const WIDTH = 80;

export function dartCode(sdk: Sdk, method: Method, { callee, ids, params }: Call): string {
  const given = method.args.filter(({ wire }) => params[wire] !== undefined);
  const named = given.map((arg) => {
    const value = arg.nullable && !arg.required ? clearable(sdk, arg, params) : null;
    const text = value ?? valueText(sdk, arg.type, params[arg.wire]);
    return `${dart.argumentName(arg.wire)}: ${text}`;
  });
  const call = `${callee}${list("(", [...ids.map(quoted), ...named], ")")}`;
  const name = dartName(variableOf(method));
  if (isList(method)) return `await for (final ${name} in ${call}) {\n  print(${name});\n}`;
  if (method.shape === "file") return `final file = await ${call};\nprint(await file.saveTo('.'));`;
  return `final ${name} = await ${call};\nprint(${name});`;
}

/** The ids come quoted as JSON. */
function quoted(id: string): string {
  return text(String(JSON.parse(id)));
}

function dartName(name: string): string {
  return ["client", "file", "print"].includes(name) ? "answer" : name;
}

/** A field of which null is not the same as nothing. */
function clearable(sdk: Sdk, { type, wire }: Field, values: Values): string {
  if (values[wire] === null) return "const Nullable(null)";
  return `Nullable(${valueText(sdk, type, values[wire])})`;
}

function valueText(sdk: Sdk, type: TypeRef, value: unknown): string {
  if (value === null) return "null";
  switch (type.kind) {
    case "model":
      return modelText(sdk, type.name, value as Values);
    case "list":
      return list(
        "[",
        (value as unknown[]).map((one) => valueText(sdk, type.of, one)),
        "]",
      );
    case "map": {
      const entries = Object.entries(value as Values).map(
        ([name, one]) => `${text(name)}: ${valueText(sdk, type.of, one)}`,
      );
      return list("{", entries, "}");
    }
    case "enum":
      return enumText(sdk, type.name, String(value));
    case "either":
      return eitherText(sdk, type.of, value);
    case "number":
      return Number.isInteger(value) ? `${value}.0` : String(value);
    default:
      return anyText(value);
  }
}

function modelText(sdk: Sdk, name: string, values: Values): string {
  const model = sdk.declared.get(name);
  const fields = model?.kind === "model" ? model.fields : [];
  const given = fields.filter(({ wire }) => values[wire] !== undefined);
  const named = given.map((field) => {
    const own = field.nullable && !field.required ? clearable(sdk, field, values) : null;
    const shown = own ?? valueText(sdk, field.type, values[field.wire]);
    return `${dart.fieldName(field.wire)}: ${shown}`;
  });
  return `${name}${list("(", named, ")")}`;
}

/** A constant, or the text of a value that has none. */
function enumText(sdk: Sdk, name: string, value: string): string {
  const declared = sdk.declared.get(name);
  const is_known = declared?.kind === "enum" && declared.values.some((one) => one.value === value);
  return is_known ? `${name}.${dart.constant(value)}` : `${name}(${text(value)})`;
}

/** A moment as a number or a text, or a text or an object. */
function eitherText(sdk: Sdk, of: readonly TypeRef[], value: unknown): string {
  const model = of.find(({ kind }) => kind === "model");
  if (model === undefined) {
    return typeof value === "number" ? `Moment.unix(${value})` : `Moment.text(${anyText(value)})`;
  }
  if (typeof value === "string") return `TextOr.text(${text(value)})`;
  return `TextOr.object(${valueText(sdk, model, value)})`;
}

function anyText(value: unknown): string {
  if (typeof value === "string") return text(value);
  if (Array.isArray(value)) return list("[", value.map(anyText), "]");
  if (typeof value !== "object" || value === null) return String(value);
  const entries = Object.entries(value).map(([name, one]) => `${text(name)}: ${anyText(one)}`);
  return list("{", entries, "}");
}

function text(value: string): string {
  const escaped = value.replaceAll(/[\\'$]/g, "\\$&").replaceAll("\n", "\\n");
  return `'${escaped}'`;
}

/** One line, or a line an element with a comma after each. */
function list(open: string, elements: readonly string[], close: string): string {
  const line = `${open}${elements.join(", ")}${close}`;
  if (line.length <= WIDTH - 20 && !line.includes("\n")) return line;
  return `${open}\n${elements.map((one) => `${indented(one, "  ")},\n`).join("")}${close}`;
}

/** Every sample in one program that is read and never run. */
export function dartProgram(samples: readonly Sample[]): string {
  const parts = samples.map(({ code }) => `  (client) async {\n${indented(code, "    ")}\n  },\n`);
  return `// Made from the contract by "npm run sdks"; never edit this file.
// ignore_for_file: type=lint
// dart format off

import 'package:svc_sdk/svc_sdk.dart';

/// Every sample of the reference.
final List<Future<void> Function(Svc client)> samples = [
${parts.join("")}];
`;
}
