/** From arguments to path, query and body, in the one way that every SDK has. */
import { ArgumentError } from "./error.ts";
import { writeJson } from "./json.ts";
import type { Operation } from "./operation.ts";
import type { RequestOptions } from "./options.ts";

type Values = Readonly<Record<string, unknown>>;

export interface Encoded {
  /** With the query; from the base path on. */
  readonly path: string;
  /** Null without a body. */
  readonly body: string | null;
}

export function encode(
  operation: Operation,
  path_args: Values,
  params: Values,
  options: RequestOptions,
): Encoded {
  const query: [string, unknown][] = [];
  const body: Record<string, unknown> = {};
  const names = new Map((operation.query ?? []).map((wire) => [wire.replace("[]", ""), wire]));
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined) continue;
    const wire = names.get(name);
    if (wire !== undefined || !operation.body) query.push([wire ?? name, value]);
    else body[name] = value;
  }
  const { fixed_in, fixed_field, fixed_value } = operation;
  if (fixed_field && fixed_in === "query") query.push([fixed_field, fixed_value]);
  if (fixed_field && fixed_in === "body") body[fixed_field] = fixed_value;
  query.push(...Object.entries(options.extraQuery ?? {}));
  Object.assign(body, options.extraBody);
  const path = encodePath(operation.path, path_args);
  const search = encodeQuery(query);
  const has_body = operation.body === true || Object.keys(body).length > 0;
  return {
    path: search === "" ? path : `${path}?${search}`,
    body: has_body ? writeJson(body) : null,
  };
}

/** Arguments are escaped whole; what a server would read as a step up or as nothing is refused. */
function encodePath(template: string, path_args: Values): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = path_args[name];
    const text = typeof value === "number" || typeof value === "bigint" ? String(value) : value;
    if (typeof text !== "string" || text === "" || text === "." || text === "..") {
      throw new ArgumentError(`${name} must be a text that is not empty, "." or "..".`, name);
    }
    return encodePart(text);
  });
}

/** `a=1`, `expand[]=x`, `created[gte]=5`, `metadata[till]=4`; absent and null are not sent. */
function encodeQuery(query: readonly (readonly [string, unknown])[]): string {
  const pairs = query.flatMap(([name, value]) => flatten(name, value));
  return pairs.map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`).join("&");
}

function flatten(name: string, value: unknown): [string, string][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => flatten(name, one));
  if (typeof value === "object") {
    return Object.entries(value).flatMap(([inner, one]) => flatten(`${name}[${inner}]`, one));
  }
  return [[name, String(value)]];
}

function encodePart(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
