import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Document, operationsOf } from "../../spec/emitter/document.ts";
import type { Contract } from "./compile-spec.ts";
import { HEADER, ROOT } from "./paths.ts";

const OUTPUT_BYTES_MAX = 64 * 1024 * 1024;

/**
 * The TypeScript of types.ts: schemas, parameters and operations, without what no type is made of.
 * A package of its own makes it, with a TypeScript of its own.
 */
export async function typesFile({ document }: Contract): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "svc-types-"));
  try {
    const path = join(directory, "openapi.json");
    await writeFile(path, JSON.stringify(slim(document)));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(ROOT, "scripts", "openapi-types", "make-types.ts"), path],
      { maxBuffer: OUTPUT_BYTES_MAX },
    );
    return HEADER + stdout;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

function slim(document: Document): Document {
  const { webhooks: _, ...copy } = structuredClone(document);
  for (const operation of operationsOf(copy)) {
    for (const [status, answer] of Object.entries(operation.responses)) {
      if ("$ref" in answer) delete operation.responses[status];
      else delete answer.headers;
    }
  }
  const { schemas, parameters = {} } = copy.components;
  for (const schema of Object.values(schemas)) delete schema.examples;
  for (const parameter of Object.values(parameters)) delete parameter.example;
  return { ...copy, components: { schemas, parameters } };
}
