/** Webhooks without a public address: nothing is lost or comes twice, whoever is killed. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { targetUrl } from "../../sdks/cli/src/forward.ts";
import { webhooks } from "../../sdks/node/src/index.ts";
import { buildCli } from "../../sdks/tools/build.ts";
import { makeDatabase } from "../kit/database.ts";
import { type Program, startProgram } from "../kit/programs/program.ts";
import { typed } from "../kit/sdks/cli.ts";
import { eventually, startCli, startReceiver } from "../kit/sdks/cli-program.ts";
import { sandboxOf } from "../kit/sdks/cli-sandbox.ts";

let folder: string;
let program: Program;
let env: Readonly<Record<string, string>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "svc-cli-"));
  const database_url = await makeDatabase(`cli_${process.pid}`);
  program = await startProgram({ role: "all", database_url, folder: join(folder, ".data") });
  await buildCli();
  env = { ...(await sandboxOf(program, database_url)), SVC_CONFIG_DIR: join(folder, "config") };
  receiver = await startReceiver();
});

afterAll(async () => {
  await receiver.close();
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
});

function listening(...more: readonly string[]) {
  return startCli(["listen", `--forward-to=${receiver.url}`, "--every=0.05", ...more], env);
}

async function triggered(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { out, err } = await typed(["trigger", "send.delivered"], { env });
    if (out === "") throw new Error(`nothing was triggered: ${err}`);
    ids.push(JSON.parse(out).id);
  }
  return ids;
}

function arrived(ids: readonly string[]): Promise<void> {
  const missing = () => ids.filter((id) => !receiver.received.some((one) => one.id === id));
  return eventually(
    () => missing().length === 0,
    () => `did not arrive: ${missing().join(", ")}`,
  );
}

/** How often each of these has come. */
function counts(ids: readonly string[]): number[] {
  return ids.map((id) => receiver.received.filter((one) => one.id === id).length);
}

describe("svc listen", () => {
  it("forwards each event once, in order, signed as a webhook is", async () => {
    const client = listening();
    await client.until("Signing secret: ");
    const ids = await triggered(3);
    await arrived(ids);
    const [, secret = ""] = /Signing secret: (\S+)/.exec(client.said()) ?? [];
    const own = receiver.received.filter(({ id }) => ids.includes(id));
    expect(own.map(({ id }) => id)).toEqual(ids);
    for (const { body, headers } of own) {
      const event = await webhooks.verify(body, headers, secret);
      expect([event.type, headers["svc-event"]]).toEqual(["send.delivered", "send.delivered"]);
      const { "svc-signature": _, ...standard } = headers;
      expect((await webhooks.verify(body, standard, secret)).id).toBe(event.id);
    }
    expect(await client.end("SIGTERM")).toBe(0);
  });

  it("goes on where it was left, with the same secret, and --skip leaves out what came since", async () => {
    const missed = await triggered(2);
    const client = listening();
    await arrived(missed);
    await client.end("SIGINT");
    const skipped = await triggered(1);
    const later = listening("--skip", "--count=1");
    await later.until("Signing secret: ");
    const next = await triggered(1);
    expect(await later.ended()).toBe(0);
    expect(counts([...missed, ...skipped, ...next])).toEqual([1, 1, 0, 1]);
    const secrets = [client, later].map((one) => /Signing secret: (\S+)/.exec(one.said())?.[1]);
    expect(secrets[0]).toBe(secrets[1]);
  });

  it("goes on with all that came since the test account was reset", async () => {
    const before = await triggered(1);
    const client = listening();
    await arrived(before);
    await typed(["test", "reset"], { env });
    const since = await triggered(2);
    await arrived(since);
    expect(client.said()).toContain("The feed no longer has the last event.");
    expect(counts([...before, ...since])).toEqual([1, 1, 1]);
    await client.end("SIGTERM");
  });

  it("waits for a program that is not there yet, and for a service that is away", async () => {
    const { port } = receiver;
    await receiver.close();
    const [first = ""] = await triggered(1);
    const client = listening();
    await client.until("Nothing listens at");
    receiver = await startReceiver(port);
    await arrived([first]);
    await program.kill();
    await client.until("Trying again.");
    program = await startProgram(program.wanted);
    const [second = ""] = await triggered(1);
    await arrived([second]);
    expect(counts([first, second])).toEqual([1, 1]);
    await client.end("SIGTERM");
  });

  it("loses no event and repeats none, while server and client are stopped and killed", async () => {
    const all: string[] = [];
    for (const signal of ["SIGTERM", "SIGKILL", "SIGINT"] as const) {
      const client = listening();
      await client.until("Forwarding");
      all.push(...(await triggered(3)));
      await client.end(signal);
    }
    await program.kill();
    program = await startProgram(program.wanted);
    const client = listening();
    await arrived(all);
    await client.end("SIGTERM");
    const extra = counts(all).filter((count) => count > 1).length;
    // A client that is killed between an answer and its note repeats that one event.
    expect(extra).toBeLessThanOrEqual(1);
    const firsts = [...new Set(receiver.received.map(({ id }) => id))];
    expect(firsts.filter((id) => all.includes(id))).toEqual(all);
  });

  it("takes a port, or a host and a port, for an address of this machine", () => {
    const addresses = ["3000", "3000/hooks", "localhost:3000/hooks", "https://shop.example/hooks"];
    expect(addresses.map(targetUrl)).toEqual([
      "http://localhost:3000/",
      "http://localhost:3000/hooks",
      "http://localhost:3000/hooks",
      "https://shop.example/hooks",
    ]);
    for (const text of ["", "ftp://shop.example", "a b"]) {
      expect(() => targetUrl(text)).toThrow("is not an address");
    }
  });

  it("forwards only the types that were asked for", async () => {
    const client = listening("--events=send.*", "--count=1", "--skip");
    await client.until("Signing secret: ");
    await typed(["trigger", "credit.low"], { env });
    const [wanted = ""] = await triggered(1);
    expect(await client.ended()).toBe(0);
    expect(receiver.received.at(-1)?.id).toBe(wanted);
  });
});

describe("svc events resend", () => {
  it("sends an event to an address of this machine again, signed with its secret", async () => {
    const [id = ""] = await triggered(1);
    const argv = ["events", "resend", id, `--forward-to=${receiver.url}`];
    const { code, out } = await typed(argv, { env });
    expect([code, JSON.parse(out).status]).toEqual([0, 204]);
    expect(receiver.received.at(-1)?.id).toBe(id);
  });
});

describe("svc trigger", () => {
  it("names the event that was meant", async () => {
    const { code, err } = await typed(["trigger", "send.deliverd"], { env });
    expect([code, err]).toEqual([2, expect.stringContaining("send.delivered")]);
  });
});

describe("svc logs tail", () => {
  it("prints each request once as it arrives, and none of its own looks", async () => {
    const client = startCli(["logs", "tail", "--count=3", "--path=/networks"], env);
    await client.until("Following");
    for (let asked = 0; asked < 3; asked += 1) await typed(["networks", "list"], { env });
    expect(await client.ended()).toBe(0);
    const lines = client
      .said()
      .split("\n")
      .filter((line) => line.startsWith("{"));
    const found = lines.map((line) => JSON.parse(line));
    expect(new Set(found.map(({ id }) => id)).size).toBe(3);
    expect(found.map(({ path }) => path.endsWith("/networks"))).toEqual([true, true, true]);
  });
});
