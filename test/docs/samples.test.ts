/** What the checks of the guides rest on: whether they would notice. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drawStates } from "@svc/server/docs-site/diagram.ts";
import { renderMarkdown } from "@svc/server/docs-site/markdown.ts";
import { callsNamed, callsOfShell, implementedCalls } from "@svc/server/docs-site/standing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { differences, runsOf, samplesOf } from "./samples.ts";
import { type Served, serveDocs } from "./site.ts";

let docs: Served;
beforeAll(async () => {
  docs = await serveDocs();
});

describe("an answer that a guide shows", () => {
  it("is compared field by field, but for ids and moments", () => {
    const id = "snd_0031Jk7TeApCu0Wq1YgSz5Bf";
    const shown = { id, created: 1795600800, status: "pending", lines: [{ n: 1 }] };
    const answered = { ...shown, id: "snd_0041Jk7TeApCu0Wq1YgSz5Bf", created: 1800000000, more: 1 };
    expect(differences(shown, answered)).toEqual([]);
    expect(differences(shown, { ...answered, status: "failed" })).toHaveLength(1);
    expect(differences(shown, { ...answered, id: "quo_0041Jk7TeApCu0Wq1YgSz5Bf" })).toHaveLength(1);
    expect(differences(shown, { ...answered, lines: [] })).toHaveLength(1);
    expect(differences({ error: {} }, {})).toHaveLength(1);
  });

  it("belongs to the sample right before it", () => {
    const page =
      "```sh\na\n```\n\n```json\n{}\n```\n\nWords.\n\n```sh\nb\n```\n\nMore.\n\n```json\n1\n```\n";
    expect(runsOf(page)).toEqual([
      { shell: "a", shown: {} },
      { shell: "b", shown: undefined },
    ]);
    expect(runsOf("```sh planned\na\n```\n")).toEqual([]);
  });
});

describe("a call in a guide", () => {
  it("is found in a sample, with its method", () => {
    const shell = "curl -sS \"$SVC_URL/sends\" \\\n  -d '{}'\nX=$(curl -X PUT $SVC_URL/a/$ID?b=1)";
    expect(callsOfShell(shell)).toEqual([
      { method: "POST", path: "/sends" },
      { method: "PUT", path: "/a/$ID?b=1)" },
    ]);
    expect(callsNamed("See `GET /sends` and `DELETE /keys/{key_id}`.")).toHaveLength(2);
  });

  it("is kept when an operation that is not planned serves it", () => {
    const isKept = implementedCalls(docs.site.contract);
    expect(isKept({ method: "GET", path: "/sends/$SEND/receipt?format=pdf" })).toBe(true);
    expect(isKept({ method: "DELETE", path: "/sends" })).toBe(false);
    expect(isKept({ method: "POST", path: "/nothing" })).toBe(false);
  });

  it("stands in the contract", () => {
    const paths = Object.keys(docs.site.contract.paths).map((path) =>
      path.replaceAll(/\{\w+\}/g, "{}"),
    );
    const guides = [...docs.site.pages.values()].filter(({ path }) =>
      path.startsWith("/docs/guides"),
    );
    const strays = guides.flatMap(({ markdown }) =>
      [...callsNamed(markdown), ...samplesOf(markdown).flatMap(({ text }) => callsOfShell(text))]
        .map(({ path }) =>
          path.replace(/\?.*$/, "").replaceAll(/\{\w+\}|\$[A-Z_]+|ext:[\w-]+/g, "{}"),
        )
        .filter((path) => !paths.includes(path)),
    );
    expect(strays).toEqual([]);
  });
});

describe("a drawing of states", () => {
  it("shows each state once, the final ones marked, and every step but the beginning's words", () => {
    const svg = drawStates("stateDiagram-v2\n [*] --> a\n a --> b : go\n b --> a\n b --> [*]");
    expect(svg.match(/<text/g)).toHaveLength(2);
    expect(svg.match(/class="state final"/g)).toHaveLength(1);
    expect(svg.match(/class="step"/g)).toHaveLength(3);
    expect(svg).toContain("<title>a to b, b to a. Final: b.</title>");
    expect(svg).not.toMatch(/NaN|style=/);
  });
});

describe("a page of markdown", () => {
  it("keeps what a sample says from being markup", () => {
    const { html } = renderMarkdown('# T\n\n```json\n{"a":"<b>"}\n```\n\n`<i>`\n');
    expect(html).not.toMatch(/<b>|<i>/);
  });

  it("gives codes and event types the anchors that links know", () => {
    const { headings } = renderMarkdown("## `send.delivered`\n\n## `a_b`\n\n## What's new?\n");
    expect(headings.map(({ slug }) => slug)).toEqual(["send.delivered", "a_b", "whats-new"]);
  });
});

describe("the samples for Node in the guides", () => {
  it("are modules that Node can read", () => {
    const folder = mkdtempSync(join(tmpdir(), "svc-node-"));
    const guides = [...docs.site.pages.values()].filter(({ path }) => path.includes("/guides"));
    const samples = guides.flatMap(({ markdown }) =>
      samplesOf(markdown).filter(({ fence }) => fence === "js"),
    );
    expect(samples.length).toBeGreaterThan(3);
    for (const { text } of samples) {
      const file = join(folder, "sample.mjs");
      writeFileSync(file, text);
      const { stderr, status } = spawnSync(process.execPath, ["--check", file], {
        encoding: "utf8",
      });
      expect(status, stderr).toBe(0);
    }
    rmSync(folder, { recursive: true });
  });
});
