/** svc-conform: a conforming service is told nothing of, and each planted deviation is named. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { OPERATIONS } from "@svc/generated/operations";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { RULES } from "../../sdks/conform/src/rules.ts";
import { SDKS } from "../../sdks/tools/paths.ts";
import { eventually } from "../kit/sdks/cli-program.ts";
import { type ConformRun, openConformRun, SALE } from "../kit/sdks/conform-run.ts";
import { body, header, PLANTED } from "../kit/sdks/planted-deviations.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";
import { type Answering, startTampering, type Tampering } from "../kit/sdks/tampering.ts";

const sandbox = useSandbox();
let tampering: Tampering;
let run: ConformRun | null = null;

beforeAll(async () => {
  tampering = await startTampering(sandbox().origin);
});
afterEach(async () => {
  tampering.change({});
  await run?.stop();
});
afterAll(() => tampering.stop());

async function open(allows_additions = false): Promise<ConformRun> {
  const { key } = sandbox();
  run = await openConformRun({ target: tampering.url, key, allows_additions });
  return run;
}

describe("a planted deviation", () => {
  it.each(PLANTED)("is named by its operation, its place and its rule: $what", async (planted) => {
    const { change, calls, named } = planted;
    const opened = await open();
    tampering.change({ answer: change });
    await calls(opened);
    const found = opened.errors().map(({ operation, place, rule }) => [operation, place, rule]);
    expect(found).toContainEqual(named);
  });

  it.each(PLANTED)("is gone when the service does it right: $what", async ({ calls }) => {
    const opened = await open();
    await calls(opened);
    expect(opened.errors()).toEqual([]);
    expect(opened.judge.verdict().requests).toBeGreaterThan(0);
  });
});

it("every rule is named by a planted deviation, and listed in the README", () => {
  const readme = readFileSync(join(SDKS, "conform", "README.md"), "utf8");
  for (const [rule, words] of Object.entries(RULES)) {
    expect(readme).toContain(`| \`${rule}\` | ${words} |\n`);
  }
  const planted = PLANTED.map(({ named: [, , rule] }) => rule as string);
  const of_requests = Object.keys(RULES).filter((rule) => !rule.startsWith("webhook-"));
  expect(of_requests.filter((rule) => !planted.includes(rule))).toEqual([]);
});

describe("what is no deviation", () => {
  it("is a request that breaks the contract and is refused; it is noted", async () => {
    const { ask, judge } = await open();
    await ask("/sends", { body: { ...SALE, colour: "red" }, idempotency_key: randomUUID() });
    await ask("/vouchers");
    const { findings } = judge.verdict();
    expect(findings.map(({ rule, level, place }) => [rule, level, place])).toEqual([
      ["request", "note", "request body /colour"],
      ["operation", "note", "request"],
    ]);
  });

  it("is a new field or value of a newer service, where they are allowed", async () => {
    const { sell, judge } = await open(true);
    tampering.change({
      answer: body((send) => ({ ...send, price: "5.00", status: "teleported" })),
    });
    await sell();
    const { findings } = judge.verdict();
    expect(findings.map(({ level, place }) => [level, place])).toEqual([
      ["note", "response body /price"],
      ["note", "response body /status"],
    ]);
  });

  it("is an answer of another version, which is left out and counted", async () => {
    const { ask, judge } = await open();
    const older = (answered: Answering) => header("svc-version", "2026-01-01")(answered);
    tampering.change({ answer: (answered) => ({ ...older(answered), body: "{}" }) });
    await ask("/networks");
    const { findings, requests, left_out } = judge.verdict();
    expect([findings, requests, left_out.get("of another version")]).toEqual([[], 0, 1]);
  });

  it("is a repeat in another spelling, which is known by its key and not judged again", async () => {
    const { sell, judge, errors } = await open();
    const key = randomUUID();
    const scheduled_for = Math.floor(Date.now() / 1_000) + 3_600;
    const first = await sell(key, { scheduled_for });
    const second = await sell(key, { scheduled_for: String(scheduled_for) });
    expect([second.id, second.status]).toEqual([first.id, "scheduled"]);
    expect(errors()).toEqual([]);
    expect(judge.verdict().findings.map(({ place }) => place)).toEqual([
      "request body /scheduled_for",
    ]);
  });

  it("is a known client_reference under a new key, and a repeat of that request", async () => {
    const { sell, errors } = await open();
    const [client_reference, key] = [randomUUID(), randomUUID()];
    const { id } = await sell(randomUUID(), { client_reference });
    const bound = await sell(key, { client_reference });
    const again = await sell(key, { client_reference });
    expect([bound.id, again.id]).toEqual([id, id]);
    expect(errors()).toEqual([]);
  });

  it("is the refusal of two keys that differ, in the header and in the body", async () => {
    const { ask, errors } = await open();
    const [first, second] = [randomUUID(), randomUUID()];
    const lines = [{ phone: "0771234567", name: "Tariro", amount: "1.00" }];
    const allocation = { kind: "airtime", lines };
    const allocate = (own: object, idempotency_key: string) =>
      ask("/workforce/allocate", { body: { ...allocation, ...own }, idempotency_key });
    const { reference } = await allocate({}, first);
    expect(reference).toEqual(expect.any(String));
    const { error } = await allocate({ idempotency_key: second }, first);
    expect(error).toMatchObject({ code: "conflicting_parameters" });
    expect(errors()).toEqual([]);
  });

  it("is the refusal of a body while it is still being sent, which arrives", async () => {
    const { key, origin } = sandbox();
    run = await openConformRun({ target: origin, key });
    // Just too long: what nobody reads any more would reset the connection, and lose the answer.
    const long = `{"reason":"${"a".repeat(Number(OPERATIONS.createSend.body_bytes_max))}`;
    // Of a body without a declared length, the service does not wait for the rest.
    const ask = async (at: string) => {
      const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
      const sent = request(`${at}/dev/v1/sends`, { method: "POST", headers });
      sent.on("error", () => {}).write(long);
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      answer.resume();
      sent.destroy();
      return answer.statusCode;
    };
    expect([await ask(origin), await ask(run.url)]).toEqual([413, 413]);
    const { judge, errors } = run;
    await eventually(
      () => judge.verdict().requests === 1,
      () => "The refusal was not judged.",
    );
    expect(errors()).toEqual([]);
  });

  it("is what two requests under way at once show, whichever came first", async () => {
    const { sell, errors } = await open();
    const key = randomUUID();
    await Promise.all([sell(key), sell(key), sell(key)]);
    expect(errors()).toEqual([]);
  });
});
