/**
 * The documents that are made of the contract, as tools of the world load them. What validators say
 * of them is a check: scripts/check/served-documents.ts.
 */
import { ERRORS } from "@svc/generated/errors";
import { EVENTS } from "@svc/generated/events";
import type { Document, Schema } from "@svc/server/docs-site/documents/document.ts";
import { securityTxt } from "@svc/server/docs-site/documents/security-txt.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { ORIGIN, type Served, serveDocs } from "./site.ts";

let docs: Served;

beforeAll(async () => {
  docs = await serveDocs();
});

async function loaded<Content = Document>(path: string): Promise<Content> {
  return JSON.parse(await docs.text(path)) as Content;
}

describe("every document", () => {
  it.each([
    ["/openapi.json", "application/json; charset=utf-8"],
    ["/openapi-3.0.json", "application/json; charset=utf-8"],
    ["/openapi-3.2.json", "application/json; charset=utf-8"],
    ["/asyncapi.json", "application/vnd.aai.asyncapi+json;version=3.0.0"],
    ["/arazzo.json", "application/vnd.oai.workflows+json;version=1.0.1"],
    ["/mcp-schemas.json", "application/schema+json"],
    ["/server.json", "application/json; charset=utf-8"],
    ["/.well-known/agent-card.json", "application/json; charset=utf-8"],
    ["/.well-known/agent-skills/index.json", "application/json; charset=utf-8"],
    ["/.well-known/agent-skills/sell-over-mcp/SKILL.md", "text/markdown; charset=utf-8"],
    ["/auth.md", "text/markdown; charset=utf-8"],
    [
      "/.well-known/api-catalog",
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    ],
  ])("%s has its type, is open to pages, and is not sent twice", async (path, type) => {
    const { status, headers } = await docs.get(path);
    expect([status, headers.get("content-type")]).toEqual([200, type]);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    const etag = headers.get("etag") ?? "";
    const again = await docs.get(path, { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
  });

  it("exists in a version that is supported, and in no other", async () => {
    const same = await docs.text("/openapi.json?version=2026-11-01");
    expect(same).toBe(await docs.text("/openapi.json"));
    const answer = await docs.get("/asyncapi.json?version=2020-01-01");
    expect([answer.status, await answer.json()]).toEqual([
      400,
      {
        error: expect.objectContaining({
          code: "invalid_version",
          param: "version",
          meta: { supported: ["2026-11-01"] },
        }),
      },
    ]);
  });

  it("is linked from the docs", async () => {
    const front = await docs.text("/docs/guides/generators");
    for (const path of ["openapi.json", "openapi-3.0.json", "openapi-3.2.json", "asyncapi.json"]) {
      expect(front).toContain(`href="/${path}"`);
    }
    for (const path of ["arazzo.json", "mcp-schemas.json", ".well-known/api-catalog"]) {
      expect(front).toContain(`href="/${path}"`);
    }
  });
});

describe("/openapi.json", () => {
  it("lets answers hold values that no enumeration lists yet, and requests none", async () => {
    const { schemas } = (await loaded("/openapi.json")).components;
    const { schemas: own } = docs.site.contract.components;
    const open = Object.entries(own).filter(
      ([name, schema]) => "x-svc-open-enum" in schema && !name.startsWith("Mcp"),
    );
    expect(open.length).toBeGreaterThan(100);
    const others = [{ enum: expect.any(Array) }, { type: "string" }];
    for (const [name, schema] of open) {
      expect(schemas[name]?.anyOf, name).toMatchObject(others);
      expect(schemas[name]?.anyOf?.[0]?.enum).toEqual(schema.enum);
    }
    expect(schemas.SendTypeInput?.enum).toEqual(own.SendType?.enum);
    expect(schemas.SendCreate?.properties?.type?.$ref).toBe("#/components/schemas/SendTypeInput");
    expect(schemas.Send?.properties?.type?.$ref).toBe("#/components/schemas/SendType");
  });

  it("takes IDs of 64 characters, as is promised", async () => {
    const { schemas } = (await loaded("/openapi.json")).components;
    const pattern = new RegExp(String(schemas.SendId?.pattern));
    expect(pattern.test(`snd_${"0".repeat(24)}`)).toBe(true);
    expect(pattern.test(`snd_${"0".repeat(59)}`)).toBe(true);
    expect(pattern.test(`snd_${"0".repeat(60)}`)).toBe(false);
  });

  it("names the scopes of an operation as alternatives", async () => {
    const { paths } = await loaded("/openapi.json");
    expect(paths["/sends"]?.post?.security).toEqual([{ BearerAuth: ["sends:write"] }]);
    for (const methods of Object.values(paths)) {
      for (const operation of Object.values(methods)) {
        const scopes = (operation["x-svc-scope"] ?? []).filter((scope) => scope !== "any");
        const named = (operation.security ?? []).flatMap((one) => one.BearerAuth ?? []);
        if (operation.security?.[0]?.Session === undefined) expect(named).toEqual(scopes);
      }
    }
  });

  it("shows an error of every code, where its status is described", async () => {
    const { responses, examples = {} } = (await loaded("/openapi.json")).components;
    expect(Object.keys(examples).sort()).toEqual(Object.keys(ERRORS).sort());
    const shown = Object.values(responses).flatMap((answer) =>
      Object.keys(answer.content?.["application/json"]?.examples ?? {}),
    );
    const described = Object.entries(ERRORS).filter(([, { status }]) => {
      return responses[`Refused${status}`] !== undefined;
    });
    expect(shown.sort()).toEqual(described.map(([code]) => code).sort());
  });

  it("describes refusals in words, without a list of codes", async () => {
    const { paths } = await loaded("/openapi.json");
    const told = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ responses }) => Object.values(responses)),
    );
    const listed = told.filter(({ $ref, description }) => {
      return $ref !== undefined && (description ?? "").includes("`");
    });
    expect(listed).toEqual([]);
  });

  it("leads from a creation and from a list to what takes the ID", async () => {
    const { paths, components } = await loaded("/openapi.json");
    expect(components.links?.getSend).toEqual({
      operationId: "getSend",
      parameters: { send_id: "$response.body#/id" },
    });
    const created = Object.keys(paths["/sends"]?.post?.responses["202"]?.links ?? {});
    expect(created).toEqual(expect.arrayContaining(["getSend", "cancelSend", "getSendReceipt"]));
    const listed = paths["/sends"]?.get?.responses["200"]?.links?.getSend;
    expect(listed).toEqual({ $ref: "#/components/links/getSendOfFirst" });
    expect(components.links?.getSendOfFirst?.parameters).toEqual({
      send_id: "$response.body#/data/0/id",
    });
  });

  it("leads to every operation on an object, from where all that its path needs is shown", async () => {
    const { paths, components } = await loaded("/openapi.json");
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, ...operation })),
    );
    const led = new Set(
      operations.flatMap(({ responses }) =>
        Object.values(responses).flatMap(({ links }) => Object.keys(links ?? {})),
      ),
    );
    const unled = operations
      .filter(({ path, operationId }) => path.includes("{") && !led.has(operationId))
      .map(({ operationId }) => operationId);
    // Its secret is sent to the customer who paid for the token, and no response shows it.
    expect(unled).toEqual(["getTokenLink"]);
    const made = paths["/reward-links"]?.post?.responses["201"]?.links;
    expect(Object.keys(made ?? {})).toEqual(
      expect.arrayContaining(["getClaim", "createClaim", "sendClaimCode"]),
    );
    expect(components.links?.getMeterByMeter?.parameters).toEqual({
      number: "$response.body#/meter",
    });
    expect(components.links?.moveScheduleOccurrenceOfFirstByScheduleDate?.parameters).toEqual({
      schedule_id: "$response.body#/data/0/schedule",
      day: "$response.body#/data/0/date",
    });
  });

  it("leaves the messages of MCP to a document of their own", async () => {
    const { paths, components } = await loaded("/openapi.json");
    expect(paths["/mcp"]?.post?.operationId).toBe("postMcp");
    const left = Object.keys(components.schemas).filter((name) => name.startsWith("Mcp"));
    // They are the schemas of headers and of the query.
    expect(left).toEqual(["McpMethod", "McpNameHeader", "McpToolNames", "McpVersion"]);
    const mcp = await loaded<{ tools: { name: string }[]; $defs: Record<string, Schema> }>(
      "/mcp-schemas.json",
    );
    expect(mcp.tools).toHaveLength(20);
    const refs = JSON.stringify(mcp).matchAll(/"\$ref":"#\/\$defs\/(\w+)"/g);
    for (const [, name = ""] of refs) expect(Object.keys(mcp.$defs)).toContain(name);
  });
});

