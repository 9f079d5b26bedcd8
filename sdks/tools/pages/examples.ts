/** The contract's own answers, for the fake transports: one of each method. */
import type { Sdk } from "../model/types.ts";
import { indented } from "./sample.ts";

const MADE = 'Made from the contract by "npm run sdks"; never edit this file.';

export function examplesFile(sdk: Sdk, language: string): string {
  const entries = sdk.methods.flatMap(({ key, examples }) => {
    const [first] = examples.answers;
    return first === undefined ? [] : [[key, { status: first.status, body: first.value }]];
  });
  const text = JSON.stringify(Object.fromEntries(entries), null, 1);
  if (language === "go") return methodsFile(sdk);
  if (language === "php") return `${text}\n`;
  if (language === "dotnet") return `${text}\n`;
  if (language === "java") return `${text}\n`;
  if (language === "node") {
    const type = "Readonly<Record<string, { status: number; body: unknown }>>";
    return `// ${MADE}\nexport const EXAMPLES: ${type} = ${text};\n`;
  }
  if (language === "ruby") return rubyExamples(text);
  if (language === "dart") return dartExamples(text);
  const lines = [
    `# ${MADE}`,
    "from __future__ import annotations",
    "",
    "import json",
    "from typing import Any, Dict",
    "",
    `EXAMPLES: Dict[str, Any] = json.loads(r"""${text}""")`,
  ];
  return `${lines.join("\n")}\n`;
}

/** A quoted heredoc keeps every letter as it is. */
function rubyExamples(text: string): string {
  return `# frozen_string_literal: true

# ${MADE}
module Svc
  EXAMPLES = JSON.parse(<<~'JSON')
${indented(text, "    ")}
  JSON
end
`;
}

/** The same as plain data, with what tells one method from another on the wire. */
function methodsFile({ base_path, methods }: Sdk): string {
  const shown = methods.map(({ key, verb, path, fixed, identified_by, examples }) => {
    const [first] = examples.answers;
    const fixed_field = fixed === null ? {} : { fixed_field: fixed.field };
    const answer = { status: first?.status ?? 200, body: first?.value ?? {} };
    const identified = identified_by === null ? {} : { identified_by };
    return { operation: key, verb, path, ...fixed_field, ...identified, ...answer };
  });
  return `${JSON.stringify({ base_path, methods: shown }, null, 1)}\n`;
}

/** A raw text of Dart ends at its quotes alone. */
function dartExamples(text: string): string {
  if (text.includes("'''")) throw new Error("An example of the contract holds three quotes.");
  return `// ${MADE}
// ignore_for_file: type=lint
// dart format off

import 'dart:convert';

/// By method, an answer with its status.
final Map<String, Object?> examples = jsonDecode(r'''${text}''') as Map<String, Object?>;
`;
}
