/** What a value of the contract is, in a word or two: `money`, `` `snd_…` ``, a list of Sends. */
import { type Contract, refName, resolved, type Schema } from "../contract.ts";
import { eventsLink } from "../links.ts";
import { objectLink, objectsOf } from "./objects.ts";
import { choicesOf, isList, isObject } from "./shapes.ts";
import { isValue, valueLink } from "./values.ts";

/** Described on a page of their own. */
const ELSEWHERE: Readonly<Record<string, string>> = { EventTypeName: eventsLink("event type") };

/** The type of a value, as links of markdown. */
export function typeWords(contract: Contract, schema: Schema): string {
  const name = refName(schema);
  const own = resolved(contract, schema);
  if (name !== null) {
    const named = namedWords(contract, name, own);
    if (named !== null) return named;
  }
  const choices = choicesOf(contract, schema);
  if ((own.anyOf ?? own.oneOf) !== undefined) {
    return [...new Set(choices.map((one) => typeWords(contract, one)))].join(" or ");
  }
  return anonymousWords(contract, own);
}

function namedWords(contract: Contract, name: string, own: Schema): string | null {
  if (ELSEWHERE[name] !== undefined) return ELSEWHERE[name];
  const prefix = own["x-svc-id"];
  if (prefix !== undefined) return `\`${prefix}_…\``;
  if (own.enum !== undefined) return `[enum](#${name})`;
  if (isValue(own)) return valueLink(name);
  if (isList(own)) return `list of ${typeWords(contract, own.properties?.data?.items ?? {})}`;
  if (!isObject(own)) return null;
  if (!objectsOf(contract).has(name)) return `[object](#${name})`;
  const entries = own.properties?.object?.const === "page" ? own.properties.data?.items : undefined;
  const of_what = entries === undefined ? "" : ` of ${typeWords(contract, entries)}`;
  return `${objectLink(contract, name)}${of_what}`;
}

function anonymousWords(contract: Contract, own: Schema): string {
  if (own.const !== undefined) return `\`${String(own.const)}\``;
  const [type = "any"] = [own.type ?? []].flat().filter((one) => one !== "null");
  if (type === "array") return `list of ${typeWords(contract, own.items ?? {})}`;
  if (type !== "object" || typeof own.additionalProperties !== "object") return type;
  const values = typeWords(contract, own.additionalProperties);
  return values === "any" ? "map" : `map of ${values}`;
}

/** What the table of a field shows below it: an enumeration, or the fields of a part. */
export interface Below {
  readonly name: string;
  readonly kind: "values" | "fields";
  readonly schema: Schema;
}

/** The enumerations and parts that a value is made of, which no other page describes. */
export function belowOf(contract: Contract, schema: Schema): Below[] {
  const name = refName(schema);
  const own = resolved(contract, schema);
  const choices = own.anyOf ?? own.oneOf;
  if (choices !== undefined) return choices.flatMap((one) => belowOf(contract, one));
  if (own.items !== undefined) return belowOf(contract, own.items);
  if (typeof own.additionalProperties === "object") {
    return belowOf(contract, own.additionalProperties);
  }
  if (name === null || ELSEWHERE[name] !== undefined) return [];
  if (own.enum !== undefined) return [{ name, kind: "values", schema: own }];
  const is_part = isObject(own) && !objectsOf(contract).has(name);
  return is_part ? [{ name, kind: "fields", schema: own }] : [];
}
