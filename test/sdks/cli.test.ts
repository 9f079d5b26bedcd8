/** The command line: every command of the contract, what it prints, and how it says no. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GENERAL } from "../../sdks/cli/src/flags.ts";
import { OWN } from "../../sdks/cli/src/own/index.ts";
import { buildCli } from "../../sdks/tools/build.ts";
import { readContract } from "../../sdks/tools/contract.ts";
import { readSdk } from "../../sdks/tools/model/sdk.ts";
import { firstSaleOf, installPackedCli } from "../../sdks/tools/pack.ts";
import { commandsOf, GENERAL_FLAGS } from "../../sdks/tools/pages/cli-model.ts";
import { SDKS } from "../../sdks/tools/paths.ts";
import { type Situation, typed } from "../kit/sdks/cli.ts";
import { describeConformance } from "../kit/sdks/conformance.ts";
import { noteCost } from "../kit/sdks/cost.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";

noteCost("cli");
const PROGRAM = join(SDKS, "cli", "dist", "svc.cjs");
const SALE = ["sends", "create", "--target", "0771234567", "--amount", "5.00", "--currency", "USD"];
const PACKED_BYTES_MAX = 200_000;
const LIVE_KEY = "svc_sk_0123456789abcdefghijABCD";
const folder = mkdtempSync(join(tmpdir(), "svc-cli-"));
const sandbox = useSandbox();
const COMMANDS = commandsOf(readSdk(readContract()));

beforeAll(buildCli);
afterAll(() => rmSync(folder, { recursive: true }));

/** Signed in by the environment, as a script is. */
function person(more: Situation = {}): Situation {
  const { origin, key } = sandbox();
  const env = { SVC_URL: origin, SVC_KEY: key, SVC_CONFIG_DIR: folder, ...more.env };
  return { ...more, env };
}

describeConformance("cli", sandbox);

describe("the commands of the contract", () => {
  it("are every operation of the SDKs, each under words of its own", () => {
    const words = [...COMMANDS, ...OWN].map((one) => one.words.join(" "));
    expect(words.length).toBe(new Set(words).size);
    expect(COMMANDS.length).toBeGreaterThan(230);
  });

  it("have no flag twice, and none that is general", () => {
    const doubled = COMMANDS.filter(({ flags }) => {
      const names = [...flags.map(({ flag }) => flag), ...GENERAL.map(({ flag }) => flag)];
      return new Set(names).size !== names.length;
    });
    expect(doubled).toEqual([]);
    const unknown = GENERAL.filter(({ flag }) => !GENERAL_FLAGS.includes(flag));
    expect(unknown).toEqual([]);
  });

  it.each(COMMANDS.map(({ words }) => [words.join(" "), words] as const))(
    "svc %s explains itself within 80 columns",
    async (_, words) => {
      const { code, out } = await typed([...words, "--help"], { is_terminal: true });
      expect(code).toBe(0);
      expect(out).toMatch(/^svc /);
      const wide = out
        .split("\n")
        .slice(1)
        .filter((line) => line.length > 80 && / /.test(line.trim()));
      expect(wide).toEqual([]);
    },
  );
});

