/** svc-conform as a program of one file: how it ends, and what it writes. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { exchangesOfHar } from "../../sdks/conform/src/har.ts";
import { RULES } from "../../sdks/conform/src/rules.ts";
import { buildConform } from "../../sdks/tools/build.ts";
import { CONFORM_PROGRAM, eventually } from "../kit/sdks/cli-program.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";
import { startTampering, type Tampering } from "../kit/sdks/tampering.ts";

const folder = mkdtempSync(join(tmpdir(), "svc-conform-"));
const PROGRAM = join(folder, "svc-conform.cjs");
const sandbox = useSandbox();
let tampering: Tampering;

beforeAll(async () => {
  await buildConform();
  // There are no packages above it, which it could take something from.
  copyFileSync(CONFORM_PROGRAM, PROGRAM);
  tampering = await startTampering(sandbox().origin);
});
afterEach(() => tampering.change({}));
afterAll(async () => {
  await tampering.stop();
  rmSync(folder, { recursive: true });
});

interface Running {
  readonly said: () => { readonly out: string; readonly err: string };
  readonly stop: () => void;
  readonly ended: Promise<number | null>;
}

function start(argv: readonly string[], env: Readonly<Record<string, string>> = {}): Running {
  const { PATH = "" } = process.env;
  const options = { cwd: folder, env: { PATH, ...env }, stdio: "pipe" } as const;
  const child = spawn(process.execPath, [PROGRAM, ...argv], options);
  child.stdin.end();
  const texts = { out: "", err: "" };
  child.stdout.on("data", (text) => {
    texts.out += text;
  });
  child.stderr.on("data", (text) => {
    texts.err += text;
  });
  return {
    said: () => texts,
    stop: () => void child.kill("SIGINT"),
    ended: once(child, "close").then(([code]) => code as number | null),
  };
}

async function ran(argv: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const running = start(argv, env);
  const code = await running.ended;
  return { code, ...running.said() };
}

/** A test run of somebody, which knows the service by its environment. */
const TEST_RUN = `
const headers = { Authorization: "Bearer " + process.env.SVC_KEY };
const answer = await fetch(process.env.SVC_URL + "/dev/v1/networks", { headers });
console.log("networks: " + (await answer.json()).data?.length);
`;
const command = (text = TEST_RUN) => ["--", process.execPath, "--input-type=module", "-e", text];

/** The run of a service that leaves out a field and a header. */
async function deviating(flags: readonly string[]) {
  tampering.change({
    answer: ({ headers: { "request-id": _, ...headers }, body, ...answered }) => ({
      ...{ ...answered, headers },
      body: body.replaceAll(/"kind":"\w+",?/g, ""),
    }),
  });
  return await ran(["--url", tampering.url, ...flags, ...command()], { SVC_KEY: sandbox().key });
}

describe("a run with a command", () => {
  it("gives it the address and the key, and ends with 0 when nothing deviates", async () => {
    const { origin, key } = sandbox();
    const { code, out } = await ran(["--url", `${origin}/dev/v1/`, "--key", key, ...command()]);
    expect(out).toMatch(/^networks: [3-9]$/m);
    expect(out).toContain("1 request and 0 webhooks judged, of 1 operation or event type.");
    expect(out).toContain("\nNo deviation.\n");
    expect(code).toBe(0);
  });

  it("ends with 1 at a deviation, and names operation, place and rule", async () => {
    const { code, out } = await deviating([]);
    expect(code).toBe(1);
    expect(out).toContain("  listNetworks · GET /networks\n");
    expect(out).toContain("    schema: response body /data/0 lacks `kind`");
    expect(out).toContain("    header-missing: response header Request-Id is missing\n");
    expect(out).toContain("\n2 deviations.\n");
  });

  it.each([
    ["that fails", command(`${TEST_RUN} process.exit(3);`), "The command ended with 3."],
    ["that asks for nothing", command("0"), "Nothing was judged."],
    ["that does not exist", ["--", join(folder, "nothing")], "cannot be started"],
  ])("ends with 2 after one %s", async (_, words, says) => {
    const env = { SVC_KEY: sandbox().key };
    const { code, out, err } = await ran(["--url", sandbox().origin, ...words], env);
    expect(`${out}${err}`).toContain(says);
    expect(code).toBe(2);
  });

  it("is nothing that was judged where the service does not answer", async () => {
    const script = "await fetch(process.env.SVC_URL + '/dev/v1/health').catch(() => {})";
    const { code, out } = await ran(["--url", "http://127.0.0.1:9", ...command(script)]);
    expect(out).toContain("not judged: 1 without an answer.");
    expect(code).toBe(2);
  });
});

describe("a run without a command", () => {
  it("sends the key with requests that have none, until it is stopped", async () => {
    const { origin, key } = sandbox();
    const running = start(["--url", origin], { SVC_KEY: key });
    const address = /passes (http:\S+) on/;
    await eventually(
      () => address.test(running.said().err),
      () => running.said().err,
    );
    const [, url] = address.exec(running.said().err) ?? [];
    const answer = await fetch(`${url}/dev/v1/networks`);
    expect(answer.status).toBe(200);
    running.stop();
    expect(await running.ended).toBe(0);
    expect(running.said().out).toContain("1 request and 0 webhooks judged");
  });
});

