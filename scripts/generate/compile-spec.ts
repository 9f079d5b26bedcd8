import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Document } from "../../spec/emitter/document.ts";
import type { ContractFacts } from "../../spec/emitter/facts.ts";
import { ROOT } from "./paths.ts";

/** What the compiler makes of the spec: the document, as text and as a tree, and the facts. */
export interface Contract {
  openapi: string;
  document: Document;
  facts: ContractFacts;
}

const TSP = join(ROOT, "spec", "node_modules", "@typespec", "compiler", "cmd", "tsp.js");

/** Compiles the spec; an error of it is printed with its file and line, and thrown. */
export async function compileSpec(spec = join(ROOT, "spec")): Promise<Contract> {
  const directory = await mkdtemp(join(tmpdir(), "svc-contract-"));
  try {
    await runTsp(["compile", ".", "--output-dir", directory], spec);
    const output = join(directory, "@svc", "spec-emitter");
    const openapi = await readFile(join(output, "openapi.json"), "utf8");
    const facts = JSON.parse(await readFile(join(output, "facts.json"), "utf8"));
    return { openapi, document: JSON.parse(openapi), facts };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function runTsp(words: string[], spec: string): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [TSP, ...words], { cwd: spec });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    process.stderr.write(stdout + stderr);
    throw new Error(`tsp ${words[0]} refused the spec; see above.`, { cause: error });
  }
}
