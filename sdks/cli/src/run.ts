/** One command line, from its words to an exit code. */
import { VERSION } from "../../node/src/generated/facts.ts";
import { flagsOf, prepareCall } from "./call.ts";
import { type ContractCommand, commandsOf, groupNames } from "./contract.ts";
import { GENERAL, readFlags, splitWords } from "./flags.ts";
import { printCommandHelp, printGroupHelp, printHelp, printOwnHelp } from "./help.ts";
import type { Io } from "./io.ts";
import { OWN, type OwnCommand } from "./own/index.ts";
import { printResult } from "./print.ts";
import { reportProblem } from "./problem.ts";
import { nearest, UsageError } from "./usage.ts";

export async function run(argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(argv, io);
  } catch (error) {
    return reportProblem(io, error, argv.includes("--json"));
  }
}

async function dispatch(argv: readonly string[], io: Io): Promise<number> {
  const { words, rest } = splitWords(argv);
  const is_help = rest.includes("--help") || rest.includes("-h") || words[0] === "help";
  if (rest.includes("--version") && words.length === 0) {
    io.out.write(`${VERSION}\n`);
    return 0;
  }
  const named = words[0] === "help" ? words.slice(1) : words;
  if (named.length === 0) {
    printHelp(io);
    return is_help || argv.length === 0 ? 0 : 2;
  }
  const own = ownCommand(named);
  if (own !== null) return await runOwn(own, { words: named, rest, is_help }, io);
  const command = contractCommand(named);
  if (command !== null) return await runContract(command, { words: named, rest, is_help }, io);
  return helpOrRefuse(named, io);
}

interface Line {
  readonly words: readonly string[];
  readonly rest: readonly string[];
  readonly is_help: boolean;
}

async function runOwn(own: OwnCommand, { words, rest, is_help }: Line, io: Io): Promise<number> {
  if (is_help) {
    printOwnHelp(io, own);
    return 0;
  }
  const known = [...own.flags, ...GENERAL];
  const { args, flags } = readFlags([...words.slice(own.words.length), ...rest], known);
  const missing = own.args.slice(args.length).find((name) => !name.endsWith("?"));
  if (missing !== undefined) {
    const usage = `svc ${own.words.join(" ")} <${own.args.join("> <")}>`;
    throw new UsageError(`<${missing}> is missing.`, `Write ${usage}`);
  }
  if (args.length > own.args.length) {
    throw new UsageError(`${args[own.args.length]} is one word too many.`, "Add --help.");
  }
  return await own.run({ io, args, flags });
}

async function runContract(
  command: ContractCommand,
  { words, rest, is_help }: Line,
  io: Io,
): Promise<number> {
  if (is_help) {
    printCommandHelp(io, command);
    return 0;
  }
  const { read, call } = await readCall(command, { words, rest }, io);
  await printResult(io, command, read.flags, call.send());
  return 0;
}

/** The call of a command line, before anything of it is sent. */
export async function readCall(
  command: ContractCommand,
  { words, rest }: Omit<Line, "is_help">,
  io: Io,
) {
  const read = readFlags([...words.slice(command.words.length), ...rest], flagsOf(command));
  return { read, call: await prepareCall(io, command, read) };
}

function ownCommand(words: readonly string[]): OwnCommand | null {
  return OWN.find((one) => startsWith(words, one.words)) ?? null;
}

function contractCommand(words: readonly string[]): ContractCommand | null {
  const found = commandsOf(words[0] ?? "").filter((one) => startsWith(words, one.words));
  // `test reset` and `test clock get`: the longer name is meant where both fit.
  return found.sort((a, b) => b.words.length - a.words.length)[0] ?? null;
}

function startsWith(words: readonly string[], start: readonly string[]): boolean {
  return start.every((word, index) => words[index] === word);
}

/** A group without an action shows its actions; what is no command names the nearest one. */
function helpOrRefuse(words: readonly string[], io: Io): number {
  const all = [...groupNames().flatMap((group) => commandsOf(group)), ...OWN];
  if (all.some((one) => startsWith(one.words, words))) {
    const own = OWN.filter((one) => startsWith(one.words, words));
    printGroupHelp(io, words, own);
    return 0;
  }
  const written = words.join(" ");
  const meant = nearest(
    written,
    all.map((one) => one.words.slice(0, words.length).join(" ")),
  );
  const fix = meant === null ? "Run svc --help to see all." : `Did you mean svc ${meant}?`;
  throw new UsageError(`There is no command svc ${written}.`, fix);
}
