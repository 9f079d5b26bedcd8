/** What the Node SDK shows its readers, as files that a compiler reads. */
import { cpSync, mkdirSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, SDKS } from "../../../sdks/tools/paths.ts";
import { givenTo, readmeBlocks } from "./readme.ts";

/** What the samples take as given, each with the type that a reader has there. */
const GIVEN: Readonly<Record<string, string>> = {
  client: "declare const client: Svc;",
  meter: "declare const meter: string;",
  id: "declare const id: string;",
  use: "declare function use(send: Send): void;",
  controller: "declare const controller: AbortController;",
  rawBody: "declare const rawBody: Uint8Array;",
  request: "declare const request: { headers: Headers };",
};

export const TYPED_STRICTLY = ["--noEmit", "--strict", "--target", "es2022", "--checkJs"];

/** Writes the samples of the README and the examples into a folder, and says which they are. */
export function writeTypedSamples(folder: string): string[] {
  const types = join(folder, "node_modules", "@types", "node");
  mkdirSync(join(types, ".."), { recursive: true });
  // Linked and not copied: what these types are made with stands beside them.
  symlinkSync(realpathSync(join(ROOT, "node_modules", "@types", "node")), types);
  const undici = join(folder, "node_modules", "undici");
  symlinkSync(realpathSync(join(SDKS, "node_modules", "undici")), undici);
  const modules = readmeBlocks("node", "js").map(moduleOf);
  const samples = modules.map((_, index) => `readme-${index + 1}.ts`);
  for (const [index, name] of samples.entries()) {
    writeFileSync(join(folder, name), modules[index] ?? "");
  }
  const examples = readdirSync(join(SDKS, "node", "examples"));
  for (const name of examples) cpSync(join(SDKS, "node", "examples", name), join(folder, name));
  return [...samples, ...examples];
}

/** A block of code as a module of its own. */
function moduleOf(code: string): string {
  const given = givenTo(code, GIVEN, isMade);
  const names = isMade(code, "Svc") ? ["type Send"] : ["type Send", "Svc"];
  const head = [`import { ${names.join(", ")} } from "svc-sdk";`, ...given];
  return `${head.join("\n")}\n${code}\nexport type { Send };\n`;
}

function isMade(code: string, name: string): boolean {
  return new RegExp(`const ${name}\\b|import {[^}]*\\b${name}\\b`).test(code);
}
