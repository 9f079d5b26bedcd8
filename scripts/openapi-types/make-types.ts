import { readFile } from "node:fs/promises";
import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";

/** Prints the TypeScript types of the OpenAPI document whose path is the one argument. */
async function makeTypes(path: string): Promise<string> {
  const document = JSON.parse(await readFile(path, "utf8")) as OpenAPI3;
  return astToString(await openapiTS(document));
}

const [path] = process.argv.slice(2);
if (!path) throw new Error("Say which OpenAPI document.");
process.stdout.write(await makeTypes(path));
