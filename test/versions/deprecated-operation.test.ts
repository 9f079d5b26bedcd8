/**
 * An operation that is going to end, which only these tests know: the compiler, the documents, the
 * pages, the changelog, each response and the list of keys that still use it follow from one
 * decorator in the spec.
 */
import type { OperationId } from "@svc/generated/operations";
import { createApp } from "@svc/server/app.ts";
import { withDeprecations } from "@svc/server/docs-site/changelog.ts";
import type { Contract as DocsContract } from "@svc/server/docs-site/contract.ts";
import { openapi30 } from "@svc/server/docs-site/documents/openapi-3-0.ts";
import { openapi31 } from "@svc/server/docs-site/documents/openapi-3-1.ts";
import { renderMarkdown } from "@svc/server/docs-site/markdown.ts";
import { referencePages } from "@svc/server/docs-site/reference/modules.ts";
import { readSdks } from "@svc/server/docs-site/sdks.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Contract } from "../../scripts/generate/compile-spec.ts";
import { deprecationsFile } from "../../scripts/generate/deprecations-table.ts";
import { headersFile } from "../../scripts/generate/headers-table.ts";
import type { Contract as SdkContract } from "../../sdks/tools/contract.ts";
import { readSdk } from "../../sdks/tools/model/sdk.ts";
import { type Parts, requestOf } from "../kit/api.ts";
import { given, type Organisation } from "../kit/given.ts";
import { signedInMember } from "../kit/members.ts";
import { testServer } from "../kit/server.ts";
import { compileEdited } from "./compile-edited.ts";
import { OLDEST, SAMPLE_VERSIONS } from "./sample-changes.ts";

const SUMMARY = '@summary("List the attempts of a send")';
const ENDING = "listSendAttempts";
const DEPRECATION = {
  since: "2027-05-01",
  sunset: "2029-05-01",
  instead: "Retrieve the send and read its status.",
  use: "getSend",
} as const;
/** Both days, as headers write them. */
const SUNSET = "Tue, 01 May 2029 00:00:00 GMT";
const SINCE = "@1809129600";

const INCOMING = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };

let contract: Contract;

beforeAll(async () => {
  const said = Object.entries(DEPRECATION).map(([name, value]) => `${name}: "${value}"`);
  const by = `${SUMMARY}\n@deprecated(#{ ${said.join(", ")} })`;
  contract = await compileEdited([{ file: "sales/sends/operations.tsp", text: SUMMARY, by }]);
});

