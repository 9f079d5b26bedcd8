/** The documents for agents: whole, small enough to read, and saying what the contract says. */
import { createHash } from "node:crypto";
import { ENUMS } from "@svc/generated/enums";
import { ERRORS } from "@svc/generated/errors";
import { MCP_TOOLS, type McpToolFacts } from "@svc/generated/mcp";
import { BASE_PATH } from "@svc/generated/mount-routes";
import { schemaValidators } from "@svc/generated/validators";
import { serverJson } from "@svc/server/docs-site/agents/server-json.ts";
import { type Contract, placedOperations } from "@svc/server/docs-site/contract.ts";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { beforeAll, describe, expect, it } from "vitest";
import { SCHEMAS } from "./agent-schemas.ts";
import { anchorsOf, ORIGIN, type Served, serveDocs } from "./site.ts";

const BYTES_MAX = 50_000;
/** What a skill should take of a model at most, by its specification. */
const SKILL_TOKENS_MAX = 5_000;
const CARD = "/.well-known/agent-card.json";
const SKILLS = "/.well-known/agent-skills/index.json";
const TOOLS: readonly McpToolFacts[] = Object.values(MCP_TOOLS);

interface Skill {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly digest: string;
}

let docs: Served;
let contract: Contract;
/** Every document for agents, by its path. */
let texts: Map<string, string>;
let skills: readonly Skill[];

beforeAll(async () => {
  docs = await serveDocs();
  contract = docs.site.contract;
  ({ skills } = JSON.parse(await docs.text(SKILLS)) as { skills: Skill[] });
  const paths = ["/llms.txt", "/auth.md", ...Object.keys(SCHEMAS), ...skills.map(({ url }) => url)];
  texts = new Map();
  for (const path of paths) texts.set(path, await docs.text(path));
});

function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\((https:[^)\s]+)\)/g)].map(([, url = ""]) => url);
}

describe("every document for agents", () => {
  it.each(Object.keys(SCHEMAS))("%s is what its readers require", (path) => {
    const validate = SCHEMAS[path];
    expect([validate?.(JSON.parse(texts.get(path) ?? "")), validate?.errors]).toEqual([true, null]);
  });

  it("has less than 50 kB", () => {
    const sizes = [...texts].map(([path, text]) => [path, Buffer.byteLength(text)] as const);
    expect(sizes.filter(([, bytes]) => bytes >= BYTES_MAX)).toEqual([]);
    expect(sizes.length).toBeGreaterThan(8);
  });

  it("leads only to pages and anchors of this server that are there", async () => {
    const broken: string[] = [];
    for (const [path, text] of texts) {
      for (const url of linksOf(text)) {
        const [page = "", anchor] = url.slice(ORIGIN.length).split("#");
        const answer = url.startsWith(`${ORIGIN}/`) ? await docs.get(page) : null;
        const is_there = answer !== null && answer.status === 200;
        const found = is_there && (!anchor || anchorsOf(await answer.text()).has(anchor));
        if (!found) broken.push(`${path} → ${url}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it("names only operations, scopes and errors of the contract", () => {
    const served = new Set(
      placedOperations(contract).map(({ method, path }) => `${method} ${BASE_PATH}${path}`),
    );
    const scopes: readonly string[] = ENUMS.KeyScope;
    const wrong = [...texts].flatMap(([path, text]) => {
      const calls = [...text.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/[^`]+)`/g)];
      const named = [...text.matchAll(/`([a-z]+:[a-z]+)`/g)];
      const codes = [...text.matchAll(/^\| [45]\d\d \| `(\w+)` \|/gm)];
      return [
        ...calls.filter(([, call = ""]) => !served.has(call)),
        ...named.filter(([, scope = ""]) => !scopes.includes(scope)),
        ...codes.filter(([, code = ""]) => !Object.hasOwn(ERRORS, code)),
      ].map(([, one]) => `${path}: ${one}`);
    });
    expect(wrong).toEqual([]);
  });

  it("names the MCP server by the address at which the contract has it", () => {
    const mcp = placedOperations(contract).find((one) => one.operation.operationId === "postMcp");
    const url = `${ORIGIN}${BASE_PATH}${mcp?.path}`;
    for (const path of ["/server.json", CARD, "/auth.md", skills[0]?.url ?? ""]) {
      expect(texts.get(path), path).toMatch(new RegExp(`["\`]${url}["\`]`));
    }
  });
});

