/**
 * Turns what Ajv says of a value into the contract's words.
 * Source: spec/base/error-envelope.tsp.
 */
import { ERRORS, type ErrorCode } from "@svc/generated/errors";
import type { RefusedField } from "#platform/refusal";
import { didYouMean } from "./nearest.ts";
import { ruleSentence, stepsOf } from "./rule-sentence.ts";

/** What a validator notes of a broken rule; the schemas are compiled to tell the parent too. */
export interface BrokenRule {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly parentSchema?: Readonly<Record<string, unknown>>;
  /** The value that broke the rule. */
  readonly data?: unknown;
}

/** Where the value stood, which decides how a place in it is written. */
export type Part = "query" | "body";

const PARAM_CHARACTERS_MAX = 256;
const MESSAGE_CHARACTERS_MAX = 500;

/** One wrong field for each place that is wrong, in the order in which the rules broke. */
export function wrongFields(rules: readonly BrokenRule[], part: Part): RefusedField[] {
  const places = new Map<string, RefusedField>();
  for (const rule of withoutBranches(rules)) {
    const param = paramOf(rule, part);
    if (!places.has(param)) places.set(param, wrongField(rule, param));
  }
  return [...places.values()];
}

/**
 * Each branch of a union, and each rule on the names of a map, breaks before the rule that joins
 * them; only the joining one speaks of the field as the contract knows it.
 */
function withoutBranches(rules: readonly BrokenRule[]): BrokenRule[] {
  const joining = (rule: BrokenRule) => ["anyOf", "oneOf", "propertyNames"].includes(rule.keyword);
  const kept: BrokenRule[] = [];
  for (const rule of rules) {
    if (joinsNull(rule)) {
      dropNullBranch(kept, rule);
      continue;
    }
    if (joining(rule)) {
      const inside = `${rule.instancePath}/`;
      while (kept.length > 0) {
        const place = kept.at(-1)?.instancePath ?? "";
        if (place !== rule.instancePath && !place.startsWith(inside)) break;
        kept.pop();
      }
    }
    kept.push(rule);
  }
  return kept;
}

/** What may be null and is something else is judged as that alone, by the rules of its own. */
function joinsNull({ keyword, parentSchema, data }: BrokenRule): boolean {
  const branches = parentSchema?.anyOf;
  if (keyword !== "anyOf" || data === null || !Array.isArray(branches)) return false;
  const has_own_code = parentSchema?.["x-svc-refusal"] !== undefined;
  return !has_own_code && branches.length === 2 && branches.some(({ type }) => type === "null");
}

function dropNullBranch(kept: BrokenRule[], { instancePath }: BrokenRule): void {
  const at = kept.findLastIndex(
    (rule) =>
      rule.instancePath === instancePath && rule.keyword === "type" && rule.params.type === "null",
  );
  if (at >= 0) kept.splice(at, 1);
}

function wrongField(rule: BrokenRule, param: string): RefusedField {
  const code = codeOf(rule);
  const { allowedValues, allowedValue } = rule.params;
  const only = allowedValue === undefined ? (stepsOf(rule) ?? undefined) : [allowedValue];
  const allowed = allowedValues ?? only;
  const { pattern } = code === "parameter_invalid" ? rule.params : {};
  const message = messageOf(rule, code, param).slice(0, MESSAGE_CHARACTERS_MAX);
  return {
    param: param === "" ? null : param,
    code,
    message,
    meta: { ...(allowed !== undefined && { allowed }), ...(pattern !== undefined && { pattern }) },
  };
}

function codeOf({ keyword, parentSchema, data }: BrokenRule): ErrorCode {
  if (keyword === "required") return "parameter_missing";
  // Null is no wrong amount and no unknown id: a field that is not wanted is left out.
  if (data === null) return "parameter_invalid";
  if (keyword === "additionalProperties" || keyword === "unevaluatedProperties") {
    return "unknown_parameter";
  }
  const own = parentSchema?.["x-svc-refusal"];
  // What is not even a text names no object that could be missing.
  if (keyword === "type" && own === "reference_not_found") return "parameter_invalid";
  return isErrorCode(own) ? own : "parameter_invalid";
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(ERRORS, code);
}

function messageOf(rule: BrokenRule, code: ErrorCode, param: string): string {
  const subject = param === "" ? "The body" : `\`${param}\``;
  if (code === "parameter_missing") return `${subject} is required.`;
  if (code === "unknown_parameter") return unknownField(rule, subject);
  if (code === "parameter_invalid") return `${subject} ${ruleSentence(rule)}.`;
  return `${subject} is invalid. ${ERRORS[code].meaning}`;
}

function unknownField({ params, parentSchema }: BrokenRule, subject: string): string {
  const written = String(params.additionalProperty ?? params.unevaluatedProperty);
  const known = Object.keys(parentSchema?.properties ?? {});
  return `${subject} is not a field of this request.${didYouMean(written, known)}`;
}

function paramOf({ instancePath, params, keyword }: BrokenRule, part: Part): string {
  const names = instancePath
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  const missing = keyword === "required" ? params.missingProperty : undefined;
  const unknown = params.additionalProperty ?? params.unevaluatedProperty;
  // The name of a key of a map is what is wrong with it.
  const last = missing ?? unknown ?? params.propertyName;
  if (last !== undefined) names.push(String(last));
  const written = part === "query" ? queryParam(names) : bodyParam(names);
  return written.slice(0, PARAM_CHARACTERS_MAX);
}

function bodyParam(names: readonly string[]): string {
  return names.reduce((path, name) => {
    if (isIndex(name) && path !== "") return `${path}[${name}]`;
    return path === "" ? name : `${path}.${name}`;
  }, "");
}

/** The entries of a list have no names of their own: all are `expand[]`. */
function queryParam([first = "", second]: readonly string[]): string {
  if (second === undefined) return first;
  return isIndex(second) ? `${first}[]` : `${first}[${second}]`;
}

/** Names may be as long as a body; a pattern over megabytes of digits can exhaust the stack. */
function isIndex(name: string): boolean {
  return name.length < 8 && /^\d+$/.test(name);
}
