/** The documents that are made of the contract, as validators of the world read them. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DOCUMENTS } from "../../server/docs-site/documents/served.ts";
import { readContractText } from "../../server/platform/wire/contract-text.ts";
import { complaintsOfRedocly } from "./redocly.ts";

/** By how they are linted. The newer OpenAPI is the older in other words of tags alone. */
const LINTED = {
  "redocly.yaml": ["/openapi.json", "/openapi-3.2.json"],
  "redocly-clients.yaml": ["/openapi-3.0.json", "/asyncapi.json", "/arazzo.json"],
};
const ORIGIN = "https://svc.example";

/** The text of each document that is linted, in the order of the list. */
export async function documentTexts(): Promise<readonly string[]> {
  const contract = await readContractText();
  const paths = Object.values(LINTED).flat();
  return await Promise.all(paths.map((path) => textOf(path, contract)));
}

/** What validators say of the documents; null where they find nothing wrong. */
export async function complaintAboutDocuments(): Promise<string | null> {
  const contract = await readContractText();
  const folder = mkdtempSync(join(tmpdir(), "svc-documents-"));
  try {
    let said = "";
    for (const [config, paths] of Object.entries(LINTED)) {
      for (const path of paths) writeFileSync(join(folder, path), await textOf(path, contract));
      const names = paths.map((path) => path.slice(1));
      const settings = ["--config", join(import.meta.dirname, config), "--format", "stylish"];
      said += await complaintsOfRedocly(["lint", ...names, ...settings], folder);
    }
    return said === "" ? null : said;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function textOf(path: string, contract: string): Promise<string> {
  const made = await DOCUMENTS[path]?.make(contract, ORIGIN);
  return JSON.stringify(made, null, 1);
}