describe("llms.txt", () => {
  it("lists every page, or all parts of it, none of which has 50 kB", async () => {
    const listed = linksOf(texts.get("/llms.txt") ?? "").filter((url) => url.endsWith(".md"));
    for (const url of listed) {
      const text = await docs.text(url.slice(ORIGIN.length));
      expect([url, Buffer.byteLength(text) < BYTES_MAX]).toEqual([url, true]);
    }
    for (const [path, { markdown }] of docs.site.pages) {
      const own = listed.filter(
        (url) =>
          /^(?:\.\d+)?\.md$/.test(url.slice(ORIGIN.length + path.length)) &&
          url.startsWith(ORIGIN + path),
      );
      const parts = await Promise.all(own.map((url) => docs.text(url.slice(ORIGIN.length))));
      const joined = parts.map((text) => text.replace(/^# .*, part \d+ of \d+\n\n/, "")).join("");
      expect([path, squeezed(joined) === squeezed(markdown)]).toEqual([path, true]);
    }
  });

  it("cuts no sample into two", async () => {
    const cut = [...docs.site.twins.values()].filter(({ markdown }) => {
      return (markdown.match(/^ *```/gm) ?? []).length % 2 !== 0;
    });
    expect(cut.map(({ path }) => path)).toEqual([]);
    expect(docs.site.twins.size).toBeGreaterThan(docs.site.pages.size);
  });
});

/** Every text that is served ends with one newline. */
function squeezed(text: string): string {
  return text.replaceAll(/\n+/g, "\n");
}

describe("server.json", () => {
  it("tells the registry of every tool and version", () => {
    const { _meta, ...server } = JSON.parse(texts.get("/server.json") ?? "");
    const published = _meta["io.modelcontextprotocol.registry/publisher-provided"];
    expect(published.tools).toEqual(Object.keys(MCP_TOOLS));
    expect(published.protocol_versions).toEqual(ENUMS.McpVersion);
    expect(server.name).toBe("example.svc/svc");
    const [{ headers }] = server.remotes;
    expect(headers).toMatchObject([{ name: "Authorization", isRequired: true, isSecret: true }]);
  });

  it.each([
    ["https://api.shop.example", "example.shop.api/svc"],
    ["http://localhost:4000", "localhost/svc"],
    ["http://127.0.0.1:4000", "local/svc"],
    ["http://[::1]:4000", "local/svc"],
  ])("of %s is called %s", (url, name) => {
    expect(serverJson(contract, url).name).toBe(name);
  });
});

describe("the agent card", () => {
  it("has each tool as a skill, with its scope and a call that the tool takes", () => {
    const { skills: shown, supportedInterfaces } = JSON.parse(texts.get(CARD) ?? "");
    expect(shown.map(({ id }: { id: string }) => id)).toEqual(Object.keys(MCP_TOOLS));
    for (const [index, { input, scope }] of TOOLS.entries()) {
      const { examples, securityRequirements } = shown[index];
      expect(schemaValidators[input](JSON.parse(examples[0])), input).toBe(true);
      const list = scope === "any" ? [] : [scope];
      expect(securityRequirements).toEqual([{ schemes: { BearerAuth: { list } } }]);
    }
    const [{ protocolBinding, protocolVersion }] = supportedInterfaces;
    expect(protocolVersion).toBe(ENUMS.McpVersion[0]);
    expect(protocolBinding).toContain("modelcontextprotocol.io");
  });
});

describe("a skill", () => {
  it("is the file that the index names, by its hash, with the head that its readers expect", () => {
    for (const { name, description, url, digest } of skills) {
      const text = texts.get(url) ?? "";
      expect(createHash("sha256").update(text).digest("hex")).toBe(digest.slice("sha256:".length));
      const head = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n# `;
      expect(text.startsWith(head), name).toBe(true);
      expect(countTokens(text), name).toBeLessThan(SKILL_TOKENS_MAX);
    }
  });

  it("is there for every workflow and for the MCP server, with nothing left to fill in", async () => {
    const { workflows } = JSON.parse(await docs.text("/arazzo.json"));
    const days = workflows.map(({ workflowId }: { workflowId: string }) => workflowId);
    expect(skills.map(({ name }) => name)).toEqual(["sell-over-mcp", ...days]);
    for (const { url } of skills) expect(texts.get(url)).not.toMatch(/\$(?:steps|inputs|response)/);
  });

  it("has every step of its workflow, and only kinds of key that each step takes", async () => {
    const { workflows } = JSON.parse(await docs.text("/arazzo.json"));
    for (const { workflowId, steps } of workflows) {
      const text = texts.get(`/.well-known/agent-skills/${workflowId}/SKILL.md`) ?? "";
      const ids = steps.map(({ operationId = "" }) => operationId.split(".").at(-1));
      const operations = ids.map((id: string) =>
        placedOperations(contract).find((one) => one.operation.operationId === id),
      );
      const numbered = [...text.matchAll(/^\d+\. \*\*\[.*`(\w+ \S+)`$/gm)].map(([, call]) => call);
      expect(numbered).toEqual(
        operations.map((one: { method: string; path: string }) => {
          return `${one.method} ${BASE_PATH}${one.path}`;
        }),
      );
      const [, named = ""] = /with a key of kind (.*?): see/.exec(text) ?? [];
      const kinds = [...named.matchAll(/`(\w+)`/g)].map(([, kind = ""]) => kind);
      expect(kinds.length, workflowId).toBeGreaterThan(0);
      for (const { operation } of operations) {
        expect(operation["x-svc-key-kinds"]).toEqual(expect.arrayContaining(kinds));
      }
    }
  });

  it("lists every tool with the scope that it needs", () => {
    const text = texts.get("/.well-known/agent-skills/sell-over-mcp/SKILL.md") ?? "";
    for (const { name, scope } of TOOLS) {
      expect(text).toContain(`| \`${name}\` | ${scope === "any" ? "any" : `\`${scope}\``} |`);
    }
  });
});

describe("auth.md", () => {
  it("asks for a key that the contract allows, with the scopes of all tools", () => {
    const text = texts.get("/auth.md") ?? "";
    const [, body = "{}"] = /-d '(.*)'/.exec(text) ?? [];
    const key = JSON.parse(body) as { kind: string; scopes: string[] };
    expect(schemaValidators.KeyCreate(key)).toBe(true);
    const needed = new Set(TOOLS.map(({ scope }) => scope).filter((scope) => scope !== "any"));
    expect([key.kind, new Set(key.scopes)]).toEqual(["ak", needed]);
  });

  it("says which tools each scope gives", () => {
    const text = texts.get("/auth.md") ?? "";
    for (const { name, scope } of TOOLS) {
      const line = text.split("\n").find((one) => one.includes(`\`${name}\``)) ?? "";
      expect(line, name).toContain(scope === "any" ? "needs no scope" : `| \`${scope}\` |`);
    }
  });
});
