/** A call as people write it in Ruby: keyword arguments, hashes, and Enumerable over lists. */
import type { Language } from "../languages/language.ts";
import type { Method } from "../model/types.ts";
import { indented, isList, type Sample, type Values, variableOf } from "./sample.ts";

interface Call {
  readonly callee: string;
  readonly ids: readonly string[];
  readonly params: Values;
}

export function rubyCode(
  language: Language,
  method: Method,
  { callee, ids, params }: Call,
): string {
  const named = Object.entries(params).map(
    ([wire, value]) => `${language.argumentName(wire)}: ${rubyValue(value)}`,
  );
  const call = `${callee}${argumentList([...ids.map(quoted), ...named])}`;
  const name = rubyName(variableOf(method));
  if (isList(method)) return `${call}.each { |${name}| puts ${name} }`;
  if (method.shape === "file") return `${call}.save_to(".")`;
  return `${name} = ${call}`;
}

/** Without arguments no parentheses; a call that is too long has a line for each argument. */
function argumentList(args: readonly string[]): string {
  if (args.length === 0) return "";
  const line = args.join(", ");
  if (line.length <= 60 && !line.includes("\n")) return `(${line})`;
  return `(\n${args.map((arg) => indented(arg, "  ")).join(",\n")}\n)`;
}

function rubyName(name: string): string {
  return ["alias", "end", "next", "self", "test", "then"].includes(name) ? "answer" : name;
}

/** In a string of double quotes `#` would begin code. */
function quoted(json: string): string {
  return json.replaceAll("#", "\\#");
}

function rubyValue(value: unknown): string {
  if (value === null) return "nil";
  if (Array.isArray(value)) return `[${value.map(rubyValue).join(", ")}]`;
  if (typeof value !== "object") return quoted(JSON.stringify(value));
  const entries = Object.entries(value).map(([name, one]) => {
    const key = /^[a-z_][a-z0-9_]*$/i.test(name) ? `${name}:` : `${JSON.stringify(name)} =>`;
    return `${key} ${rubyValue(one)}`;
  });
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** Every sample in one program that is loaded and never run. */
export function rubyProgram(samples: readonly Sample[]): string {
  const parts = samples.map(({ code, variable }) => {
    const body = variable === null ? code : `${code}\n${rubyName(variable)}`;
    return `  lambda do |client|\n${indented(body, "    ")}\n  end`;
  });
  return `# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.
SAMPLES = [
${parts.join(",\n")}
].freeze
`;
}
