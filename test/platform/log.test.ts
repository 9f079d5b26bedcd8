import { setImmediate as nextTurn } from "node:timers/promises";
import { openLog } from "@svc/server/platform/log.ts";
import { Refusal } from "@svc/server/platform/refusal.ts";
import { describe, expect, it, vi } from "vitest";
import { testDatabase } from "../kit/database.ts";

const CANARY = "svc_sk_test_canary";

function openCaught(readable = false) {
  const lines: string[] = [];
  const log = openLog({ level: "info", readable, write: (line) => void lines.push(line) });
  return { log, lines };
}

describe("the log", () => {
  it("writes one JSON object a line", () => {
    const { log, lines } = openCaught();
    log.info({ request_id: "req_1", status: 202 }, "answered");
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      level: 30,
      request_id: "req_1",
      status: 202,
      msg: "answered",
    });
  });

  it("writes the lines of one turn together, and loses none at the end of the turn", async () => {
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    try {
      const log = openLog({ level: "info", readable: false });
      log.info({ status: 202 }, "first");
      log.info({ status: 200 }, "second");
      await nextTurn();
      const written = write.mock.calls.map(([text]) => String(text));
      expect(written).toHaveLength(1);
      const lines = written.join("").trimEnd().split("\n");
      expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["first", "second"]);
    } finally {
      write.mockRestore();
    }
  });

  it("leaves out what is not on its list, and says so", () => {
    const { log, lines } = openCaught();
    log
      .child({ body: CANARY, operation: "createKey" })
      .info({ key: CANARY, status: 201 }, "answered");
    expect(lines.join()).not.toContain(CANARY);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ operation: "createKey", left_out: ["key"] });
    // The reader of two lists of names takes the last one; both are there.
    expect(lines[0]).toContain('"left_out":["body"]');
  });

  it("tells of a database error without the statement's parameters", async () => {
    const { log, lines } = openCaught();
    const { database } = await testDatabase();
    const error = await database
      .read(({ db }) => db.execute(`select '${CANARY}'::int`))
      .catch((thrown: unknown) => thrown);
    log.error({ err: error }, "failed");
    expect(lines.join()).toContain("22P02");
    expect(lines.join()).not.toContain(CANARY);
  });

  it("tells of a refusal why the database refused", () => {
    const { log, lines } = openCaught();
    const refusal = new Refusal("concurrent_update", { retry_after: 1 });
    refusal.cause = Object.assign(new Error("held"), { code: "55P03" });
    log.warn({ err: refusal }, "left for later");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ err: { cause: "55P03" } });
  });

  it("is readable on a terminal", () => {
    const { log, lines } = openCaught(true);
    log.warn({ supplier: "simulator", err: new Error("it broke") }, "supplier threw");
    expect(lines[0]).toMatch(
      /^\d\d:\d\d:\d\d warn supplier threw supplier=simulator: it broke\nat /,
    );
  });

  it("shows a request on a terminal in one short line", () => {
    const { log, lines } = openCaught(true);
    const call = { method: "POST", path: "/sends", duration_ms: 13, request_id: "req_1" };
    log.info({ ...call, account_id: "a", status: 202, object_id: "snd_1" }, "request");
    log.info({ ...call, status: 402, code: "insufficient_credit" }, "request");
    expect(lines[0]).toMatch(/^\d\d:\d\d POST \/sends 202 13ms snd_1 req_1\n$/);
    expect(lines[1]).toMatch(/^\d\d:\d\d POST \/sends 402 13ms insufficient_credit req_1\n$/);
  });

  it("keeps quiet below its level", () => {
    const { log, lines } = openCaught();
    log.debug({ count: 1 }, "detail");
    expect(lines).toEqual([]);
  });
});
