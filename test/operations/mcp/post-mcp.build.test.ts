/** The tools for those who build: what they read and check, and that they do nothing else. */
import { OPERATIONS, type OperationFacts } from "@svc/generated/operations";
import { readSite, type Site } from "@svc/server/docs-site/site.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { agentOf, KNOWN } from "../../kit/agents.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { type McpClient, mcpClient, type Told } from "../../kit/mcp.ts";
import { testServer } from "../../kit/server.ts";
import { contract } from "../../tidy/wire-names.ts";

const PART_BYTES_MAX = 16_000;

let shop: Organisation;
let mcp: McpClient;
let site: Site;

beforeAll(async () => {
  shop = await given.organisation();
  mcp = await mcpClient(await agentOf(shop, { scopes: ["catalog:read"] }));
  site = await readSite((await testServer()).config.public_url);
});

describe("read_doc", () => {
  const read = async (page: string, part?: number) =>
    await mcp.call("read_doc", { page, ...(part === undefined ? {} : { part }) });

  async function whole(page: string): Promise<string> {
    const first = await read(page);
    const texts = [String(first.shown.text)];
    for (let part = 2; part <= Number(first.shown.parts); part += 1) {
      const { shown } = await read(page, part);
      expect(shown).toMatchObject({ part, parts: first.shown.parts, url: first.shown.url });
      texts.push(String(shown.text));
    }
    for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(PART_BYTES_MAX);
    return texts.join("");
  }

  it("reads every page to its end, in parts that a model can read", async () => {
    for (const [path, { markdown }] of site.pages) {
      expect([path, (await whole(path)) === markdown]).toEqual([path, true]);
    }
  });

  it("reads what search_docs found, as far as the section goes", async () => {
    const { shown } = await mcp.call("search_docs", { query: "when a person must approve" });
    const found = (shown.pages as { url: string }[]).filter(({ url }) => url.includes("#"));
    expect(found.length).toBeGreaterThan(3);
    for (const { url } of found) {
      const result = await read(url);
      expect([url, result.isError, result.shown.url]).toEqual([url, false, url]);
      const page = site.pages.get(new URL(url).pathname);
      expect(page?.markdown).toContain(String(result.shown.text).trim());
      expect(String(result.shown.text)).toMatch(/^#+ /);
    }
  });

  it.each([
    ["/docs/guides/agents#rewards", "### Rewards", "## MCP"],
    ["docs/guides/agents.md#when-a-person-must-approve", "### Rewards", "## MCP"],
    ["/docs/errors?from=here#insufficient_credit", "`insufficient_credit`", "## Rate limits"],
  ])("reads %s with what stands below its heading, and no further", async (page, held, next) => {
    const { shown, text } = await read(page);
    expect(shown.text).toContain(held);
    expect(shown.text).not.toContain(next);
    expect(text).toBe(`${shown.title}, part 1 of 1.`);
  });

  it.each([
    ["/docs/guides/nothing", "page", "search_docs"],
    ["/docs/guides/agents#nothing", "page", "#nothing"],
    ["https://elsewhere.example/docs/guides/agents", "page", "There is no page"],
    ["/etc/passwd", "page", "There is no page"],
    ["/docs/guides/../../package.json", "page", "There is no page"],
  ])("refuses %s by its argument", async (page, param, said) => {
    const { isError, shown } = await read(page);
    expect(isError).toBe(true);
    expect(shown.error).toMatchObject({ code: "reference_not_found", param });
    expect(JSON.stringify(shown.error)).toContain(said);
  });

  it("reads everything of the docs that llms.txt lists", async () => {
    const { ask, config } = await testServer();
    const outline = await (await ask(new Request(`${config.public_url}/llms.txt`))).text();
    const urls = [...outline.matchAll(/\((\S+\/docs\/\S+\.md)\)/g)].map(([, url = ""]) => url);
    const parts = urls.filter((url) => /\.\d+\.md$/.test(url));
    expect(parts.length).toBeGreaterThan(10);
    for (const url of parts) {
      const text = (await whole(url)).trim();
      expect((await read(url)).shown.url).toBe(url);
      expect(text).toBe((await (await ask(new Request(url))).text()).trim());
    }
  });

  it("refuses a part past the last, and says how many there are", async () => {
    const { shown } = await read("/docs/guides/agents", 9);
    expect(shown.error).toMatchObject({ code: "parameter_invalid", param: "part" });
    expect(JSON.stringify(shown.error)).toMatch(/must be at most [12]\./);
  });
});

describe("check_request", () => {
  const check = async (operation: string, body?: object) =>
    await mcp.call("check_request", { operation, ...(body === undefined ? {} : { body }) });

  const problemsOf = ({ shown }: Told) =>
    shown.problems as { param: string; code: string; message: string; fix: string }[];

  it("finds nothing wrong with any example of the contract", async () => {
    const wrong: unknown[] = [];
    let checked = 0;
    for (const operation of Object.values(contract().paths).flatMap(Object.values)) {
      const media = operation.requestBody?.content["application/json"];
      for (const { value } of Object.values<{ value: object }>(media?.examples ?? {})) {
        if (Array.isArray(value)) continue;
        const result = await check(operation.operationId, value);
        checked += 1;
        if (result.shown.valid !== true) wrong.push([operation.operationId, result.shown]);
      }
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(100);
  });

  it("says what the request itself would be refused with, field by field", async () => {
    const bodies = [
      ["createSend", { target: "12", amount: "5.001", currency: "EUR", colour: 1 }],
      ["createSend", { target: KNOWN, amount: "abc", currency: "USD" }],
      ["createKey", { kind: "ak", scopes: ["sends:wirte"], label: 5 }],
      ["createRecipient", { phone: 7, tags: "loyal" }],
      ["createWebhookEndpoint", {}],
      ["createSend", { target: "12345", amount: "5.00", currency: "USD" }],
      ["createSend", { target: KNOWN, amount: "5.00" }],
    ] as const;
    const api = shop.api as unknown as Record<
      string,
      (input: object) => Promise<{ body: unknown }>
    >;
    for (const [operation, body] of bodies) {
      const { body: answer } = (await api[operation]?.({ body })) ?? {};
      const { details } = (answer as { error: { details: { param: string; code: string }[] } })
        .error;
      const result = problemsOf(await check(operation, body));
      const of = (one: { param: string; code: string }) => [one.param, one.code];
      expect([operation, result.map(of)]).toEqual([operation, details.map(of)]);
      expect(details.length).toBeGreaterThan(0);
      for (const { fix, message } of result) expect([fix, message].join()).toMatch(/\w{3}.*\w{3}/);
    }
  });

  it("shows what else the request needs, as the contract has it", async () => {
    for (const id of ["createSend", "getCredit", "receiveCompletion"] as const) {
      const operation = (OPERATIONS as Record<string, OperationFacts>)[id];
      if (operation === undefined) continue;
      const { shown } = await check(id);
      expect(shown).toMatchObject({
        request: `${operation.method} /dev/v1${operation.path}`,
        scopes: operation.scope ?? [],
        key_kinds: operation.key_kinds,
        idempotency_key_required: operation.idempotency === "required",
      });
    }
  });

  it("finds every field of a body unknown where none is taken", async () => {
    const result = await check("cancelSend", { reason: "late" });
    expect(problemsOf(result)).toMatchObject([{ param: "reason", code: "unknown_parameter" }]);
    expect((await check("cancelSend")).shown.valid).toBe(true);
  });

  it("takes a currency in either case, as a request does", async () => {
    const caps = { usd: { per_send: "5.00" } };
    const { shown } = await check("createKey", {
      kind: "rk",
      scopes: ["sends:read"],
      spend_caps: caps,
    });
    expect(shown).toMatchObject({ valid: true, problems: [] });
  });

  it("names the first problem in its sentence, and how many more there are", async () => {
    const { text } = await check("createSend", { target: KNOWN, amount: 1, currency: "EUR", a: 1 });
    expect(text).toMatch(
      /^Only checked: POST \/dev\/v1\/sends would be refused\. \w+: .* And 1 more\.$/,
    );
  });

  it("shows at most 50 problems of a long list", async () => {
    const items = Array.from({ length: 200 }, () => ({ target: KNOWN, amount: "1.00", x: 1 }));
    const { shown } = await check("createBatch", { items });
    expect(shown.problems).toHaveLength(50);
  });

  it.each([
    ["createSned", "reference_not_found", "Did you mean `createSend`?"],
    ["__proto__", "reference_not_found", "There is no operation `__proto__`"],
    ["constructor", "reference_not_found", "There is no operation"],
  ])("refuses %s as an operation", async (operation, code, said) => {
    const { isError, shown } = await check(operation, {});
    expect([isError, shown.error?.code, shown.error?.param]).toEqual([true, code, "operation"]);
    expect(JSON.stringify(shown.error)).toContain(said);
  });

  it("refuses an operation whose body is a form with a file", async () => {
    const upload = Object.values<OperationFacts>(OPERATIONS).find((one) => one.upload);
    const { shown } = await check(upload?.id ?? "", {});
    expect(shown.error).toMatchObject({ code: "parameter_invalid", param: "operation" });
  });

  it("calls nothing: no sale, no key, no event", async () => {
    const tables = ["sends", "events", "recipients"] as const;
    const counts = async () => await Promise.all(tables.map((one) => shop.probe.count(one)));
    const before = await counts();
    const sale = { target: KNOWN, amount: "5.00", currency: "USD", client_reference: "b-1" };
    expect((await check("createSend", sale)).shown.valid).toBe(true);
    const key = { kind: "rk", scopes: ["sends:read"] };
    expect((await check("createKey", key)).shown.valid).toBe(true);
    expect(await counts()).toEqual(before);
    const { body } = await shop.api.listKeys({});
    expect(body.data).toHaveLength(2);
  });
});