describe("the contract", () => {
  it("marks the operation and no other, with both days", () => {
    const all = Object.values(contract.document.paths).flatMap((path) => Object.values(path));
    const marked = all.filter(({ deprecated }) => deprecated === true);
    expect(marked.map(({ operationId }) => operationId)).toEqual([ENDING]);
    expect(marked[0]?.["x-svc-deprecation"]).toEqual(DEPRECATION);
  });

  it("lists the headers of its responses, and the table that the service reads", () => {
    const of_success = /listSendAttempts: \{ 200: (SET_\d+)/.exec(headersFile(contract))?.[1];
    const [, names = ""] =
      new RegExp(`${of_success}: [^=]+= \\[([^\\]]+)`).exec(headersFile(contract)) ?? [];
    for (const name of ["Deprecation", "Sunset", "Link"]) expect(names).toContain(`"${name}"`);
    expect(deprecationsFile(contract)).toContain(`${ENDING}: {`);
    expect(deprecationsFile(contract)).toContain(`since: "${DEPRECATION.since}"`);
  });

  it("says so in the documents of the world, those for generators included", () => {
    for (const document of [
      openapi31(contract.openapi, "https://svc.example"),
      openapi30(openapi31(contract.openapi, "https://svc.example")),
    ]) {
      const operation = document.paths["/sends/{send_id}/attempts"]?.get;
      expect(operation?.deprecated).toBe(true);
      expect(operation?.description).toContain(`it ends on ${DEPRECATION.sunset}`);
    }
  });
});

it("is a deprecated method of each SDK, which says until when it works", () => {
  const sdk = readSdk(contract.document as unknown as SdkContract);
  const ending = sdk.methods.filter(({ deprecated }) => deprecated);
  expect(ending.map(({ operation_id }) => operation_id)).toEqual([ENDING]);
  expect(ending[0]?.doc).toMatch(
    /it ends on 2029-05-01\. Retrieve the send and read its status\.$/,
  );
});

describe("the docs", () => {
  const asRead = () => contract.document as unknown as DocsContract;

  it("begin the operation with a note that leads to the other one, and mark it in lists", async () => {
    const pages = referencePages(asRead(), await readSdks());
    const sends = pages.find(({ path }) => path === "/docs/reference/sends");
    const note =
      "> **Deprecated.** Since 2027-05-01; it ends on 2029-05-01. Retrieve the send and read its " +
      "status. See [`GET /sends/{send_id}`](/docs/reference/sends#retrieve-a-send).";
    expect(sends?.markdown.split(note)).toHaveLength(2);
    expect(renderMarkdown(note).html).toContain('class="note deprecated"');
    expect(sends?.markdown).toMatch(/List the attempts of a send\]\([^)]+\) \*\(deprecated\)\*/);
  });

  it("have a line in the changelog, under its day", () => {
    const line =
      "`GET /sends/{send_id}/attempts`](/docs/reference/sends#list-the-attempts-of-a-send) ";
    const added = withDeprecations("# Changelog\n\n## 2026-11-02\n\nWords.\n", asRead());
    expect(added).toMatch(/## 2027-05-01\n\n### Deprecated\n\n- \[/);
    expect(added).toContain(`${line}ends on 2029-05-01.`);
    expect(added.indexOf("## 2027-05-01")).toBeLessThan(added.indexOf("## 2026-11-02"));
    const same = withDeprecations("# Changelog\n\n## 2027-05-01\n\nWords.\n", asRead());
    expect(same.match(/## 2027-05-01/g)).toHaveLength(1);
  });
});

describe("a service with such an operation", () => {
  let shop: Organisation;
  let app: ReturnType<typeof createApp>;

  beforeAll(async () => {
    const { config: base, database, log } = await testServer();
    const deprecations = { [ENDING]: DEPRECATION };
    const config = { ...base, deprecations, versions: SAMPLE_VERSIONS };
    app = createApp({ config, database, log, sharers: () => 1, can_mail: true });
    shop = await given.organisation();
  });

  afterAll(async () => {
    await app.gate.close();
  });

  async function call(id: OperationId, parts: Parts<OperationId>, key = shop.key.secret) {
    const request = requestOf(key, id, parts);
    return await app.hono.fetch(request, INCOMING);
  }

  async function listOf(organisation: Organisation): Promise<string> {
    const { browser } = await signedInMember(organisation);
    const headers = { cookie: `svc_session=${browser.cookie}` };
    const request = new Request(`http://127.0.0.1/dashboard/developers/ending`, { headers });
    const answer = await app.hono.fetch(request, INCOMING);
    return (await answer.text()).replaceAll(/\s+/g, " ");
  }

  const path = { send_id: "snd_0031Jk7TeApCu0Wq1YgSz5Bf" };

  it("says when it ends, in a refusal too, and nothing of other operations", async () => {
    const { status, headers } = await call(ENDING, { path });
    expect(status).toBe(404);
    expect([headers.get("deprecation"), headers.get("sunset")]).toEqual([SINCE, SUNSET]);
    expect(headers.get("link")).toMatch(/versioning#before-something-ends>; rel="deprecation"/);
    expect((await call("getSend", { path })).headers.get("sunset")).toBeNull();
  });

  it("names what ends first where the version ends too", async () => {
    const headers = { "Svc-Version": OLDEST };
    const answer = await call(ENDING, { path, headers });
    expect(answer.headers.get("sunset")).toBe("Tue, 31 Oct 2028 00:00:00 GMT");
  });

  it("lists the keys that still use it or an older version, each once, with its last request", async () => {
    const other = await given.organisation();
    const till = await given.key(other, { label: "Till 7" });
    const quiet = await given.key(other, { label: "Till 8" });
    for (const _ of [1, 2]) await call(ENDING, { path }, till.secret);
    const last = await call(ENDING, { path }, till.secret);
    await call("getAccount", { headers: { "Svc-Version": OLDEST } }, till.secret);
    await call("getAccount", {}, quiet.secret);
    await app.gate.flush();
    const page = await listOf(other);
    expect(page.match(/>Till 7</g)).toHaveLength(2);
    expect(page).not.toContain("Till 8");
    expect(page).toContain(last.headers.get("request-id") ?? "-");
    expect(page).toContain(`until ${SUNSET}. ${DEPRECATION.instead}`);
    expect(page).toContain(`Version ${OLDEST}`);
  });

  it("lists none of another organisation's", async () => {
    await call(ENDING, { path });
    await app.gate.flush();
    const page = await listOf(await given.organisation());
    expect(page).toContain("No key uses anything that is going to end.");
  });
});