describe("/openapi-3.0.json", () => {
  it("has neither webhooks nor MCP, nothing planned and no session", async () => {
    const document = await loaded("/openapi-3.0.json");
    expect([document.openapi, document.webhooks]).toEqual(["3.0.3", undefined]);
    const paths = Object.keys(document.paths);
    expect(paths.length).toBeGreaterThan(150);
    expect(paths.filter((path) => /^\/(?:mcp|token-links)/.test(path))).toEqual([]);
    expect(Object.keys(document.components.securitySchemes)).toEqual(["BearerAuth"]);
  });

  it("names each constant once, and lets answers hold others", async () => {
    const { schemas } = (await loaded("/openapi-3.0.json")).components;
    const names = Object.values(schemas).flatMap((schema) => {
      const own = (schema["x-enum-varnames"] ?? []) as string[];
      expect(own).toHaveLength(schema.enum?.length ?? 0);
      return own;
    });
    expect(names).toContain("SendTypeInputAirtime");
    expect(new Set(names).size).toBe(names.length);
    expect(schemas.Send?.properties?.status).toMatchObject({
      type: "string",
      "x-extensible-enum": expect.arrayContaining(["delivered"]),
    });
  });

  it("has a flat schema of every event", async () => {
    const { schemas } = (await loaded("/openapi-3.0.json")).components;
    const told = Object.values(schemas).flatMap((schema) => {
      const type = schema.properties?.type?.enum ?? [];
      return schema.properties?.sequence && schema.allOf === undefined ? type : [];
    });
    expect(told.sort()).toEqual(Object.keys(EVENTS).sort());
  });
});

