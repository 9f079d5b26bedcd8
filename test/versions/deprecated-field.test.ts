/**
 * Fields that are going to end, which only these tests know: of a request, of what it answers and
 * of a query. The documents, the pages, the changelog, the marks of SDKs and the list of keys that
 * still send them follow from one decorator on each.
 */
import type { OperationId } from "@svc/generated/operations";
import { createApp } from "@svc/server/app.ts";
import { withDeprecations } from "@svc/server/docs-site/changelog.ts";
import type { Contract as DocsContract } from "@svc/server/docs-site/contract.ts";
import { openapi30 } from "@svc/server/docs-site/documents/openapi-3-0.ts";
import { openapi31 } from "@svc/server/docs-site/documents/openapi-3-1.ts";
import { referencePages } from "@svc/server/docs-site/reference/modules.ts";
import { readSdks } from "@svc/server/docs-site/sdks.ts";
import { deprecatedFieldsGiven } from "@svc/server/platform/versions/deprecated-fields.ts";
import { dueEndings } from "@svc/server/reporting/deprecation-notices/due-endings.ts";
import { notifyUsers } from "@svc/server/reporting/deprecation-notices/notify-users.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Contract } from "../../scripts/generate/compile-spec.ts";
import { deprecatedFields } from "../../scripts/generate/deprecated-fields.ts";
import { deprecationsFile } from "../../scripts/generate/deprecations-table.ts";
import { type Parts, requestOf } from "../kit/api.ts";
import { mailTo, newMember } from "../kit/dashboard.ts";
import { given, type Organisation } from "../kit/given.ts";
import { signedInMember } from "../kit/members.ts";
import { testServer } from "../kit/server.ts";
import { compileEdited } from "./compile-edited.ts";

const INSTEAD = "Send a webhook to your own program.";
const END = { since: "2027-05-01", sunset: "2029-05-01", instead: INSTEAD, use: null };
const DAYS = 'since: "2027-05-01", sunset: "2029-05-01"';
const DECORATOR = `@deprecated(#{ ${DAYS}, instead: "${INSTEAD}" })`;
const SUNSET = "Tue, 01 May 2029 00:00:00 GMT";
const SAID = `Deprecated since 2027-05-01; it ends on 2029-05-01. ${INSTEAD}`;
const IN_BODY = { ...END, in: "body", path: "notify_number" } as const;
const IN_QUERY = { ...END, in: "query", path: "external_id" } as const;
const EDITS = [
  ["sales/sends/create.tsp", "notify_number?: PhoneInput;"],
  ["sales/sends/models.tsp", "notify_number: Phone | null;"],
  ["directory/recipients/models.tsp", "external_id?: ExternalId;"],
] as const;

const INCOMING = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };

let contract: Contract;

beforeAll(async () => {
  const edits = EDITS.map(([file, text]) => ({ file, text, by: `${DECORATOR}\n${text}` }));
  contract = await compileEdited(edits);
});

describe("the contract", () => {
  it("marks the fields and the parameter, and no other", () => {
    const marked = JSON.stringify(contract.document).match(/"deprecated":true/g);
    // What a request would sell has the fields of a send.
    expect(marked).toHaveLength(4);
    const { schemas, parameters } = contract.document.components;
    const facts = { deprecated: true, "x-svc-deprecation": END };
    expect(schemas.SendCreate?.properties?.notify_number).toMatchObject(facts);
    expect(schemas.Send?.properties?.notify_number).toMatchObject(facts);
    const parameter = parameters?.["RecipientListQuery.external_id"];
    expect(parameter).toMatchObject({ ...facts, schema: expect.not.objectContaining(facts) });
  });

  it("has a table of what requests can send, by operation", () => {
    const fields = deprecatedFields(contract.document);
    expect(fields.get("createSend")).toEqual([IN_BODY]);
    expect(fields.get("listRecipients")).toEqual([IN_QUERY]);
    expect(deprecationsFile(contract)).toContain('path: "notify_number"');
  });

  it("says so in the documents of the world, those for generators included", () => {
    const document = openapi31(contract.openapi, "https://svc.example");
    for (const one of [document, openapi30(document)]) {
      const field = one.components.schemas.Send?.properties?.notify_number;
      expect(field).toMatchObject({ deprecated: true });
      expect(field?.description).toContain("it ends on 2029-05-01");
    }
  });
});

