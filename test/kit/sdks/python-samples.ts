/** What the README of the Python SDK shows, as modules that a checker of types reads. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { givenTo, indentedBy, readmeBlocks } from "./readme.ts";

/** What the blocks take as given, each with the type that a reader has there. */
const GIVEN: Readonly<Record<string, string>> = {
  client: "client: Svc",
  meter: "meter: str",
  id: "id: str",
  raw_body: "raw_body: bytes",
  headers: "headers: Dict[str, str]",
  secret: "secret: str",
};
const HEAD = "from typing import Dict\n\nfrom svc import AsyncSvc, RequestOptions, Svc\n";

/** Writes each block as a module into a folder, and says which they are. */
export function writePythonSamples(folder: string): string[] {
  return readmeBlocks("python", "python").map((code, index) => {
    const name = `readme_${index + 1}.py`;
    writeFileSync(join(folder, name), moduleOf(code));
    return name;
  });
}

function moduleOf(code: string): string {
  const given = givenTo(code, GIVEN, isMade).join(", ");
  return `${HEAD}\n\nasync def shown(${given}) -> None:\n${indentedBy(code, "    ")}`;
}

function isMade(code: string, name: string): boolean {
  return new RegExp(`^ *${name} = |\\bas ${name}:`, "m").test(code);
}
