/** The reference as it is served: objects, enumerations, operations, and the links between them. */
import { EVENTS } from "@svc/generated/events";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import {
  type Placed,
  resolved,
  type Schema,
  shownOperations,
} from "@svc/server/docs-site/contract.ts";
import { modulePath, operationPath } from "@svc/server/docs-site/links.ts";
import { objectsOf } from "@svc/server/docs-site/reference/objects.ts";
import { isPlanned } from "@svc/server/docs-site/reference/overview.ts";
import { wholeObject } from "@svc/server/docs-site/reference/shapes.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { type Served, serveDocs } from "./site.ts";

let docs: Served;
let placed: Placed[];
/** The HTML of each page of the reference, by its path. */
let shown: Map<string, string>;

beforeAll(async () => {
  docs = await serveDocs();
  placed = shownOperations(docs.site.contract);
  const paths = [...docs.site.pages.keys()].filter((path) => path.startsWith("/docs/reference"));
  shown = new Map();
  for (const path of paths) shown.set(path, await docs.text(path));
});

/** The HTML below one heading, up to the next section. */
function sectionOf(path: string, slug: string): string {
  const [, after = ""] = shown.get(path)?.split(`<h2 id="${slug}">`) ?? [];
  return after.split('<div class="section"')[0] ?? "";
}

function objectSection(name: string): string {
  const tag = objectsOf(docs.site.contract).get(name)?.tag ?? "";
  return sectionOf(modulePath(tag), `the-${name.toLowerCase()}-object`);
}

function operationSection({ operation }: Placed): string {
  const [path = "", slug = ""] = operationPath(operation).split("#");
  return sectionOf(path, slug);
}