describe("what is printed", () => {
  it("is JSON in a pipe, of a list one object a line", async () => {
    const { out } = await typed(["networks", "list"], person());
    const networks = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(networks.map(({ object }) => object)).toEqual(networks.map(() => "network"));
    expect(networks.length).toBeGreaterThan(2);
  });

  it("is a table for people, no wider than the terminal, and every amount to its last digit", async () => {
    const made = await typed([...SALE, "--client-reference=cli-table"], person());
    expect(JSON.parse(made.out).amount).toBe("5.00");
    const { out } = await typed(["sends", "list", "--limit=5"], person({ is_terminal: true }));
    const [head = "", ...rows] = out.trimEnd().split("\n");
    expect(head).toMatch(/^ID +TYPE +STATUS +TARGET DISPLAY +AMOUNT/);
    expect(rows[0]).toContain("  5.00");
    expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });

  it("is a card of one object, with its times in UTC and without what is null", async () => {
    const { out } = await typed(["account", "get"], person({ is_terminal: true }));
    expect(out).toMatch(/^name +Sandbox Shop$/m);
    expect(out).toMatch(/^created +\d{4}-\d\d-\d\d \d\d:\d\dZ$/m);
    expect(out).not.toMatch(/null|undefined|\[object/);
  });

  it("is only the fields that were asked for, in either form", async () => {
    const argv = ["networks", "list", "--fields=id,name"];
    const { out } = await typed(argv, person());
    expect(Object.keys(JSON.parse(out.split("\n")[0] ?? ""))).toEqual(["id", "name"]);
    const shown = await typed(argv, person({ is_terminal: true }));
    expect(shown.out).toMatch(/^ID +NAME$/m);
  });

  it("has colours on a terminal alone, and none that a light or a dark one hides", async () => {
    const bare = await typed(["account", "get"], person({ is_terminal: true }));
    const bright = await typed(["account", "get"], person({ is_terminal: true, has_colors: true }));
    const escapes = new RegExp(`${String.fromCharCode(27)}\\[(\\d+)m`, "g");
    const codes = [...bright.out.matchAll(escapes)].map(([, code]) => Number(code));
    expect(new Set(codes).size).toBeGreaterThan(1);
    expect(codes.filter((code) => ![1, 2, 22, 31, 32, 39].includes(code))).toEqual([]);
    expect(bright.out.replace(escapes, "")).toBe(bare.out);
  });

  it("carries no command to the terminal", async () => {
    const name = `Shop${String.fromCharCode(27)}[2J\u202Eevil`;
    const answer = JSON.stringify({ object: "account", name });
    const { url, close } = await answering(200, answer);
    const env = { SVC_URL: url };
    const { out } = await typed(["account", "get"], person({ is_terminal: true, env }));
    await close();
    expect(out).toContain("Shop\uFFFD[2J\uFFFDevil");
  });
});

describe("a refusal", () => {
  it("says what is wrong and what to do next, on the other stream, and ends with 1", async () => {
    const argv = ["sends", "create", "--target=0771234567", "--amount=5.001", "--currency=USD"];
    const { code, out, err } = await typed(argv, person({ is_terminal: true }));
    expect(code).toBe(1);
    expect(out).toBe("");
    expect(err).toMatch(/^Error: .+\s\(invalid_amount\)$/ms);
    expect(err).toMatch(/^ {2}field +amount$/m);
    expect(err).toMatch(/^ {2}what to do +\S/m);
    expect(err).toMatch(/^ {2}request +req_/m);
    expect(err.split("\n").filter((line) => line.length > 80 && !line.includes("http"))).toEqual(
      [],
    );
  });

  it("shows what its remedy speaks of: the first wrong lines, the kinds of key", async () => {
    const items =
      '--items=[{"target":"077123","amount":"1.00"},{"target":"0771234567","amount":"x"}]';
    const argv = ["batches", "create", "--currency=USD", items];
    const shown = await typed(argv, person({ is_terminal: true }));
    const text = shown.err.replaceAll(/\s+/g, " ");
    expect(text).toContain("meta.first line 1, code invalid_phone, `target` is neither");
    expect(text).toContain("meta.first line 2, code invalid_amount, `amount` must be");
    const { err } = await typed([...argv, "--json", "--quiet"], person());
    expect(JSON.parse(err).error.meta).toMatchObject({
      count: 2,
      first: [{ line: 1 }, { line: 2 }],
    });
  });

  it("is JSON where JSON was asked for", async () => {
    const { code, err } = await typed(["sends", "get", "snd_nothing", "--json"], person());
    expect(JSON.parse(err).error).toMatchObject({ code: "resource_missing", exit: code });
  });

  it.each([
    ["an unknown command", ["sends", "crate"], "svc sends create"],
    ["an unknown flag", [...SALE, "--ammount=1"], "--amount"],
    ["a flag that is missing", ["sends", "create"], "--target"],
    ["an argument that is missing", ["sends", "get"], "<send-id>"],
    ["a number that is none", ["sends", "list", "--limit=ten"], "--limit"],
    ["JSON that is none", ["batches", "create", "--items={"], "--items"],
  ])(
    "of %s ends with 2 before anything is sent, and names what is meant",
    async (_, argv, says) => {
      const env = { SVC_URL: "http://127.0.0.1:9" };
      const { code, err } = await typed(argv, person({ env }));
      expect(code).toBe(2);
      expect(err).toContain(says);
    },
  );

  it("of nobody who is signed in ends with 4, and so does that of a wrong key", async () => {
    const bare = await typed(["account", "get"], { env: { SVC_CONFIG_DIR: folder } });
    expect([bare.code, bare.err.includes("svc login")]).toEqual([4, true]);
    const env = { SVC_KEY: "svc_sk_test_000000000000000000000000" };
    const wrong = await typed(["account", "get"], person({ env }));
    expect(wrong.code).toBe(4);
    expect(wrong.err).not.toContain(env.SVC_KEY);
  });
});

describe("a sale", () => {
  it("names its idempotency key before it leaves, and the same key sells once", async () => {
    const first = await typed(SALE, person());
    const [, key = ""] = /^Idempotency-Key: (\S+)$/m.exec(first.err) ?? [];
    const second = await typed([...SALE, `--idempotency-key=${key}`], person());
    expect(key).not.toBe("");
    expect(JSON.parse(second.out).id).toBe(JSON.parse(first.out).id);
  });

  it("without an answer ends with 3 and says how to find out, with the key", async () => {
    const { url, close } = await answering(0, "");
    const env = { SVC_URL: url };
    const { code, err } = await typed([...SALE, "--retries=0"], person({ env }));
    await close();
    expect(code).toBe(3);
    const [, key = ""] = /^Idempotency-Key: (\S+)$/m.exec(err) ?? [];
    expect(err.replaceAll(/\s+/g, " ")).toContain(
      `It may have happened. Repeat the command with --idempotency-key ${key}`,
    );
  });

  it("that reached nothing says so, and names the address that it tried", async () => {
    const { url, close } = await answering(0, "");
    await close();
    const { code, err } = await typed([...SALE, "--retries=0"], person({ env: { SVC_URL: url } }));
    expect(code).toBe(3);
    const tried = `${new URL(url).host} what to do Nothing was sent.`;
    expect(err.replaceAll(/\s+/g, " ")).toContain(tried);
  });

  it("in live mode asks first, by the key's end, and sells nothing without a yes", async () => {
    const { url, close, requests } = await answering(200, '{"object":"send"}');
    const env = { SVC_URL: url, SVC_KEY: LIVE_KEY };
    const no = await typed(SALE, person({ env, is_terminal: true, answers: [""] }));
    expect(no.questions).toEqual(["Live mode: sends create as svc_sk_…ABCD. Go on? [y/N] "]);
    const piped = await typed(SALE, person({ env }));
    expect([no.code, piped.code, requests()]).toEqual([2, 2, 0]);
    expect(piped.err).toContain("--yes");
    const yes = await typed(SALE, person({ env, is_terminal: true, answers: ["y"] }));
    const scripted = await typed([...SALE, "--yes"], person({ env }));
    const read = await typed(["account", "get"], person({ env }));
    expect([yes.code, scripted.code, read.code, requests()]).toEqual([0, 0, 0, 3]);
    await close();
  });
});

describe("the program", () => {
  const { PATH } = process.env;
  const started = (argv: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    spawnSync(process.execPath, [PROGRAM, ...argv], {
      env: { PATH, SVC_CONFIG_DIR: folder, ...env },
      encoding: "utf8",
    });

  it("is one file without packages, which says its version", () => {
    const version = readFileSync(join(SDKS, "VERSION"), "utf8");
    expect(started(["--version"]).stdout).toBe(version);
    const names = readFileSync(PROGRAM, "utf8").matchAll(/require\("([^"]+)"\)/g);
    expect([...names].filter(([, name = ""]) => !name.startsWith("node:"))).toEqual([]);
  });

  it("makes a sale, prints no colour into a pipe, and ends by itself", () => {
    const { origin, key } = sandbox();
    const { status, stdout, stderr } = started(SALE, { SVC_URL: origin, SVC_KEY: key });
    expect(JSON.parse(stdout)).toMatchObject({ object: "send", amount: "5.00" });
    expect(stderr).toMatch(/^Idempotency-Key: \S+\n$/);
    expect(status).toBe(0);
  });
});

describe("the packed command line in an empty folder", () => {
  it("makes the first sale of the README, and is small", () => {
    const own = join(folder, "installed");
    const { packed, command } = installPackedCli(own);
    const { origin, key } = sandbox();
    const PATH = [command, process.env.PATH, dirname(process.execPath)].join(":");
    const env = { PATH, SVC_URL: origin, SVC_KEY: key, SVC_CONFIG_DIR: folder };
    const options = { cwd: own, env, encoding: "utf8" } as const;
    const { stdout, status } = spawnSync("bash", ["-c", firstSaleOf("cli")], options);
    expect(status).toBe(0);
    const { id, amount } = JSON.parse(stdout);
    const waited = spawnSync("bash", ["-c", `svc sends wait ${id}`], options);
    expect([amount, JSON.parse(waited.stdout).status]).toEqual(["5.00", "delivered"]);
    expect(statSync(packed[0] ?? "").size).toBeLessThan(PACKED_BYTES_MAX);
    expect(readdirSync(join(own, "node_modules")).filter((name) => !name.startsWith("."))).toEqual([
      "svc-cli",
    ]);
  });
});

/** A service that gives one answer to everything; with 0, none. */
async function answering(status: number, body: string) {
  let count = 0;
  const server: Server = createServer((request, response) => {
    count += 1;
    if (status === 0) return void request.socket.destroy();
    response.writeHead(status, { "Content-Type": "application/json" }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as { port: number };
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((done) => server.close(() => done()));
  };
  return { url: `http://127.0.0.1:${port}`, close, requests: () => count };
}
