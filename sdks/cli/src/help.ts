/** Help on everything, on a group, on a command. */
import { flagsOf } from "./call.ts";
import { type ContractCommand, commandsOf, groupNames, operationOf } from "./contract.ts";
import { type FlagForm, GENERAL } from "./flags.ts";
import type { Io } from "./io.ts";
import { OWN, type OwnCommand } from "./own/index.ts";
import { type Style, styleOf, wrapped } from "./style.ts";

const COLUMN = 26;

export function printHelp(io: Io): void {
  const style = styleOf(io.out);
  const groups = wrapped(groupNames().join("  "), io.out.columns - 2);
  const own = OWN.map(({ words, about }) => entry(io, style, words.join(" "), about));
  io.out.write(
    `${style.bold("svc")}: sell airtime, data and electricity from a terminal.

${style.bold("Commands")}
${own.join("\n")}

${style.bold("Operations")}: svc <resource> <action>, such as svc sends create
${groups.map((line) => `  ${line}`).join("\n")}

Add --help to a resource or a command. Exit codes: 0 done, 1 refused, 2 wrong
usage, 3 no answer, 4 not signed in.
`,
  );
}

export function printGroupHelp(io: Io, words: readonly string[], own: readonly OwnCommand[]): void {
  const style = styleOf(io.out);
  const found = commandsOf(words[0] ?? "").filter((one) =>
    words.every((word, index) => one.words[index] === word),
  );
  const lines = [
    ...found.map((one) => entry(io, style, one.words.join(" "), titleOf(one.about))),
    ...own.map((one) => entry(io, style, one.words.join(" "), one.about)),
  ];
  io.out.write(`${style.bold(`svc ${words.join(" ")}`)}\n\n${lines.sort().join("\n")}\n`);
}

export function printCommandHelp(io: Io, command: ContractCommand): void {
  const style = styleOf(io.out);
  const { verb, path } = operationOf(command);
  const places = command.args.map(({ wire }) => ` <${wire.replaceAll("_", "-")}>`).join("");
  const needed = command.flags.filter(({ required }) => required);
  const flags = needed.map(({ flag, kind }) =>
    kind === "boolean" ? ` --${flag}` : ` --${flag} …`,
  );
  const paragraphs = command.about
    .split("\n\n")
    .map((text) => wrapped(text.replaceAll("`", ""), io.out.columns).join("\n"));
  const args = command.args.map(({ wire, about }) =>
    entry(io, style, `<${wire.replaceAll("_", "-")}>`, about),
  );
  const own = flagsOf(command).filter((form) => !GENERAL.includes(form));
  io.out.write(
    `${style.bold(`svc ${command.words.join(" ")}`)}${places}${flags.join("")} [flags]
${style.dim(`${verb} ${path}`)}

${paragraphs.join("\n\n")}

${[...args, ...own.map((form) => flagEntry(io, style, form))].join("\n")}

${style.dim("Every command")}
${GENERAL.map((form) => flagEntry(io, style, form)).join("\n")}
`,
  );
}

export function printOwnHelp(io: Io, command: OwnCommand): void {
  const style = styleOf(io.out);
  const places = command.args.map((name) => ` <${name}>`).join("");
  const flags = [...command.flags, ...GENERAL].map((form) => flagEntry(io, style, form));
  io.out.write(
    `${style.bold(`svc ${command.words.join(" ")}`)}${places} [flags]

${wrapped(command.more ?? `${command.about}.`, io.out.columns).join("\n")}

${flags.join("\n")}
`,
  );
}

/** The sentence by which a command is listed, without its full stop. */
function titleOf(about: string): string {
  const [first = ""] = about.split("\n\n");
  return first.replaceAll(/\s+/g, " ").replaceAll("`", "").replace(/\.$/, "");
}

function flagEntry(io: Io, style: Style, form: FlagForm): string {
  const { required, values } = form as { required?: true; values?: readonly string[] };
  const value = form.kind === "boolean" ? "" : ` ${FORMS[form.kind] ?? "<text>"}`;
  const choice = values ? `: ${values.join(", ")}` : "";
  const needed = required ? "Required. " : "";
  const about = `${needed}${form.about.replaceAll("`", "")}${choice}`;
  return entry(io, style, `--${form.flag}${value}`, about);
}

const FORMS: Readonly<Record<string, string>> = {
  integer: "<number>",
  number: "<number>",
  time: "<time>",
  file: "<path>",
  pairs: "<name=value>",
  json: "<json>",
  "json[]": "<json>",
};

/** A name, and beside it or below it what it is about. */
function entry({ out }: Io, style: Style, name: string, about: string): string {
  const lines = wrapped(about, Math.max(30, out.columns - COLUMN - 4));
  const [first = "", ...rest] = lines;
  const blank = " ".repeat(COLUMN + 4);
  if (name.length > COLUMN) {
    return [`  ${style.bold(name)}`, ...lines.map((line) => blank + line)].join("\n");
  }
  const head = `  ${style.bold(name)}${" ".repeat(COLUMN - name.length + 2)}${first}`;
  return [head, ...rest.map((line) => blank + line)].join("\n");
}
