import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Document } from "../../spec/emitter/document.ts";
import { oasdiffProgram } from "./oasdiff.ts";

/** A change that could break a caller, in the words of oasdiff. */
export interface Break {
  readonly id: string;
  readonly operation: string;
  readonly path: string;
  readonly text: string;
}

/** A break that was decided on, and why it breaks nobody. */
export interface Allowed {
  readonly id: string;
  readonly operation: string;
  readonly path: string;
  readonly because: string;
}

/** Breaks to oasdiff, additions to the contract: callers expect what they do not know. */
const ADDITIONS = new Set([
  "response-body-one-of-added",
  "response-property-one-of-added",
  "response-mediatype-enum-value-added",
  "response-property-enum-value-added",
]);
/** What narrows another schema is read together with it; what lies elsewhere is not fetched. */
const FLAGS = ["--flatten-allof", "--allow-external-refs=false"];
const OUTPUT_BYTES_MAX = 64 * 1024 * 1024;

/** Every change from one comparable contract to another that oasdiff warns of, or worse. */
export function findBreaks(released: Document, current: Document): Break[] {
  const texts = [released, current].map((document) => JSON.stringify(document));
  // What is the same breaks no caller, and oasdiff takes a minute to build.
  if (texts[0] === texts[1]) return [];
  const folder = mkdtempSync(join(tmpdir(), "svc-compatibility-"));
  try {
    const files = texts.map((text, index) => {
      const file = join(folder, `${index}.json`);
      writeFileSync(file, text);
      return file;
    });
    const { status, stdout, stderr } = spawnSync(
      oasdiffProgram(),
      ["breaking", ...files, "--format", "json", ...FLAGS],
      { encoding: "utf8", maxBuffer: OUTPUT_BYTES_MAX },
    );
    if (status !== 0) throw new Error(`oasdiff could not compare the contracts:\n${stderr}`);
    const found = JSON.parse(stdout.trim() || "[]") as Break[];
    return found.filter(({ id }) => !ADDITIONS.has(id));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The breaks that nobody decided on, and the decisions that no break needs, as lines. */
export function complaintsOf(breaks: readonly Break[], allowed: readonly Allowed[]): string[] {
  const covers = (one: Allowed, found: Break) =>
    one.id === found.id && one.operation === found.operation && one.path === found.path;
  const undecided = breaks.filter((found) => !allowed.some((one) => covers(one, found)));
  const idle = allowed.filter((one) => !breaks.some((found) => covers(one, found)));
  return [
    ...undecided.map(({ id, operation, path, text }) => `${operation} ${path}: ${text} (${id})`),
    ...idle.map(({ id, operation, path }) => `${operation} ${path}: nothing needs allowing ${id}`),
  ];
}
