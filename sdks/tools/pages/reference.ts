/** reference.md of a language: each method with its arguments, its result and its samples. */
import { accessOf, type Language } from "../languages/language.ts";
import { gateRefusals } from "../lower/operations.ts";
import type { Method, Sdk } from "../model/types.ts";
import { EXTRAS, type Extra } from "./extras.ts";
import { cell, docOfInput, linkTo, typeCell } from "./reference-types.ts";
import type { Sample } from "./sample.ts";
import { samplesOf } from "./samples.ts";

const SYNTAX: Readonly<Record<string, string>> = {
  python: "python",
  node: "ts",
  go: "go",
  ruby: "ruby",
  dart: "dart",
  php: "php",
  dotnet: "csharp",
  java: "java",
  kotlin: "kotlin",
};
const RETRIES: Readonly<Record<Method["retry"], string>> = {
  safe: "If no response arrives, the request is sent again.",
  keyed: "If no response arrives, the request is sent again with the same idempotency key.",
  once: "The request is never sent again automatically.",
};

/** More variants than these stand under the name of the union. */
const VARIANTS_SHOWN_MAX = 4;

interface Page {
  readonly sdk: Sdk;
  readonly language: Language;
  readonly samples: readonly Sample[];
  /** Codes that most methods return; they stand once. */
  readonly gate: ReadonlySet<string>;
}

export function referencePage(sdk: Sdk, language: Language): string {
  const gate = gateRefusals(sdk.methods);
  const page: Page = { sdk, language, samples: samplesOf(sdk, language), gate };
  const groups = [...new Set(sdk.methods.map(({ group }) => group.join(".")))].map((group) => ({
    title: accessOf(language, group.split(".").map(language.groupName)),
    methods: sdk.methods.filter((method) => method.group.join(".") === group),
  }));
  const contents = groups.map(({ title, methods }) => {
    const links = methods.map((method) => linkToMethod(language, method)).join(", ");
    return `- [${title}](#${anchorOf(title)}): ${links}`;
  });
  const parts = groups.map(
    ({ title, methods }) =>
      `## ${title}\n\n${methods.map((method) => methodPart(page, method)).join("\n")}`,
  );
  return `# Reference

Made from the contract by \`npm run sdks\`; never edit this file. The objects that methods take and
return are in [types.md](types.md), what else the SDK has under
[Besides the methods](#besides-the-methods), and how it is installed in the [README](README.md).

## Contents

${contents.join("\n")}
- [Errors of every method](#errors-of-every-method)
- [Besides the methods](#besides-the-methods): ${EXTRAS.map(linkToExtra).join(", ")}

${parts.join("\n")}
## Errors of every method

${errorTable(sdk, [...gate])}
## Besides the methods

${EXTRAS.map((extra) => extraPart(language, extra)).join("\n")}`;
}

function linkToExtra({ title }: Extra): string {
  return `[${title}](#${anchorOf(title)})`;
}

function extraPart({ id }: Language, { title, words, code }: Extra): string {
  return `### ${title}\n\n${words}\n\n\`\`\`${SYNTAX[id]}\n${code[id]}\n\`\`\`\n`;
}

function methodPart({ sdk, language, samples, gate }: Page, method: Method): string {
  // Two examples of the contract may be one call with two answers.
  const all = samples.filter(({ key }) => key === method.key);
  const codes = all.map(({ code }) => code);
  const own = all.filter(({ code }, index) => codes.indexOf(code) === index);
  const blocks = own.map(({ title, code }) => {
    const lead = own.length > 1 && title !== "" ? `${title}:\n\n` : "";
    return `${lead}\`\`\`${SYNTAX[language.id]}\n${code}\n\`\`\`\n`;
  });
  const refusals = method.refusals.filter((code) => !gate.has(code));
  const errors = refusals.length > 0 ? `\n${errorTable(sdk, refusals)}` : "";
  return `### ${titleOf(language, method)}

\`${method.verb} ${method.path}\`

${method.doc}

Returns ${answerOf(sdk, method)}. ${RETRIES[method.retry]}

${argumentTable(sdk, language, method)}${blocks.join("\n")}${errors}`;
}

function titleOf(language: Language, { group, name }: Method): string {
  return accessOf(language, [...group.map(language.groupName), language.methodName(name)]);
}

function linkToMethod(language: Language, method: Method): string {
  return `[${language.methodName(method.name)}](#${anchorOf(titleOf(language, method))})`;
}

/** As the sites that show Markdown name a heading. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");
}

function answerOf(sdk: Sdk, { shape, result, accept }: Method): string {
  if (shape === "file") return `a file, \`${accept}\``;
  if (shape === "none" || result === null) return "nothing";
  const declared = sdk.declared.get(result);
  const variants = declared?.kind === "union" ? declared.variants : [];
  // Of many variants, such as those of events, there is one list.
  const is_short = variants.length > 0 && variants.length <= VARIANTS_SHOWN_MAX;
  const named = is_short ? variants.map(({ model }) => linkTo(model)).join(" or ") : linkTo(result);
  return shape === "json" ? named : `pages of ${named}`;
}

function argumentTable(sdk: Sdk, language: Language, { args }: Method): string {
  if (args.length === 0) return "";
  const rows = args.map((arg) => {
    const needed = arg.required ? " (required)" : "";
    const named = arg.in === "path" ? (language.pathArgumentName ?? language.argumentName) : null;
    const name = (named ?? language.argumentName)(arg.wire);
    const type = typeCell(sdk, language, arg, true);
    return `| \`${name}\`${needed} | ${type} | ${cell(docOfInput(arg))} |`;
  });
  return `| Argument | Type | |\n|---|---|---|\n${rows.join("\n")}\n\n`;
}

function errorTable({ error_codes }: Sdk, codes: readonly string[]): string {
  const rows = codes.flatMap((code) => {
    const found = error_codes.find((one) => one.code === code);
    return found ? [`| \`${code}\` | ${found.status} | ${cell(found.fix)} |`] : [];
  });
  return `| Error | Status | What to do |\n|---|---|---|\n${rows.join("\n")}\n`;
}
