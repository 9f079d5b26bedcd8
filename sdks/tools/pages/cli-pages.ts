/** What the command line is made of: its table of commands, and the reference for its readers. */
import type { Method, Sdk } from "../model/types.ts";
import { type CommandFlag, type ContractCommand, commandsOf } from "./cli-model.ts";
import { cell } from "./reference-types.ts";

const MADE = '// Made from the contract by "npm run sdks"; never edit this file.';
const TIME = "UnixTime";

/** As JSON in text, so that a start reads none of it but what it runs. */
export function commandsFile(sdk: Sdk): string {
  const groups = Map.groupBy(commandsOf(sdk), ({ words }) => words[0] ?? "");
  const rows = [...groups].map(
    ([name, commands]) => `  ${JSON.stringify(name)}:\n    ${literal(commands)},`,
  );
  const fixes = Object.fromEntries(sdk.error_codes.map(({ code, fix }) => [code, fix]));
  return `${MADE}

/** The commands of each group, as JSON. */
export const GROUPS: Readonly<Record<string, string>> = {
${rows.join("\n")}
};

/** What to do about each error code, as JSON. */
export const FIXES = ${literal(fixes)};

/** The fields that hold a time, in Unix seconds. */
export const TIMES: readonly string[] = ${JSON.stringify(timesOf(sdk))};

/** The types of events, which can be listened for and triggered. */
export const EVENTS: readonly string[] = ${JSON.stringify(sdk.events.map(({ type }) => type))};
`;
}

function literal(value: unknown): string {
  return JSON.stringify(JSON.stringify(value));
}

function timesOf({ declared }: Sdk): string[] {
  const fields = [...declared.values()].flatMap((one) => (one.kind === "model" ? one.fields : []));
  return [...new Set(fields.filter(({ alias }) => alias === TIME).map(({ wire }) => wire))].sort();
}

/** Every command of the contract on one page. */
export function cliReferencePage(sdk: Sdk): string {
  const methods = new Map(sdk.methods.map((method) => [method.key, method]));
  const groups = Map.groupBy(commandsOf(sdk), ({ words }) => words.slice(0, -1).join(" "));
  const contents = [...groups].map(([group, commands]) => {
    const links = commands.map(({ words }) => `[${words.at(-1)}](#${anchorOf(words)})`);
    return `- **${group}**: ${links.join(", ")}`;
  });
  const parts = [...groups].map(([group, commands]) => {
    const shown = commands.map((one) => commandPart(one, methods.get(one.key) as Method));
    return `## svc ${group}\n\n${shown.join("\n")}`;
  });
  return `# Reference

Made from the contract by \`npm run sdks\`; never edit this file. Every operation of the contract
is a command. The [README](README.md) has the other commands, and the flags that all of them take.

## Contents

${contents.join("\n")}

${parts.join("\n")}`;
}

function anchorOf(words: readonly string[]): string {
  return ["svc", ...words].join("-");
}

function commandPart({ words, args, flags, about }: ContractCommand, method: Method): string {
  const places = args.map(({ wire }) => ` <${wire.replaceAll("_", "-")}>`).join("");
  const needed = flags.filter(({ required }) => required).map(usageOf);
  const usage = ["svc", ...words].join(" ") + places + needed.join("");
  const rows = flags.map(
    (flag) => `| \`--${flag.flag}\` | ${valueText(flag)} | ${aboutOf(flag)} |`,
  );
  const table = rows.length > 0 ? `| Flag | Value | |\n|---|---|---|\n${rows.join("\n")}\n` : "";
  return `### svc ${words.join(" ")}

\`${method.verb} ${method.path}\`

${about}

\`\`\`sh
${usage}
\`\`\`

${table}`;
}

function usageOf({ flag, kind }: CommandFlag): string {
  return kind === "boolean" ? ` --${flag}` : ` --${flag} <${flag}>`;
}

function valueText({ kind, values, fields }: CommandFlag): string {
  if (values) return values.map((value) => `\`${value}\``).join(", ");
  const names = Object.keys(fields ?? {}).map((name) => `\`${name}=…\``);
  return names.length > 0 ? names.join(", ") : VALUES[kind];
}

const VALUES: Readonly<Record<CommandFlag["kind"], string>> = {
  text: "text",
  integer: "whole number",
  number: "number",
  boolean: "",
  time: "Unix seconds, or text",
  either: "id, or JSON",
  json: "JSON, or `@file`",
  file: "path",
  pairs: "`name=value`, repeated",
  "text[]": "text, repeated",
  "either[]": "text or JSON, repeated",
  "json[]": "JSON or `@file`, repeated",
};

function aboutOf({ about, required, clears }: CommandFlag): string {
  const needed = required ? "Required. " : "";
  return `${needed}${cell(about)}.${clears ? " Can be cleared." : ""}`;
}
