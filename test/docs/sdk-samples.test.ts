/** The SDKs in the docs: every call is there, compiled elsewhere, in the language of the reader. */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readSdks, type ShownSdks } from "@svc/server/docs-site/sdks.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { readContract } from "../../sdks/tools/contract.ts";
import { LANGUAGES } from "../../sdks/tools/languages/index.ts";
import { readSdk } from "../../sdks/tools/model/sdk.ts";
import { firstSaleOf } from "../../sdks/tools/pack.ts";
import { SDKS } from "../../sdks/tools/paths.ts";
import { samplesOf } from "./samples.ts";
import { type Served, serveDocs } from "./site.ts";

const SENDS = "/docs/reference/sends";
const GUIDE = "/docs/guides/sdks";

let docs: Served;
let sdks: ShownSdks;

beforeAll(async () => {
  [docs, sdks] = await Promise.all([serveDocs(), readSdks()]);
});

describe("the calls of the SDKs in the reference", () => {
  it("are there for every operation that the SDKs have, in every language", () => {
    // The contract has examples in JSON, and a form with a file is none.
    const methods = readSdk(readContract()).methods.filter(({ file_field }) => file_field === null);
    const ids = [...new Set(methods.map(({ operation_id }) => operation_id))].sort();
    expect(ids.length).toBeGreaterThan(60);
    expect(Object.keys(sdks.calls)).toEqual(ids);
    const languages = sdks.languages.map(({ id }) => id).sort();
    const missing = Object.entries(sdks.calls).filter(
      ([, codes]) => Object.keys(codes).sort().join() !== languages.join(),
    );
    expect(missing).toEqual([]);
  });

  it("are those that are compiled with each SDK", () => {
    for (const { id } of sdks.languages) {
      const target = LANGUAGES.find((language) => language.id === id)?.target ?? "";
      const [path = ""] = globSync(`${target}/**/[sS]amples.*`, { cwd: SDKS });
      const program = withoutBlanks(readFileSync(join(SDKS, path), "utf8"));
      const strays = Object.values(sdks.calls)
        .map((codes) => codes[id] ?? "")
        .filter((code) => !program.includes(withoutBlanks(code)));
      expect(strays, id).toEqual([]);
    }
  });

  it("stand below that of the shell; in plain text there is one language", async () => {
    const html = await docs.text(SENDS);
    const folded = html.split('<details class="languages">').length - 1;
    expect(folded).toBeGreaterThan(7);
    for (const { fence } of sdks.languages) {
      expect(html.split(`data-lang="${fence}"`).length - 1).toBe(folded);
    }
    const twin = samplesOf(await docs.text(`${SENDS}.md`)).map(({ fence }) => fence);
    expect(twin.filter((fence) => fence === "js")).toHaveLength(folded);
    expect(new Set(twin)).toEqual(new Set(["sh", "js", "json", "mermaid"]));
  });
});

describe("the samples of the shell in the reference", () => {
  it("are read by a shell, and their bodies are JSON", () => {
    const pages = [...docs.site.pages.values()].filter(({ path }) => path.includes("/reference/"));
    const samples = pages.flatMap(({ markdown }) =>
      samplesOf(markdown).filter(({ fence }) => fence === "sh"),
    );
    expect(samples.length).toBeGreaterThan(200);
    const script = samples.map(({ text }, place) => `call_${place}() {\n${text}\n}`).join("\n");
    expect(spawnSync("bash", ["-n"], { input: script, encoding: "utf8" }).stderr).toBe("");
    const bodies = samples.flatMap(({ text }) => /-d '([\s\S]*)'$/.exec(text)?.[1] ?? []);
    expect(bodies.length).toBeGreaterThan(60);
    for (const body of bodies) JSON.parse(body.replaceAll("'\\''", "'"));
  });
});

describe("the guide of the SDKs", () => {
  it("shows the first sale of each README, what each needs, and what each cannot do", async () => {
    const markdown = await docs.text(`${GUIDE}.md`);
    expect(markdown).not.toContain("<!--");
    for (const { id, title, install, needs, limits } of sdks.languages) {
      expect(markdown).toContain(firstSaleOf(id).trimEnd());
      expect(markdown).toContain(`| ${title} | \`${install}\` | ${needs} |`);
      for (const limit of limits) expect(markdown).toContain(`**${title}.** ${limit}`);
    }
  });

  it("shows more than calls in every language, as the compiled references do", async () => {
    const markdown = await docs.text(`${GUIDE}.md`);
    const shown = sdks.extras.filter(({ code }) => markdown.includes(code.node ?? ""));
    expect(shown.map(({ title }) => title)).toEqual(["Lists", "Webhooks"]);
    for (const { id } of sdks.languages) {
      const target = LANGUAGES.find((language) => language.id === id)?.target ?? "";
      const reference = readFileSync(join(SDKS, target, "reference.md"), "utf8");
      for (const { code } of shown) {
        expect(markdown).toContain(`\n${code[id]}\n`);
        expect(reference).toContain(`\n${code[id]}\n`);
      }
    }
  });
});

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s+/g, "");
}
