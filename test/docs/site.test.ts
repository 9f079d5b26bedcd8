import { ERRORS } from "@svc/generated/errors";
import { EVENTS } from "@svc/generated/events";
import { LIFECYCLES, type LifecycleFacts } from "@svc/generated/lifecycles";
import { MCP_TOOLS } from "@svc/generated/mcp";
import { placedOperations, shownOperations } from "@svc/server/docs-site/contract.ts";
import { operationPath } from "@svc/server/docs-site/links.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { samplesOf } from "./samples.ts";
import { anchorsOf, type Served, serveDocs, targetsOf } from "./site.ts";

/** The page's address, which nothing loads. */
const CANONICAL = /<link rel="canonical" href="[^"]*">/g;

let docs: Served;
let paths: string[];

beforeAll(async () => {
  docs = await serveDocs();
  paths = [...docs.site.pages.keys(), "/docs/search?q=key"];
});

describe("every page of the docs", () => {
  it("is there, under a policy that lets in our own files only", async () => {
    for (const path of paths) {
      const answer = await docs.get(path);
      expect(answer.status, path).toBe(200);
      const policy = answer.headers.get("content-security-policy") ?? "";
      expect(policy, path).toMatch(/^default-src '(?:none|self)'/);
      expect(policy, path).not.toMatch(/https?:|script-src[^;]*unsafe/);
    }
  });

  it("has a twin in markdown", async () => {
    const whole = await docs.text("/llms-full.txt");
    for (const [path, page] of docs.site.pages) {
      const twin = await docs.get(`${path}.md`);
      expect(twin.headers.get("content-type"), path).toBe("text/markdown; charset=utf-8");
      expect(await twin.text(), path).toBe(page.markdown);
      expect(whole).toContain(page.markdown);
    }
  });

  it("points only to pages and anchors that are there", async () => {
    const anchors = new Map<string, Set<string>>();
    for (const path of paths) anchors.set(path, anchorsOf(await docs.text(path)));
    const broken: string[] = [];
    for (const path of paths) {
      for (const target of targetsOf((await docs.text(path)).replaceAll(CANONICAL, ""))) {
        if (!(await leadsSomewhere(target, path, anchors))) broken.push(`${path} → ${target}`);
      }
    }
    expect([...new Set(broken)]).toEqual([]);
  });

  it("loads nothing from a foreign host", async () => {
    const own = ["frame.css", "docs.css", "docs.js"].map((name) => docs.site.assets.path(name));
    for (const path of [...own, ...paths]) {
      const text = await docs.text(path);
      const followed = text.replaceAll(CANONICAL, "");
      expect(targetsOf(followed).filter((one) => /^(?:https?:)?\/\//.test(one))).toEqual([]);
      // What a sample shows is text, and loads nothing.
      const page = text.replaceAll(/<pre[ >].*?<\/pre>/gs, "");
      expect(page, path).not.toMatch(/url\((?!#|"\/docs\/)|@import|<script(?![^>]*\ssrc="\/)/);
    }
  });

  it("has no two headings of one anchor", async () => {
    for (const path of docs.site.pages.keys()) {
      const ids = [...(await docs.text(path)).matchAll(/<h[1-6] id="([^"]*)"/g)].map(
        ([, id]) => id,
      );
      const numbered = ids.filter((id) => /-\d$/.test(id ?? "") && ids.includes(id?.slice(0, -2)));
      expect(numbered, path).toEqual([]);
    }
  });
});

/** A link inside the docs is served, and holds the anchor that it names. */
async function leadsSomewhere(
  target: string,
  from: string,
  anchors: ReadonlyMap<string, Set<string>>,
): Promise<boolean> {
  if (target.startsWith("data:")) return true;
  const [path = "", anchor] = target.startsWith("#") ? [from, target.slice(1)] : target.split("#");
  const held = anchors.get(path);
  if (anchor !== undefined && anchor !== "main" && held !== undefined) return held.has(anchor);
  return held !== undefined || (await docs.get(path)).status === 200;
}

describe("the catalogues", () => {
  it("show every error code, under the anchor that doc_url names", async () => {
    const anchors = anchorsOf(await docs.text("/docs/errors"));
    expect(Object.keys(ERRORS).filter((code) => !anchors.has(code))).toEqual([]);
  });

  it("say what to do about every error, on its page and at the operations that return it", () => {
    const markdown = docs.site.pages.get("/docs/errors")?.markdown ?? "";
    const entries = Object.entries(ERRORS);
    const silent = entries.filter(([code, { fix }]) => {
      const [, after = ""] = markdown.split(`### \`${code}\``);
      return !after.split("###")[0]?.includes(fix);
    });
    expect(silent).toEqual([]);
    const sends = docs.site.pages.get("/docs/reference/sends")?.markdown ?? "";
    const { status, fix } = ERRORS.duplicate_suspected;
    const link = "[`duplicate_suspected`](/docs/errors#duplicate_suspected)";
    expect(sends).toContain(`| ${status} | ${link} | ${fix} |`);
  });

  it("list every failure of a send in the guide of errors, with what to do about it", () => {
    const guide = docs.site.pages.get("/docs/guides/errors")?.markdown ?? "";
    const { SendFailureCode } = docs.site.contract.components.schemas;
    const meanings = Object.entries(SendFailureCode?.["x-enumDescriptions"] ?? {});
    expect(meanings.length).toBeGreaterThan(20);
    for (const [code, meaning] of meanings) expect(guide).toContain(`| \`${code}\` | ${meaning} |`);
  });

  it("say in the guide of rewards what the errors of a program mean, and what to do", () => {
    const guide = docs.site.pages.get("/docs/guides/rewards")?.markdown ?? "";
    for (const code of ["program_budget_exceeded", "one_per_phone"] as const) {
      const { meaning, fix } = ERRORS[code];
      expect(guide).toContain(`| [\`${code}\`](/docs/errors#${code}) | ${meaning} | ${fix} |`);
    }
  });

  it("list every tool of agents with its arguments, where tools are called", () => {
    const page = docs.site.pages.get("/docs/reference/mcp")?.markdown ?? "";
    const [, tools = ""] = page.split("\n## Tools\n");
    for (const { name, description, input_schema } of Object.values(MCP_TOOLS)) {
      const row = tools.split("\n").find((line) => line.startsWith(`| \`${name}\``)) ?? "";
      expect(row).toContain(description);
      for (const field of Object.keys(input_schema.properties ?? {})) {
        expect(row).toContain(`\`${field}\``);
      }
    }
    expect(docs.site.pages.get("/docs/reference/sends")?.markdown).not.toContain("## Tools");
  });

  it("show the answer to a new sale first, and then how to wait for its end", () => {
    const sends = docs.site.pages.get("/docs/reference/sends")?.markdown ?? "";
    const [, after = ""] = sends.split("\n`POST /dev/v1/sends`\n");
    const section = after.split("\n## ")[0] ?? "";
    const places = ["- **202**", "- **200**", '"status": "pending"', "To wait for the end"].map(
      (words) => section.indexOf(words),
    );
    expect(places.every((index) => index > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(section).toContain('curl "$SVC_URL/sends/snd_');
  });

  it("show every event type, with an example of its body", async () => {
    const html = await docs.text("/docs/events");
    const anchors = anchorsOf(html);
    const types = Object.keys(EVENTS);
    expect(types.filter((type) => !anchors.has(type))).toEqual([]);
    expect(html.split("<summary>Example body</summary>")).toHaveLength(types.length + 1);
  });

  it("show each event with an object in a state that it can have", () => {
    const markdown = docs.site.pages.get("/docs/events")?.markdown ?? "";
    const lifecycles: Readonly<Record<string, LifecycleFacts>> = LIFECYCLES;
    const bodies = samplesOf(markdown).map(({ text }) => JSON.parse(text));
    expect(bodies.map(({ type }) => type).toSorted()).toEqual(Object.keys(EVENTS).toSorted());
    for (const { type, data } of bodies) {
      const { field, states } = lifecycles[data.object.object] ?? {};
      if (field !== undefined) expect(states, type).toContain(data.object[field]);
    }
  });

  it("draw every lifecycle with all of its states, and list every step", async () => {
    const html = await docs.text("/docs/lifecycles");
    const drawings = html.match(/<svg[\s\S]*?<\/svg>/g) ?? [];
    const lifecycles = Object.values(LIFECYCLES);
    expect(drawings).toHaveLength(lifecycles.length);
    for (const [index, { states }] of lifecycles.entries()) {
      for (const state of states) expect(drawings[index]).toContain(`>${state}</text>`);
    }
    const steps = lifecycles.flatMap((one) => [...one.steps]);
    const table = docs.site.pages.get("/docs/lifecycles")?.markdown ?? "";
    expect(table.match(/^\| `[a-z_]+` \| `[a-z_]+` \| [A-Z]/gm)).toHaveLength(steps.length);
    const submitted = "| `pending` | `submitted` | The service submits the send to the network. |";
    expect(table).toContain(submitted);
  });

  it("describe every operation in the reference, and say which are planned", async () => {
    for (const { operation, method } of shownOperations(docs.site.contract)) {
      const [path = "", anchor = ""] = operationPath(operation).split("#");
      expect(anchorsOf(await docs.text(path)).has(anchor), operation.operationId).toBe(true);
      expect(docs.site.pages.get(path)?.markdown).toContain(`\`${method} /dev/v1/`);
    }
    const planned = placedOperations(docs.site.contract).filter(
      ({ operation }) => operation["x-svc-planned"],
    );
    const rooms = [...docs.site.pages.values()].map(({ markdown }) => markdown).join("\n");
    expect(rooms.split("> **Planned.** Not available yet.")).toHaveLength(planned.length + 1);
  });
});

describe("the search", () => {
  it.each([
    ["idempotency key", "/docs/guides/idempotency"],
    ["insufficient_credit", "/docs/errors#insufficient_credit"],
    ["send.delivered", "/docs/events#send.delivered"],
    ["meter not found", "/docs/errors#meter_not_found"],
    ["power is down", "/docs/guides/power#when-power-is-down"],
    ["verify signature", "/docs/guides/webhooks#verify-the-signature"],
    ["postman", "/docs/collection.json"],
    ["python", "/docs/guides/sdks"],
    ["0005", "/docs/guides/test-mode#numbers"],
    ["402", "/docs/errors#insufficient_credit"],
    ["requires_review", "/docs/lifecycles#send"],
  ])("finds %s", async (query, path) => {
    const answer = await docs.get(`/docs/search.json?q=${encodeURIComponent(query)}`);
    const { results } = (await answer.json()) as { results: { path: string }[] };
    expect(results.slice(0, 5).map((one) => one.path)).toContain(path);
  });

  it("shows the part of the text that was found, and marks the words", async () => {
    const answer = await docs.get("/docs/search.json?q=0005");
    const { results } = (await answer.json()) as { results: { excerpt: [string, boolean][] }[] };
    const [first] = results;
    expect(first?.excerpt.filter(([, is_hit]) => is_hit)).toEqual([["0005", true]]);
    expect(first?.excerpt.map(([text]) => text).join("")).toMatch(/0005 unknown , then delivered/);
    expect(await docs.text("/docs/search?q=0005")).toContain("<mark>0005</mark>");
  });

  it("calls what it finds by titles without markup", async () => {
    for (const query of ["webhook deliveries", "send.delivered", "money"]) {
      const answer = await docs.get(`/docs/search.json?q=${encodeURIComponent(query)}`);
      const { results } = (await answer.json()) as { results: { title: string }[] };
      expect(results.length, query).toBeGreaterThan(2);
      expect(results.map(({ title }) => title).join()).not.toMatch(/[[\]`*]/);
    }
  });

  it("answers a page to those without a script, and finds nothing for nothing", async () => {
    expect(await docs.text("/docs/search?q=refund")).toContain('class="found"');
    const answer = await docs.get("/docs/search.json?q=");
    expect(await answer.json()).toEqual({ results: [] });
    expect(await docs.text('/docs/search?q="><script>')).not.toContain("<script>");
  });
});

it("leads from /docs to its front page", async () => {
  const answer = await docs.get("/docs");
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/docs/guides"]);
});

describe("a page that is not there", () => {
  it("is 404, and shows the way to those that are", async () => {
    const answer = await docs.get("/docs/guides/nothing");
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('href="/docs/guides"');
  });
});
