/** A call of each method as people write it, from the contract's own examples. */
import { accessOf, type Language } from "../languages/language.ts";
import type { Method, Sdk } from "../model/types.ts";
import { dartCode, dartProgram } from "./dart-samples.ts";
import { dotnetCode, dotnetProgram } from "./dotnet-samples.ts";
import { goCode, goProgram } from "./go-samples.ts";
import { javaCode, javaProgram } from "./java-samples.ts";
import { kotlinCode, kotlinProgram } from "./kotlin-samples.ts";
import { phpCode, phpProgram } from "./php-samples.ts";
import { rubyCode, rubyProgram } from "./ruby-samples.ts";
import { indented, isList, type Sample, type Values, variableOf } from "./sample.ts";

/** The samples of a language, in the order of the methods. */
export function samplesOf(sdk: Sdk, language: Language): Sample[] {
  return sdk.methods.flatMap((method) => {
    const bodies = method.examples.bodies.length > 0 ? method.examples.bodies : [null];
    // Without an example there is nothing to show of what must be there.
    const needs_body = method.args.some((arg) => arg.in === "body" && arg.required);
    if (needs_body && bodies[0] === null) return [];
    return bodies.map((body) => ({
      key: method.key,
      title: body?.summary ?? "",
      variable: isList(method) || method.shape === "file" ? null : variableOf(method),
      code: codeOf(sdk, language, method, paramsOf(method, (body?.value ?? {}) as Values)),
    }));
  });
}

/** What the example says of the body, and of the query what must be there. */
function paramsOf({ args, examples }: Method, body: Values): Values {
  const entries = args
    .filter((arg) => arg.in !== "path")
    .map((arg) => {
      const shown = arg.in === "body" ? body[arg.wire] : arg.required && queryExample(arg.wire);
      // The contract takes an amount as a number too; an SDK takes text.
      const is_number = arg.type.kind === "string" && typeof shown === "number";
      return [arg.wire, is_number ? String(shown) : shown] as const;
    })
    .filter(([, value]) => value !== undefined && value !== false);
  return Object.fromEntries(entries);

  function queryExample(wire: string): unknown {
    return examples.query[wire] ?? "USD";
  }
}

function codeOf(sdk: Sdk, language: Language, method: Method, params: Values): string {
  const path = method.args.filter((arg) => arg.in === "path");
  const ids = path.map(({ wire }) => JSON.stringify(method.examples.path[wire] ?? `${wire}_…`));
  const access = [...method.group.map(language.groupName), language.methodName(method.name)];
  const callee = accessOf(language, access);
  if (language.id === "dotnet") return dotnetCode(sdk, method, { callee, ids, params });
  if (language.id === "go") return goCode(sdk, method, { callee, ids, params });
  if (language.id === "ruby") return rubyCode(language, method, { callee, ids, params });
  if (language.id === "dart") return dartCode(sdk, method, { callee, ids, params });
  if (language.id === "php") return phpCode(method, { callee, ids, params });
  if (language.id === "java") return javaCode(sdk, method, { callee, ids, params });
  if (language.id === "kotlin") return kotlinCode(sdk, method, { callee, ids, params });
  return language.id === "python"
    ? pythonCode(language, method, callee, ids, params)
    : nodeCode(method, callee, ids, params);
}

function pythonCode(
  language: Language,
  method: Method,
  callee: string,
  ids: readonly string[],
  params: Values,
): string {
  const named = Object.entries(params).map(
    ([wire, value]) => `${language.argumentName(wire)}=${pythonValue(value)}`,
  );
  const call = `${callee}(${argumentList([...ids, ...named])})`;
  const name = variableOf(method);
  if (isList(method)) return `for ${name} in ${call}:\n    print(${name})`;
  if (method.shape === "file") return `${call}.save_to(".")`;
  return `${name} = ${call}`;
}

function nodeCode(method: Method, callee: string, ids: readonly string[], params: Values): string {
  const given = Object.keys(params).length > 0 ? [nodeValue(params, "")] : [];
  const call = `${callee}(${[...ids, ...given].join(", ")})`;
  const name = variableOf(method);
  if (isList(method)) return `for await (const ${name} of ${call}) console.log(${name});`;
  if (method.shape === "file") return `await (await ${call}).saveTo(".");`;
  return `const ${name} = await ${call};`;
}

/** Nouns of the contract that a language keeps for itself. */

function argumentList(args: readonly string[]): string {
  const line = args.join(", ");
  if (line.length <= 60 && !line.includes("\n")) return line;
  const lines = args.map((arg) => `    ${arg.replaceAll("\n", "\n    ")},\n`);
  return `\n${lines.join("")}`;
}

function pythonValue(value: unknown): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([name, one]) => `${JSON.stringify(name)}: ${pythonValue(one)}`,
  );
  return `{${entries.join(", ")}}`;
}

function nodeValue(value: unknown, indent: string): string {
  if (Array.isArray(value)) return `[${value.map((one) => nodeValue(one, indent)).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, one]) => {
    const key = /^[a-z_][a-z0-9_]*$/i.test(name) ? name : JSON.stringify(name);
    return `${key}: ${nodeValue(one, `${indent}  `)}`;
  });
  const line = `{ ${entries.join(", ")} }`;
  if (line.length <= 60) return line;
  return `{\n${entries.map((entry) => `${indent}  ${entry},\n`).join("")}${indent}}`;
}

/** Every sample in one program that is compiled and never run. */
export function samplesProgram(language: Language, samples: readonly Sample[]): string {
  const made = 'Made from the contract by "npm run sdks"; never edit this file.';
  if (language.id === "python") {
    const parts = samples.map(
      ({ code }, place) => `def sample_${place}(client: Svc) -> None:\n${indented(code, "    ")}\n`,
    );
    return `# ${made}\nfrom svc import Svc\n\n\n${parts.join("\n\n")}`;
  }
  if (language.id === "dotnet") return dotnetProgram(samples);
  if (language.id === "go") return goProgram(samples);
  if (language.id === "ruby") return rubyProgram(samples);
  if (language.id === "dart") return dartProgram(samples);
  if (language.id === "php") return phpProgram(samples);
  if (language.id === "java") return javaProgram(samples);
  if (language.id === "kotlin") return kotlinProgram(samples);
  const parts = samples.map(({ code, variable }) => {
    const body = `${indented(code, "    ")}\n    return ${variable ?? "client"};`;
    return `  async (client: Svc) => {\n${body}\n  },\n`;
  });
  const head = `// ${made}\nimport type { Svc } from "../src/index.ts";\n\n`;
  return `${head}export const SAMPLES = [\n${parts.join("")}];\n`;
}
