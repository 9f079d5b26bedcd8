/**
 * Every method, called with the contract's own example: method, path, query, headers and body are
 * what the contract says. The expectation is made from the contract, not from another SDK.
 */
import { createHmac } from "node:crypto";
import type { Method, Sdk } from "../../tools/model/types.ts";
import type { Driver } from "./driver.ts";
import { canonical } from "./match.ts";
import type { FaultProxy, Hit } from "./proxy.ts";
import type { CaseResult } from "./report.ts";

type Values = Record<string, unknown>;

/** Signs what is sent without a key. */
const PROGRAM_SECRET = "whsec_d2lyZQ==";

export async function proveWire(
  sdk: Sdk,
  driver: Driver,
  proxy: FaultProxy,
): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const method of sdk.methods) {
    const { bodies: shown } = method.examples;
    const bodies = shown.length > 0 ? shown : [{ value: formOf(method) ?? {} }];
    for (const { value } of bodies) {
      const body = withoutUnknown(method, value as Values);
      results.push(await proveCall(sdk, { method, body }, driver, proxy));
    }
  }
  return results;
}

/** What a form with a file holds; the contract has no example of one. Null of any other body. */
function formOf({ args, file_field }: Method): Values | null {
  if (file_field === null) return null;
  const fields = args.filter((arg) => arg.in === "body");
  return Object.fromEntries(
    fields.map(({ wire }) => [wire, wire === file_field ? FILE : `${wire} & é.pdf`]),
  );
}

/** Bytes that are no text, in base64: an SDK takes them as they are. */
const FILE = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0, 0xff, 0xfe, 0x0d, 0x0a]).toString(
  "base64",
);

