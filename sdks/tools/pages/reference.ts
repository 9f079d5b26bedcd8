/** reference.md of a language: every method with its request, its words and its samples. */
import { accessOf, type Language } from "../languages/language.ts";
import type { Method, Sdk } from "../model/types.ts";
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
  safe: "It is sent again when its answer was lost.",
  keyed: "It is sent again, under one key, when its answer was lost.",
  once: "It is never sent again by itself.",
};

export function referencePage(sdk: Sdk, language: Language): string {
  const samples = samplesOf(sdk, language);
  const groups = [...new Set(sdk.methods.map(({ group }) => group.join(".")))];
  const parts = groups.map((group) => {
    const methods = sdk.methods.filter((method) => method.group.join(".") === group);
    const access = accessOf(language, group.split(".").map(language.groupName));
    const own = methods.map((method) => methodPart(language, method, samples));
    return `## ${access}\n\n${own.join("\n")}`;
  });
  return `# Reference

Made from the contract by \`npm run sdks\`; never edit this file.

${parts.join("\n")}`;
}

function methodPart(language: Language, method: Method, samples: readonly Sample[]): string {
  const own = samples.filter(({ key }) => key === method.key);
  const access = [...method.group.map(language.groupName), language.methodName(method.name)];
  const blocks = own.map(({ title, code }) => {
    const lead = own.length > 1 && title !== "" ? `${title}:\n\n` : "";
    return `${lead}\`\`\`${SYNTAX[language.id]}\n${code}\n\`\`\`\n`;
  });
  return `### ${accessOf(language, access)}

\`${method.verb} ${method.path}\` · answers ${answerOf(method)}. ${RETRIES[method.retry]}

${method.doc}

${argumentTable(language, method)}${blocks.join("\n")}`;
}

function answerOf({ shape, result, accept }: Method): string {
  if (shape === "file") return `a file, \`${accept}\``;
  if (shape === "none") return "nothing";
  return shape === "json" ? `\`${result}\`` : `a list of \`${result}\``;
}

function argumentTable(language: Language, { args }: Method): string {
  if (args.length === 0) return "";
  const rows = args.map((arg) => {
    const needed = arg.required ? " (required)" : "";
    const words = arg.doc.replaceAll(/\s*\n\s*/g, " ").replaceAll("|", "\\|");
    return `| \`${language.argumentName(arg.wire)}\`${needed} | ${words} |`;
  });
  return `| Argument | |\n|---|---|\n${rows.join("\n")}\n\n`;
}