describe("the docs", () => {
  const asRead = () => contract.document as unknown as DocsContract;

  it("begin the operation with a note, and mark the field where it is described", async () => {
    const pages = referencePages(asRead(), await readSdks());
    const sends = pages.find(({ path }) => path === "/docs/reference/sends")?.markdown ?? "";
    const days = "since 2027-05-01; it ends on 2029-05-01.";
    expect(sends).toContain(`> **Deprecated.** \`notify_number\`: ${days} ${INSTEAD}`);
    expect(sends).toMatch(/^- `notify_number` .*\*\*deprecated\*\*/m);
    expect(sends).toContain(SAID);
  });

  it("have a line in the changelog for each, under its day", () => {
    const added = withDeprecations("# Changelog\n\n## 2026-11-02\n\nWords.\n", asRead());
    expect(added).toMatch(/## 2027-05-01\n\n### Deprecated\n\n- /);
    expect(added).toContain(`- \`notify_number\` of \`Send\` ends on 2029-05-01. ${INSTEAD}`);
    expect(added).toMatch(/- `external_id` of \[`GET \/recipients`\]\([^)]+\) ends on 2029-05-01/);
  });
});

describe("a field that a request gave", () => {
  const fields = [
    { ...IN_BODY, path: "items[].prices{}.amount" },
    { ...IN_BODY, path: "note" },
    { ...IN_QUERY, path: "created" },
  ];
  const givenIn = (query_text: string, body: unknown) =>
    deprecatedFieldsGiven({ createSend: fields }, "createSend", { query_text, body });

  it.each([
    ["", { items: [{}, { prices: { USD: { amount: "1" } } }] }, ["items[].prices{}.amount"]],
    ["", { items: [{ prices: { USD: {} } }], amount: "1" }, []],
    ["", { note: null }, ["note"]],
    ["created[gte]=1", undefined, ["created"]],
    ["recreated=1&note=2", ["note"], []],
  ])("is found in %j and %j", (query_text, body, paths) => {
    expect(givenIn(query_text, body)).toEqual(paths);
  });
});

describe("a service with such fields", () => {
  let shop: Organisation;
  let app: ReturnType<typeof createApp>;
  const field_deprecations = { createSend: [IN_BODY], listRecipients: [IN_QUERY] };

  beforeAll(async () => {
    const { config: base, database, log } = await testServer();
    const config = { ...base, field_deprecations };
    app = createApp({ config, database, log, sharers: () => 1, can_mail: true });
    shop = await given.organisation();
  });

  afterAll(async () => {
    await app.gate.close();
  });

  async function call(id: OperationId, parts: Parts<OperationId>, key: string) {
    return await app.hono.fetch(requestOf(key, id, parts), INCOMING);
  }

  async function listOf(organisation: Organisation): Promise<string> {
    const { browser } = await signedInMember(organisation);
    const headers = { cookie: `svc_session=${browser.cookie}` };
    const request = new Request("http://127.0.0.1/dashboard/developers/ending", { headers });
    const answer = await app.hono.fetch(request, INCOMING);
    return (await answer.text()).replaceAll(/\s+/g, " ");
  }

  it("lists the keys that still send them, each once, and none that does not", async () => {
    const till = await given.key(shop, { label: "Till 7" });
    const quiet = await given.key(shop, { label: "Till 8" });
    const body = { notify_number: "0772654321", validate_only: true } as never;
    for (const _ of [1, 2]) await call("createSend", { body }, till.secret);
    const last = await call("createSend", { body }, till.secret);
    await call("listRecipients", { query: { external_id: "a" } }, till.secret);
    await call("createSend", { body: { validate_only: true } as never }, quiet.secret);
    await call("listRecipients", {}, quiet.secret);
    await app.gate.flush();
    const page = await listOf(shop);
    expect(page.match(/>Till 7</g)).toHaveLength(2);
    expect(page).not.toContain("Till 8");
    expect(page).toContain(last.headers.get("request-id") ?? "-");
    const field = "<code>notify_number</code> of <code>POST /sends</code>";
    expect(page).toContain(`${field}, until ${SUNSET}. ${INSTEAD}`);
    expect(page).toContain("<code>external_id</code> of <code>GET /recipients</code>");
  });

  it("mails their organisation before one ends, with its name", async () => {
    const own = await given.organisation();
    const { email } = await newMember(own, "owner");
    await call("listRecipients", { query: { external_id: "a" } }, own.key.secret);
    await app.gate.flush();
    const { database, config } = await testServer();
    const now = Date.parse("2029-04-25T00:00:00Z");
    const ends = { ...config, deprecations: {}, field_deprecations };
    const due = dueEndings(ends, now);
    expect(due.map(({ name }) => name)).toContain("external_id of GET /recipients");
    await notifyUsers(database, due, { public_url: "https://svc.example", now });
    expect(await mailTo(email)).toContain("external_id of GET /recipients ends on 2029-05-01");
  });
});
