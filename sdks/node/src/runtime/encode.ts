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
  readonly body: string | Blob | null;
  readonly content_type: string;
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
  const whole = search === "" ? path : `${path}?${search}`;
  if (operation.file_field) return { path: whole, ...formOf(body, operation.file_field) };
  const content_type = "application/json";
  return { path: whole, body: has_body ? writeJson(body) : null, content_type };
}

/** A part without a name of its file would be read as a text. */
const FILE_HEAD = '; filename="file"\r\nContent-Type: application/octet-stream\r\n\r\n';

/** A form with a file; what the file is called goes with it, unless the caller says it. */
function formOf(fields: Values, file_field: string): Pick<Encoded, "body" | "content_type"> {
  const boundary = globalThis.crypto.randomUUID();
  const head = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  const parts = Object.entries(fields).flatMap(([name, value]): (string | Blob)[] => {
    if (name !== file_field) return [`${head(name)}\r\n\r\n${String(value)}\r\n`];
    if (!(value instanceof Blob))
      throw new ArgumentError(`${name} must be a Blob or a File.`, name);
    return [`${head(name)}${FILE_HEAD}`, value, "\r\n"];
  });
  const named = fields[file_field];
  if (fields.filename === undefined && named instanceof File && named.name !== "") {
    parts.push(`${head("filename")}\r\n\r\n${named.name}\r\n`);
  }
  const content_type = `multipart/form-data; boundary=${boundary}`;
  return { body: new Blob([...parts, `--${boundary}--\r\n`]), content_type };
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
