/** From the flags of a command to one call of the SDK. */
import type { RequestOptions } from "../../node/src/runtime/options.ts";
import { Client } from "./client.ts";
import { type ContractCommand, type ContractFlag, isChange, operationOf } from "./contract.ts";
import { type FlagForm, type Flags, GENERAL, isSet, textOf } from "./flags.ts";
import { type Io, warn } from "./io.ts";
import { connectionOf, shownKey } from "./profile.ts";
import { UsageError } from "./usage.ts";
import { flagValue } from "./values.ts";

/** A call that is ready: all of it has been read, and nothing has been sent. */
export interface Call {
  readonly command: ContractCommand;
  /** The idempotency key that it carries; null where the contract takes none. */
  readonly key: string | null;
  readonly send: () => unknown;
}

type Values = Record<string, unknown>;

/** Every flag that a command of the contract takes. */
export function flagsOf(command: ContractCommand): FlagForm[] {
  const { shape, sends_key, body, file_field, verb } = operationOf(command);
  const is_list = shape === "list" || shape === "numbered";
  const clears = command.flags.some((one) => one.clears);
  const own: (FlagForm | false | undefined)[] = [
    is_list && { flag: "all", kind: "boolean", about: "Print all pages, not only the first" },
    shape === "file" && { flag: "output", kind: "text", about: "Save to this file or folder" },
    sends_key && { flag: "idempotency-key", kind: "text", about: "The same key never acts twice" },
    body && !file_field && { flag: "body", kind: "json", about: "The body as JSON, or @file" },
    clears && { flag: "clear", kind: "text[]", about: "Set this field to null; can be repeated" },
    { flag: "header", kind: "text[]", about: "A header that this version does not know" },
    verb === "GET" && { flag: "query", kind: "pairs", about: "A parameter that it does not know" },
  ];
  const fitting = own.filter((one): one is FlagForm => typeof one === "object");
  return [...command.flags, ...fitting, ...GENERAL];
}

export async function prepareCall(
  io: Io,
  command: ContractCommand,
  { args, flags }: { args: readonly string[]; flags: Flags },
): Promise<Call> {
  const operation = operationOf(command);
  const path_args = pathArguments(command, args);
  const { params, extra } = paramsOf(command, flags);
  const connection = connectionOf(io, textOf(flags, "profile"));
  const needs_key = (operation.auth ?? "key") === "key";
  if (needs_key && !connection.key) throw new SignInNeeded();
  const client = new Client(connection);
  const key = operation.sends_key
    ? (textOf(flags, "idempotency-key") ?? globalThis.crypto.randomUUID())
    : null;
  const options: RequestOptions = {
    ...extra,
    ...optionsOf(io, flags),
    ...(key !== null && { idempotencyKey: key }),
    signal: io.stop,
  };
  if (client.livemode && isChange(command)) {
    await confirmLive(io, flags, `${command.words.join(" ")} as ${shownKey(connection.key ?? "")}`);
  }
  if (key !== null && !isSet(flags, "quiet")) warn(io, `Idempotency-Key: ${key}`);
  return { command, key, send: () => client.call(operation, path_args, params, options) };
}

/** Real money moves: a person says yes once, a program says so in its flags. */
export async function confirmLive(io: Io, flags: Flags, what: string): Promise<void> {
  if (isSet(flags, "yes")) return;
  const answer = await io.ask(`Live mode: ${what}. Go on? [y/N] `);
  if (answer !== null && /^y(?:es)?$/i.test(answer.trim())) return;
  const message = answer === null ? "A change in live mode needs a yes." : "Nothing was sent.";
  throw new UsageError(message, "Add --yes to go on without being asked.");
}

function pathArguments({ words, args: wanted }: ContractCommand, args: readonly string[]): Values {
  const missing = wanted[args.length];
  if (missing !== undefined) {
    const places = wanted.map(({ wire }) => `<${wire.replaceAll("_", "-")}>`).join(" ");
    const usage = `svc ${words.join(" ")} ${places}`;
    throw new UsageError(`<${missing.wire.replaceAll("_", "-")}> is missing.`, `Write ${usage}`);
  }
  if (args.length > wanted.length) {
    const first = args[wanted.length];
    throw new UsageError(`${first} is one word too many.`, "Name values by their flags.");
  }
  return Object.fromEntries(wanted.map(({ wire }, index) => [wire, args[index]]));
}

/** The fields of the request; what the command does not know goes beside them. */
function paramsOf(
  command: ContractCommand,
  flags: Flags,
): { params: Values; extra: RequestOptions } {
  const body = bodyOf(flags);
  const params: Values = {};
  const known = new Set(command.flags.map(({ wire }) => wire));
  for (const [name, value] of Object.entries(body)) if (known.has(name)) params[name] = value;
  for (const name of flags.get("clear") ?? []) params[clearable(command, name)] = null;
  for (const form of command.flags) {
    const texts = flags.get(form.flag);
    if (texts !== undefined) params[form.wire] = flagValue(form, texts);
  }
  const missing = command.flags.find(({ required, wire }) => required && !(wire in params));
  if (missing !== undefined) {
    const fix = `Add --${missing.flag} <value>: ${missing.about}.`;
    throw new UsageError(`--${missing.flag} is missing.`, fix);
  }
  const unknown = Object.entries(body).filter(([name]) => !known.has(name));
  return { params, extra: unknown.length === 0 ? {} : { extraBody: Object.fromEntries(unknown) } };
}

function bodyOf(flags: Flags): Values {
  const text = textOf(flags, "body");
  if (text === undefined) return {};
  const form = { flag: "body", wire: "body", kind: "json", about: "" };
  const body = flagValue(form, [text]);
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as Values;
  throw new UsageError("--body is no object.", 'Write an object, such as {"amount": "5.00"}.');
}

function clearable({ flags }: ContractCommand, name: string): string {
  const found = flags.find(({ flag, clears }) => clears && flag === name.replaceAll("_", "-"));
  if (found !== undefined) return found.wire;
  const known = flags.filter((one) => one.clears).map(({ flag }: ContractFlag) => flag);
  throw new UsageError(`${name} cannot be cleared.`, `These can: ${known.join(", ")}.`);
}

function optionsOf({ env }: Io, flags: Flags): RequestOptions {
  const [timeout, retries] = [numberIn(flags, "timeout"), numberIn(flags, "retries")];
  const query = flags.get("query");
  const headers = (flags.get("header") ?? []).map((line) => {
    const at = line.indexOf(":");
    if (at > 0) return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
    throw new UsageError(`--header has no name: ${line}`, "Write --header 'Name: value'.");
  });
  const form = { flag: "query", wire: "query", kind: "pairs", about: "" };
  return {
    ...(timeout !== null && { timeoutMs: timeout * 1_000 }),
    ...(retries !== null && { maxRetries: retries }),
    ...(headers.length > 0 && { extraHeaders: Object.fromEntries(headers) }),
    ...(query && { extraQuery: flagValue(form, query) as Values }),
    ...(env.SVC_PROGRAM_SECRET && { programSecret: env.SVC_PROGRAM_SECRET }),
  };
}

function numberIn(flags: Flags, name: string): number | null {
  const text = textOf(flags, name);
  if (text === undefined) return null;
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  throw new UsageError(`--${name} is not a number: ${text}`, `Write --${name} <number>.`);
}

/** Nobody is signed in. */
export class SignInNeeded extends Error {
  override name = "SignInNeeded";
}
