/**
 * What an ordinary run asks: whatever differs from the last release, whatever moves money, and of
 * everything else one operation of each form. A long run asks every operation.
 */
import type { OperationFacts } from "@svc/generated/operations";
import type { Document } from "../../spec/emitter/document.ts";

/** The first operation of each form, in the order of the contract, and those that say no to it. */
export function chooseOperations(
  operations: readonly OperationFacts[],
  changed: ReadonlySet<string>,
): OperationFacts[] {
  const forms = new Set<string>();
  return operations.filter((operation) => {
    const form = formOf(operation);
    const is_first = !forms.has(form);
    forms.add(form);
    return is_first || movesMoney(operation) || changed.has(operation.id);
  });
}

/** Whether a request that is repeated without its key could cost twice. */
function movesMoney({ idempotency }: OperationFacts): boolean {
  return idempotency === "required";
}

/** What a stranger goes by: who may call, and which parts a request has. */
function formOf(operation: OperationFacts): string {
  const { method, idempotency, body, upload, dashboard_only, publishable, files } = operation;
  const places = new Set(operation.parameters.map((parameter) => parameter.in));
  const parts = [places.has("path"), places.has("query"), body, upload, files.length > 0];
  return JSON.stringify([method, idempotency, dashboard_only, publishable, ...parts]);
}

/** The operations of which one of two contracts says something else, or nothing. */
export function differing(current: Document, released: Document): Set<string> {
  const [now, before] = [textsOf(current), textsOf(released)];
  return new Set([...now].filter(([id, text]) => before.get(id) !== text).map(([id]) => id));
}

/** By operation, all that a contract says of it, with what it refers to. */
function textsOf({ paths, components }: Document): Map<string, string> {
  const named = Object.entries(components).flatMap(([group, ones]) =>
    Object.entries(ones ?? {}).map(
      ([key, one]) => [`"#/components/${group}/${key}"`, one] as const,
    ),
  );
  const parts = new Map(named.map(([name, one]) => [name, ordered(one)]));
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return new Map(operations.map((one) => [String(one.operationId), wholeText(one, parts)]));
}

const REFERENCE = /"#\/components\/\w+\/[^"]+"/g;

function wholeText(operation: object, parts: ReadonlyMap<string, string>): string {
  const texts = new Map([["", ordered(operation)]]);
  for (const [, text] of texts) {
    for (const [name] of text.matchAll(REFERENCE)) texts.set(name, parts.get(name) ?? "");
  }
  return [...texts].sort(([one], [other]) => (one < other ? -1 : 1)).join("\n");
}

/** A text that does not depend on the order of names. */
function ordered(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