describe("a report", () => {
  it("in JUnit has a failure for each deviation, under its operation", async () => {
    const file = join(folder, "report.xml");
    await deviating(["--junit", file]);
    const text = readFileSync(file, "utf8");
    expect(text).toContain('<testsuites name="svc-conform" tests="1" failures="1" errors="0">');
    expect(text).toContain('<testcase classname="svc-conform" name="listNetworks">');
    const types = [...text.matchAll(/<failure type="([^"]+)"/g)].map(([, type]) => type);
    expect(types.sort()).toEqual(["header-missing", "schema"]);
  });

  it("in SARIF has a result for each deviation, and every rule", async () => {
    const file = join(folder, "report.sarif");
    await deviating(["--sarif", file]);
    const { version, runs } = JSON.parse(readFileSync(file, "utf8"));
    const [{ tool, results }] = runs;
    expect([version, runs.length]).toEqual(["2.1.0", 1]);
    const ids = tool.driver.rules.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(Object.keys(RULES));
    for (const { ruleId, ruleIndex, level } of results) {
      expect([ids[ruleIndex], level]).toEqual([ruleId, "error"]);
    }
    const named = results.map(
      ({ locations }: { locations: { logicalLocations: { fullyQualifiedName: string }[] }[] }) =>
        locations[0]?.logicalLocations[0]?.fullyQualifiedName,
    );
    expect(named.sort()).toEqual([
      "listNetworks response body /data/0",
      "listNetworks response header Request-Id",
    ]);
  });

  it("holds no key and no value that was sent", async () => {
    const files = ["--junit", join(folder, "bare.xml"), "--sarif", join(folder, "bare.sarif")];
    const { out, err } = await deviating(files);
    const written = [files[1], files[3]].map((file) => readFileSync(file ?? "", "utf8"));
    const all = [out, err, ...written].join("\n");
    expect(all).toContain("listNetworks");
    expect(all).not.toContain(sandbox().key);
    expect(all).not.toContain("Econet");
  });
});

describe("a recording", () => {
  const file = join(folder, "run.har");

  async function record(change: (body: string) => string): Promise<void> {
    const headers = { Authorization: `Bearer ${sandbox().key}` };
    const url = `${sandbox().origin}/dev/v1/networks`;
    const started = new Date();
    const answer = await fetch(url, { headers });
    const pairs = (all: Iterable<[string, string]>) =>
      [...all].map(([name, value]) => ({ name, value }));
    const text = change(await answer.text());
    const entry = {
      startedDateTime: started.toISOString(),
      time: Date.now() - started.getTime(),
      request: { method: "GET", url, headers: pairs(Object.entries(headers)), bodySize: 0 },
      response: {
        status: answer.status,
        headers: pairs(answer.headers),
        content: { text: btoa(text), encoding: "base64" },
      },
    };
    const other = { ...entry, request: { ...entry.request, url: "http://127.0.0.1:9/other" } };
    writeFileSync(file, JSON.stringify({ log: { entries: [entry, other] } }));
  }

  it("of a service that conforms ends with 0, and judges that service alone", async () => {
    await record((body) => body);
    const { code, out } = await ran(["--har", file]);
    expect([code, out]).toEqual([0, expect.stringContaining("1 request and 0 webhooks")]);
    const other = await ran(["--har", file, "--url", "http://127.0.0.1:9"]);
    expect([other.code, other.out]).toEqual([2, expect.stringContaining("Nothing was judged.")]);
  });

  it("of one that does not ends with 1", async () => {
    await record((body) => body.replace('"object":"list"', '"object":"page"'));
    const { code, out } = await ran(["--har", file]);
    expect(out).toContain('schema: response body /object must be "list"');
    expect(code).toBe(1);
  });
});

it("a recording, whose times are cut to milliseconds, shows no order that it does not know", () => {
  const entry = (startedDateTime: string, time: number) => ({
    ...{ startedDateTime, time },
    request: { method: "GET", url: "http://127.0.0.1/dev/v1/networks", headers: [] },
    response: { status: 200, headers: [] },
  });
  const at = "2026-11-27T06:00:00.00";
  const entries = [entry(`${at}0Z`, 0.8), entry(`${at}1Z`, 5), entry(`${at}9Z`, 5)];
  const found = exchangesOfHar(JSON.stringify({ log: { entries } }), null);
  const [first, second, third] = found.map(({ started_ms, ended_ms }) => ({
    started_ms,
    ended_ms,
  }));
  expect(first?.ended_ms).toBeGreaterThan(second?.started_ms ?? 0);
  expect(first?.ended_ms).toBeLessThanOrEqual(third?.started_ms ?? 0);
});

describe("a wrong command line", () => {
  const har = join(folder, "wrong.har");
  writeFileSync(har, '{"log":{"entries":[{}]}}');

  it.each([
    ["nothing to judge", [], "Give --url or --har."],
    ["a flag that does not exist", ["--url", "http://127.0.0.1", "--junt", "a"], "--junt"],
    ["an address that is none", ["--url", "api.svc.example"], "is not an address"],
    ["a port that is none", ["--url", "http://127.0.0.1", "--port", "99999"], "--port"],
    ["a secret without webhooks", ["--har", har, "--secret", "whsec_a"], "--webhooks"],
    ["a recording with a command", ["--har", har, "--", "true"], "needs no command"],
    ["a recording that is not there", ["--har", "nothing.har"], "cannot be read"],
    ["a recording that is none", ["--har", har], "Entry 0"],
  ])("ends with 2 and says why: %s", async (_, argv, says) => {
    const { code, out, err } = await ran(argv);
    expect(err).toContain(says);
    expect([code, out]).toEqual([2, ""]);
  });
});