function written(text: string): string {
  return text
    .replaceAll(/[`*\n]+/g, " ")
    .replaceAll("&", "&amp;")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The words that a reader sees. */
function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll(/\s+/g, " ");
}

describe("a field", () => {
  it("has an address of its own, by its object or operation and its name", () => {
    const sends = shown.get("/docs/reference/sends") ?? "";
    for (const anchor of ["Send.status", "createSend.target", "listSends.limit"]) {
      expect(sends).toContain(`id="${anchor}" href="#${anchor}"`);
    }
  });

  it("shares its address with no other", () => {
    for (const [path, html] of shown) {
      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([]);
    }
  });

  it("is plain text in the markdown twin", async () => {
    const twin = await docs.text("/docs/reference/sends.md");
    expect(twin).toContain("- `target` ");
    expect(twin).not.toContain("<a ");
  });
});

describe("an object", () => {
  it.each([
    ["Send", "sends"],
    ["Program", "programs"],
    ["Recipient", "recipients"],
    ["Reward", "rewards"],
    ["Batch", "batches"],
    ["Meter", "meters"],
    ["CostCenter", "cost-centers"],
    ["AgentApproval", "approvals"],
    ["WebhookDelivery", "webhook-deliveries"],
  ])("%s is at home on the page %s, before its operations", (name, page) => {
    const html = shown.get(`/docs/reference/${page}`) ?? "";
    const [first] = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
    expect(first).toBe(`the-${name.toLowerCase()}-object`);
  });

  it("shows each of its fields once, and every object is on one page", () => {
    const { contract } = docs.site;
    for (const name of objectsOf(contract).keys()) {
      const section = objectSection(name);
      const schema = contract.components.schemas[name] as Schema;
      const fields = Object.keys(wholeObject(contract, schema).properties);
      const missing = fields.filter((field) => !section.includes(`id="${name}.${field}"`));
      expect(missing, name).toEqual([]);
      const heading = `id="the-${name.toLowerCase()}-object"`;
      expect(
        [...shown.values()].filter((html) => html.includes(heading)),
        name,
      ).toHaveLength(1);
    }
  });

  it("says what a value is in the contract's words, with its limits", () => {
    const section = wordsOf(objectSection("Send"));
    expect(section).toContain("id snd_… The send.");
    expect(section).toContain("created unix seconds Time at which");
    expect(section).toContain("amount money The face value");
    expect(section).toMatch(/client_reference client reference , 1–128 characters nullable/);
    expect(section).toMatch(/recipient rcp_… or Recipient nullable/);
    expect(section).toMatch(/token power token nullable secret/);
  });

  it("draws its lifecycle", () => {
    const drawn = Object.keys(LIFECYCLES).filter((name) =>
      [...shown.values()].some((html) => html.includes(`id="lifecycle-of-${name}"`)),
    );
    expect(drawn.toSorted()).toEqual(Object.keys(LIFECYCLES).toSorted());
    expect(objectSection("Send")).toMatch(/<svg[\s\S]*>requires_review<\/text>/);
  });
});

describe("an enumeration", () => {
  it("is a table of every value with what it means, wherever a field has it", () => {
    const { schemas } = docs.site.contract.components;
    const tables = [...shown].flatMap(([path, html]) =>
      [...html.matchAll(/<details id="(\w+)" class="values"[\s\S]*?<\/details>/g)].map(
        ([table, name = ""]) => ({ path, name, table }),
      ),
    );
    for (const { path, name, table } of tables) {
      const words = wordsOf(table);
      for (const [value, meaning] of Object.entries(schemas[name]?.["x-enumDescriptions"] ?? {})) {
        expect(words, `${path} ${name}`).toContain(`${value} ${wordsOf(written(meaning))}`.trim());
      }
    }
    const shown_names = new Set(tables.map(({ name }) => name));
    const used = enumerationsOf(placed.flatMap(schemasOf));
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((name) => !shown_names.has(name))).toEqual(["EventTypeName"]);
  });
});

/** Every schema that stands in an operation. */
function schemasOf({ operation }: Placed): unknown[] {
  return [operation.parameters, operation.requestBody, operation.responses];
}

function enumerationsOf(parts: readonly unknown[]): Set<string> {
  const { components } = docs.site.contract;
  const seen = new Set<string>();
  const found = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const { $ref } = part as Schema;
    const [, kind, name = ""] =
      /^#\/components\/(schemas|parameters)\/(.+)$/.exec($ref ?? "") ?? [];
    if (kind !== undefined && !seen.has(`${kind}/${name}`)) {
      seen.add(`${kind}/${name}`);
      const target = components[kind as "schemas"][name];
      if (target?.enum !== undefined) found.add(name);
      look(target);
    }
    for (const one of Object.values(part)) look(one);
  };
  look(parts);
  return found;
}

describe("an operation", () => {
  it("is there once", () => {
    const all = [...shown.values()].join("\n");
    const base = docs.site.contract.servers[0]?.url ?? "";
    for (const { method, path } of placed) {
      const line = `<p><code>${method} ${base}${path}</code></p>`;
      expect(all.split(line), `${method} ${path}`).toHaveLength(2);
    }
  });

  it("links to the object that it returns, whose section links back", () => {
    const { contract } = docs.site;
    for (const { name, tag, returned_by } of objectsOf(contract).values()) {
      const home = `href="${modulePath(tag)}#the-${name.toLowerCase()}-object"`;
      for (const one of returned_by) {
        expect(operationSection(one), `${one.operation.operationId} → ${name}`).toContain(home);
        expect(objectSection(name)).toContain(`href="${operationPath(one.operation)}"`);
      }
    }
  });

  it("shows every parameter and every field of its body", () => {
    const { contract } = docs.site;
    for (const one of placed) {
      const body = one.operation.requestBody?.content?.["application/json"]?.schema;
      const own = body === undefined ? {} : resolved(contract, body);
      const fields = Object.keys(wholeObject(contract, own).properties);
      const section = operationSection(one);
      const missing = fields.filter((field) => !section.includes(`<code>${field}</code>`));
      expect(missing, one.operation.operationId).toEqual([]);
    }
  });

  it("folds the errors that are its own into a table of status, code and remedy", () => {
    const sale = placed.find(({ operation }) => operation.operationId === "createSend") as Placed;
    expect(operationSection(sale)).toMatch(
      /<details><summary>Errors \(\d+\)<\/summary>[\s\S]*<th>Code<\/th><th>What to do/,
    );
  });
});

describe("an event", () => {
  it("is listed with the object that it carries, and leads there", async () => {
    const html = await docs.text("/docs/events");
    for (const [type, { object }] of Object.entries(EVENTS)) {
      expect(objectSection(object), type).toContain(`href="/docs/events#${type}"`);
      const [, after = ""] = html.split(`<h3 id="${type}">`);
      expect(after.split("<h3")[0], type).toContain(`#the-${object.toLowerCase()}-object"`);
    }
  });
});

describe("what is planned", () => {
  it("is folded away behind its number, in its pages and in the navigation", () => {
    const planned = placed.filter(isPlanned);
    for (const one of planned) {
      const [path = "", slug = ""] = operationPath(one.operation).split("#");
      const html = shown.get(path) ?? "";
      const [before = ""] = html.split(`<h2 id="${slug}">`);
      const is_folded = before.includes('<details class="plans"><summary>Show planned (');
      const is_plan = docs.site.pages.get(path)?.planned === true;
      expect(is_folded || is_plan, one.operation.operationId).toBe(true);
      expect(operationSection(one)).toContain("<strong>Planned.</strong>");
    }
    const html = shown.get("/docs/reference/sends") ?? "";
    const [, number] = /<summary>Show planned \((\d+)\)/.exec(html) ?? [];
    expect(number).toBe(planned.length === 0 ? undefined : String(planned.length));
  });
});
