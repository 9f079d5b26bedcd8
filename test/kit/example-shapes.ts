/**
 * The examples of the contract as shapes: what is left of an object when its ids, moments and
 * figures are taken out.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { OPERATIONS, type OperationId } from "@svc/generated/operations";

const FILE = join(import.meta.dirname, "..", "..", "generated", "openapi.json");

interface Media {
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Written {
  readonly operationId?: string;
  readonly responses?: Readonly<Record<string, { readonly content?: Record<string, Media> }>>;
}

/** Random characters, hashes and signatures, and where a test receives what is sent. */
const GIVEN_FIELDS = new Set([
  "agent_approval.arguments_sha256",
  "agent_approval.jws",
  "api_key.last4",
  "webhook_endpoint.secret_last4",
  "webhook_endpoint.url",
  "webhook_delivery.url",
  "reward_link.url",
  "reward_link.token",
  "reward_link.qr_png_url",
  "checkout_session.reference",
  "checkout_session.url",
  "topup.reference",
  "topup.redirect_url",
  "topup.receipt_url",
  "document.sha256",
  "export.sha256",
  "export.download_url",
  "sandbox.claim_url",
]);

/** The answers that the contract shows of what is implemented: by operation, status and title. */
export const EXAMPLES: ReadonlyMap<string, unknown> = readExamples();

/** What the examples of the contract and an answer are compared by, one for each of a list. */
export function shapesOf(body: unknown): unknown[] {
  const list = body as { readonly object?: unknown; readonly data?: unknown } | null;
  const is_list = list?.object === "list" && Array.isArray(list.data);
  const objects: readonly unknown[] = is_list ? (list.data as unknown[]) : [body];
  return objects.map((one) => shapeOf(one, { object: "", field: "" }));
}

function readExamples(): Map<string, unknown> {
  const { paths } = JSON.parse(readFileSync(FILE, "utf8")) as {
    paths: Record<string, Record<string, Written>>;
  };
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const shown = operations.flatMap(({ operationId = "", responses = {} }) => {
    if (OPERATIONS[operationId as OperationId]?.planned !== false) return [];
    return Object.entries(responses).flatMap(([status, { content }]) =>
      Object.entries(content?.["application/json"]?.examples ?? {}).map(
        ([title, { value }]): [string, unknown] => [`${operationId} ${status} ${title}`, value],
      ),
    );
  });
  return new Map(shown);
}

interface Place {
  /** The `object` of what a value stands in. */
  readonly object: string;
  readonly field: string;
}

function shapeOf(value: unknown, place: Place): unknown {
  if (typeof value === "number") return 0;
  if (typeof value === "string") return textShape(value, place);
  if (Array.isArray(value)) return value.map((one) => shapeOf(one, place));
  if (typeof value !== "object" || value === null) return value;
  if (place.field === "metadata") return {};
  const own = (value as { readonly object?: unknown }).object;
  const object = typeof own === "string" ? own : place.object;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [field, shapeOf(one, { object, field })]),
  );
}

/** An id is its kind, and digits are their place. */
function textShape(text: string, { object, field }: Place): string {
  if (GIVEN_FIELDS.has(`${object}.${field}`)) return "given";
  return text
    .replace(/\b(svc_[a-z]+_(?:test|live)_)\w+/g, "$1")
    .replace(/\b(whsec_)\S+/g, "$1")
    .replace(/\b([a-z]{2,5}_)[0-9A-Za-z]{20,}/g, "$1")
    .replace(/\bR-[0-9A-Z]{5}-[0-9A-Z]{5}\b/g, "R-")
    .replace(/\b(SIM|TEST|ZE)-?[0-9A-F]+\b/g, "$1-")
    .replace(/\b(ST-\d{4}-\d\d-[A-Z]{3}-)\w+/g, "$1")
    .replace(/^https?:\/\/[^/]+(?=\/(docs|dashboard|dev))/, "https://svc.example")
    .replace(/\d+/g, "0");
}

/** Where an example differs from the answer that it is closest to, as `path: shown, answered`. */
export function differencesOf(shown: unknown, answered: readonly unknown[]): string[] {
  const each = answered.map((one) => between(shown, one, ""));
  return each.toSorted((one, other) => one.length - other.length)[0] ?? ["nothing was answered"];
}

function between(shown: unknown, answered: unknown, path: string): string[] {
  if (Array.isArray(shown) && Array.isArray(answered) && shown.length > 0) {
    return shown.flatMap((one, at) => partOf(answered, one, `${path}.${at}`));
  }
  const [one, other] = [entriesOf(shown), entriesOf(answered)];
  if (one === null || other === null) {
    const [text, real] = [JSON.stringify(shown), JSON.stringify(answered)];
    return text === real ? [] : [`${path}: ${text} is shown, ${real} answered`];
  }
  const names = [...new Set([...one.keys(), ...other.keys()])];
  return names.flatMap((name) => between(one.get(name), other.get(name), `${path}.${name}`));
}

/** An example may show some entries of a list, yet none that is not in it. */
function partOf(answered: readonly unknown[], shown: unknown, path: string): string[] {
  const each = answered.map((one) => between(shown, one, path));
  const none = `${path}: ${JSON.stringify(shown)} is shown, nothing answered`;
  return each.toSorted((one, other) => one.length - other.length)[0] ?? [none];
}

function entriesOf(value: unknown): Map<string, unknown> | null {
  return typeof value === "object" && value !== null ? new Map(Object.entries(value)) : null;
}

/** The values of some fields, wherever they stand in what is shown. */
export function figuresOf(body: unknown, fields: readonly string[]): unknown[] {
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    fields.includes(name) ? [[name, value]] : figuresOf(value, fields),
  );
}
