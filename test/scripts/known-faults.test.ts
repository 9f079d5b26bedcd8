/** Faults that the registry knows: what refuses a version, and what is said of silence. */
import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import { complaintAboutFaults, type Fault, readFaults } from "../../scripts/known-faults.ts";

const ROOT = join(import.meta.dirname, "..", "..");
/** The package manager is waited for, so the registry answers from a thread of its own. */
const REGISTRY = `
const { createServer } = require("node:http");
const { parentPort, workerData } = require("node:worker_threads");
const server = createServer((request, answer) => {
  request.resume();
  const is_question = request.url.endsWith("/-/npm/v1/security/advisories/bulk");
  answer.writeHead(is_question ? workerData.status : 404, { "content-type": "application/json" });
  answer.end(JSON.stringify(workerData.body));
});
server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));`;

const FAULT: Fault = {
  ...{ package: "postgres", versions: ["3.4.9"], severity: "high", title: "It tells all" },
  ...{ name: "GHSA-aaaa", url: "https://faults.example/advisories/GHSA-aaaa" },
};

let registry: Worker | null = null;

afterEach(async () => {
  await registry?.terminate();
  registry = null;
});

/** What is read of a registry that answers so. */
async function readFrom(status: number, body: object) {
  registry = new Worker(REGISTRY, { eval: true, workerData: { status, body } });
  const [port] = (await once(registry, "message")) as [number];
  return readFaults(ROOT, { pnpm_config_registry: `http://127.0.0.1:${port}/` });
}

describe("a registry", () => {
  it("that knows a fault of a package in its version is believed", async () => {
    const { title, severity, url } = FAULT;
    const known = { id: 1, url, title, severity, cwe: [], cvss: { score: 0, vectorString: null } };
    const found = await readFrom(200, {
      postgres: [{ ...known, vulnerable_versions: "<99.0.0" }],
      hono: [{ ...known, id: 2, vulnerable_versions: "<0.1.0" }],
    });
    expect(found).toEqual({ faults: [FAULT], unanswered: "" });
  });

  it("that knows none lets the check pass", async () => {
    const found = await readFrom(200, {});
    expect(found).toEqual({ faults: [], unanswered: "" });
    expect(complaintAboutFaults(found)).toBeNull();
  });

  it("that does not answer such questions is no check that has passed", async () => {
    const verdict = complaintAboutFaults(await readFrom(405, {}));
    expect(verdict).toEqual({ unchecked: expect.stringMatching(/did not say.*405/) });
  });
});

const foundOf = (...faults: Fault[]) => ({ faults, unanswered: "" });

it.each([
  ["critical", true],
  ["high", true],
  ["moderate", false],
  ["low", false],
])("a fault that is %s refuses the packages: %s", (severity, is_refused) => {
  const verdict = complaintAboutFaults(foundOf({ ...FAULT, severity }));
  expect(verdict === null).toBe(!is_refused);
  if (is_refused) expect(verdict).toContain("postgres 3.4.9");
});

it("one that cannot be reached is let pass by its name, for as long as it is one", () => {
  const of_no_concern = { "GHSA-aaaa": "we call nothing of it" };
  expect(complaintAboutFaults(foundOf(FAULT), of_no_concern)).toBeNull();
  expect(complaintAboutFaults(foundOf(), of_no_concern)).toContain("is no fault of these versions");
});
