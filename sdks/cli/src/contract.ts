/** The commands that the contract makes. */
import { OPERATIONS } from "../../node/src/generated/operations.ts";
import type { Operation } from "../../node/src/runtime/operation.ts";
import { GROUPS } from "./generated/commands.ts";

export interface ContractFlag {
  readonly flag: string;
  readonly wire: string;
  readonly kind: string;
  readonly about: string;
  readonly required?: true;
  readonly clears?: true;
  readonly values?: readonly string[];
  readonly fields?: Readonly<Record<string, string>>;
}

export interface ContractCommand {
  readonly key: string;
  readonly words: readonly string[];
  readonly args: readonly { readonly wire: string; readonly about: string }[];
  readonly flags: readonly ContractFlag[];
  readonly about: string;
}

/** The names of all groups, such as `webhook-endpoints`. */
export function groupNames(): string[] {
  return Object.keys(GROUPS);
}

export function commandsOf(group: string): readonly ContractCommand[] {
  const text = Object.hasOwn(GROUPS, group) ? GROUPS[group] : undefined;
  return text === undefined ? [] : JSON.parse(text);
}

export function operationOf({ key }: ContractCommand): Operation {
  const operation = (OPERATIONS as Readonly<Record<string, Operation>>)[key];
  if (operation === undefined) throw new Error(`the SDK has no method ${key}`);
  return operation;
}

/** Whether it changes something: a check or a preview does not, though it is sent as if. */
export function isChange(command: ContractCommand): boolean {
  const { verb, fixed_field } = operationOf(command);
  const is_preview = command.key.split(".").at(-1)?.startsWith("preview") === true;
  return verb !== "GET" && fixed_field !== "validate_only" && !is_preview;
}
