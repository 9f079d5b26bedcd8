/** Holds a value to a schema of the contract, and says where it breaks it. */
import type { Validator } from "../../../../generated/validators/index.js";
import { type Fault, fault, type Rule } from "../rules.ts";

/** More than that of one body helps nobody to mend it. */
const FAULTS_MAX = 20;

interface Broken {
  readonly rule: Rule;
  /** `response body`. */
  readonly place: string;
  /** Whether fields and values that the contract does not know are additions to it. */
  readonly allows_additions: boolean;
}

/**
 * Everything that a value breaks, as far as one fault does not hide another: a field too many is
 * taken out, and the rest is judged again.
 */
export function schemaFaults(validate: Validator, value: unknown, broken: Broken): Fault[] {
  const rest = structuredClone(value);
  const faults: Fault[] = [];
  while (!validate(rest) && faults.length < FAULTS_MAX) {
    const [first] = validate.errors ?? [];
    if (first === undefined) break;
    const { keyword, instancePath, params } = first;
    const added = keyword === "additionalProperties" ? String(params.additionalProperty) : null;
    const place = `${broken.place} ${instancePath}${added === null ? "" : `/${escaped(added)}`}`;
    const is_addition = added !== null || keyword === "enum";
    const level = is_addition && broken.allows_additions ? "note" : "error";
    faults.push(fault(broken.rule, place.trimEnd(), wordsOf(first), level));
    if (added === null || !withoutField(rest, instancePath, added)) break;
  }
  return faults;
}

type Broke = NonNullable<Validator["errors"]>[number];

function wordsOf({ keyword, message = "", params }: Broke): string {
  if (keyword === "additionalProperties") return "is not a field of the contract";
  if (keyword === "required") return `lacks \`${params.missingProperty}\``;
  if (keyword === "enum") return "is not one of the values of the contract";
  if (keyword === "const") return `must be ${JSON.stringify(params.allowedValue)}`;
  if (keyword === "discriminator") return `has a \`${params.tag}\` that the contract does not know`;
  return message;
}

function withoutField(value: unknown, pointer: string, name: string): boolean {
  const steps = pointer.split("/").slice(1).map(unescaped);
  const holder = steps.reduce<unknown>(
    (held, step) => (held as Record<string, unknown> | undefined)?.[step],
    value,
  );
  return typeof holder === "object" && holder !== null && Reflect.deleteProperty(holder, name);
}

function escaped(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

function unescaped(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}