describe("/asyncapi.json", () => {
  it("has a message and an operation of every event", async () => {
    const told = await loaded<{
      components: { messages: Record<string, { name: string }> };
      operations: object;
    }>("/asyncapi.json");
    const names = Object.values(told.components.messages).map(({ name }) => name);
    expect(names.sort()).toEqual(Object.keys(EVENTS).sort());
    expect(Object.keys(told.operations)).toHaveLength(names.length);
  });
});

describe("/.well-known", () => {
  it("lists every description of the API, each of which is there", async () => {
    const { headers } = await docs.get("/.well-known/api-catalog");
    expect(headers.get("link")).toBe('</.well-known/api-catalog>; rel="api-catalog"');
    const { linkset } = await loaded<{ linkset: Record<string, { href: string }[]>[] }>(
      "/.well-known/api-catalog",
    );
    const [api = {}] = linkset;
    const { "service-desc": described = [], "service-doc": explained = [] } = api;
    const { "service-meta": metadata = [] } = api;
    expect([described.length, metadata.length]).toEqual([5, 4]);
    for (const { href } of [...described, ...explained, ...metadata]) {
      const { status } = await docs.get(href.slice(ORIGIN.length));
      expect([href, status < 400]).toEqual([href, true]);
    }
  });

  it("says whom to tell about a weakness, for half a year from today", async () => {
    const text = await docs.text("/.well-known/security.txt");
    expect(text).toContain("Contact: mailto:api@svc.example\n");
    expect(text).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00\+02:00$/m);
    const contact = "https://svc.example/security";
    const now = Date.UTC(2026, 10, 26, 12);
    expect(securityTxt({ contact, public_url: ORIGIN, now })).toBe(
      [
        `Contact: ${contact}`,
        "Expires: 2027-05-25T00:00:00+02:00",
        "Preferred-Languages: en",
        `Canonical: ${ORIGIN}/.well-known/security.txt`,
        "",
      ].join("\n"),
    );
  });
});
