/** A call as people write it in PHP: named arguments, and arrays for what is inside. */
import { php } from "../languages/php.ts";
import type { Method } from "../model/types.ts";
import { indented, isList, type Sample, type Values, variableOf } from "./sample.ts";

const WIDE = 76;

interface Call {
  readonly callee: string;
  readonly ids: readonly string[];
  readonly params: Values;
}

export function phpCode(method: Method, { callee, ids, params }: Call): string {
  const named = Object.entries(params).map(
    ([wire, value]) => `${php.argumentName(wire)}: ${valueText(value)}`,
  );
  const path = ids.map((id) => php.literal(JSON.parse(id)));
  const call = `${callee}(${argumentList([...path, ...named], callee.length)})`;
  const name = `$${variableOf(method)}`;
  if (isList(method)) return `foreach (${call} as ${name}) {\n    echo ${name}, "\\n";\n}`;
  if (method.shape === "file") return `echo ${call}->saveTo('.');`;
  return `${name} = ${call};`;
}

function argumentList(args: readonly string[], before: number): string {
  const line = args.join(", ");
  if (before + line.length <= WIDE && !line.includes("\n")) return line;
  return `\n${args.map((arg) => `${indented(arg, "    ")},\n`).join("")}`;
}

function valueText(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return `[${value.map(valueText).join(", ")}]`;
  if (typeof value !== "object") return php.literal(value as string | number | boolean);
  const entries = Object.entries(value).map(
    ([name, one]) => `${php.literal(name)} => ${valueText(one)}`,
  );
  const line = `[${entries.join(", ")}]`;
  if (line.length <= WIDE) return line;
  return `[\n${entries.map((entry) => `${indented(entry, "    ")},\n`).join("")}]`;
}

/** Every sample in one program that is read and never run. */
export function phpProgram(samples: readonly Sample[]): string {
  const parts = samples.map(
    ({ code }) =>
      `    static function (Client $client): void {\n${indented(code, "        ")}\n    },\n`,
  );
  return `<?php

// Made from the contract by "npm run sdks"; never edit this file.

declare(strict_types=1);

use Svc\\Client;

return [
${parts.join("")}];
`;
}