/** The fields of a form, as a service reads them; the file in base64. */
async function fieldsOf({ headers, bytes }: Hit): Promise<Values> {
  const init = { headers: { "content-type": headers["content-type"] ?? "" } };
  const form = await new Response(new Uint8Array(bytes), init).formData();
  const entries = [...form].map(async ([name, value]) => {
    if (typeof value === "string") return [name, value] as const;
    return [name, Buffer.from(await value.arrayBuffer()).toString("base64")] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** A form as if it had been sent as JSON, whose fields are looked at in the same way. */
async function asJson(hit: Hit): Promise<Hit> {
  const [type = ""] = (hit.headers["content-type"] ?? "").split(";");
  if (type !== "multipart/form-data") throw new Error(`A form was sent as ${type}.`);
  const headers = { ...hit.headers, "content-type": "application/json" };
  return { ...hit, headers, body: JSON.stringify(await fieldsOf(hit)) };
}

interface Called {
  readonly method: Method;
  readonly body: Values;
}

/**
 * An example may show a field that the method says by itself, or one that is planned; and the
 * contract takes an amount as a number too, where an SDK takes text.
 */
function withoutUnknown({ args }: Method, body: Values): Values {
  const known = args.filter((arg) => arg.in === "body" && body[arg.wire] !== undefined);
  const entries = known.map(({ wire, type }) => {
    const value = body[wire];
    return [wire, type.kind === "string" && typeof value === "number" ? String(value) : value];
  });
  return Object.fromEntries(entries);
}

async function proveCall(
  sdk: Sdk,
  { method, body }: Called,
  driver: Driver,
  proxy: FaultProxy,
): Promise<CaseResult> {
  const path = pathExamples(method);
  const query = queryExamples(method);
  const named = Object.entries(query).map(([name, value]) => [name.replace("[]", ""), value]);
  const params = { ...path, ...Object.fromEntries(named), ...body };
  proxy.take();
  proxy.plan([{ answer: { status: 200, body: answerOf(method, path) } }]);
  const options = {
    ...(method.sends_key && { idempotency_key: "wire-1" }),
    ...(method.auth === "program" && { program_secret: PROGRAM_SECRET }),
  };
  const { answer } = driver.send({ op: method.key, client: "wire", params, options });
  const { error } = await answer;
  const [hit, ...others] = proxy.take();
  const found = error ? [`answered ${JSON.stringify(error).slice(0, 400)}`] : [];
  if (hit === undefined) return { name: method.key, found: [...found, "sent nothing"] };
  if (others.length > 0) found.push(`sent ${others.length + 1} requests`);
  const sent = method.file_field === null ? hit : await asJson(hit);
  found.push(...differencesOf(expectedHit(sdk, { method, body }, { path, query }), sent));
  if (method.auth === "program") found.push(...unsigned(hit));
  return { name: method.key, found };
}

/** What is wrong with the signature of a body, by the bytes that were sent. */
function unsigned({ headers, body }: Hit): string[] {
  const sent = headers["svc-signature"] ?? "";
  const [, at = ""] = /^t=(\d+),v1=/.exec(sent) ?? [];
  const hex = createHmac("sha256", PROGRAM_SECRET).update(`${at}.${body}`).digest("hex");
  return sent === `t=${at},v1=${hex}` ? [] : [`signature ${sent}, not one of these bytes`];
}

/** The example of the contract, about what is asked for. */
function answerOf({ shape, examples, identified_by }: Method, path: Values): unknown {
  if (shape === "list") return { object: "list", data: [], has_more: false, next_cursor: null };
  const answer = (examples.answers[0]?.value ?? {}) as Values;
  return identified_by === null ? answer : { ...answer, id: path[identified_by] };
}

function pathExamples({ args, examples }: Method): Values {
  const names = args.filter((arg) => arg.in === "path").map(({ wire }) => wire);
  return Object.fromEntries(names.map((name) => [name, examples.path[name] ?? `a ${name}/é`]));
}

/** An example of every parameter; the two cursors exclude each other. */
function queryExamples({ args, examples }: Method): Values {
  const wanted = args.filter((arg) => arg.in === "query" && arg.wire !== "ending_before");
  return Object.fromEntries(
    wanted.map((arg) => [arg.wire, examples.query[arg.wire] ?? madeExample(arg)]),
  );
}

function madeExample({ type, multiple, deep, wire }: Method["args"][number]): unknown {
  if (multiple) return ["data.recipient", "a&b"];
  if (deep)
    return wire === "created" ? { gte: "1795600800", lt: "1795600900" } : { "till [1]": "4 & é" };
  if (type.kind === "integer") return 7;
  return type.kind === "boolean" ? true : "text & é";
}

interface Expected {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly headers: Readonly<Record<string, string | null>>;
  readonly body: string;
}

function expectedHit(
  sdk: Sdk,
  { method, body }: Called,
  { path, query }: { path: Values; query: Values },
): Expected {
  const whole = method.path.replace(/\{([^}]+)\}/g, (_, name) =>
    encodeURIComponent(String(path[name])),
  );
  const { fixed } = method;
  const sent_query = { ...query, ...(fixed?.in === "query" ? { [fixed.field]: fixed.value } : {}) };
  const sent_body = { ...body, ...(fixed?.in === "body" ? { [fixed.field]: fixed.value } : {}) };
  return {
    method: method.verb,
    path: sdk.base_path + whole,
    query: Object.entries(sent_query)
      .flatMap(([name, value]) => pairs(name, value))
      .sort(),
    headers: {
      "svc-version": sdk.api_version,
      accept: method.accept,
      "idempotency-key": method.sends_key ? "wire-1" : null,
      authorization: method.auth === "key" ? "Bearer svc_sk_test_wire" : null,
      "content-type": method.body === null ? null : "application/json",
    },
    body: method.body === null ? "" : canonical(sent_body),
  };
}

function pairs(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pairs(name, one));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([inner, one]) => pairs(`${name}[${inner}]`, one));
  }
  return [`${name}=${value}`];
}

function differencesOf(expected: Expected, hit: Hit): string[] {
  const url = new URL(hit.path, "http://proxy");
  const query = [...url.searchParams].map(([name, value]) => `${name}=${value}`).sort();
  const found: Record<string, unknown> = {
    method: hit.method,
    path: url.pathname,
    query,
    body: hit.body === "" ? "" : canonical(JSON.parse(hit.body)),
  };
  const differing = Object.entries(found).flatMap(([name, value]) => {
    const wanted = JSON.stringify(expected[name as keyof Expected]);
    return JSON.stringify(value) === wanted
      ? []
      : [`${name} ${JSON.stringify(value)}, not ${wanted}`];
  });
  const headers = Object.entries(expected.headers).flatMap(([name, wanted]) => {
    const value = hit.headers[name] ?? null;
    return value === wanted ? [] : [`header ${name} ${value}, not ${wanted}`];
  });
  const agent = hit.headers["user-agent"] ?? "";
  const named = /^svc-[a-z]+\/\d+\.\d+\.\d+ \(.+\)$/.test(agent) ? [] : [`user agent ${agent}`];
  return [...differing, ...headers, ...named];
}
