import { createHash } from "node:crypto";
import type { Schemas } from "@svc/generated/routes";
import { exportWorker } from "@svc/server/reporting/exports/index.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { drain, exportDeps, of, pass, runFor } from "../../kit/drain.ts";
import { asked, download, exported, loggedEarlier } from "../../kit/exports.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runSeconds } from "../../kit/run-clock.ts";
import { sell } from "../../kit/sell.ts";
import { testServer } from "../../kit/server.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

const KINDS = [
  "sends",
  "batches",
  "rewards",
  "reward_links",
  "credit_transactions",
  "recipients",
  "requests",
  "events",
] as const satisfies readonly Schemas["ExportKind"][];

/** The list that an export of each kind has the objects of. */
const LISTS = {
  sends: "listSends",
  batches: "listBatches",
  rewards: "listRewards",
  reward_links: "listRewardLinks",
  credit_transactions: "listCreditTransactions",
  recipients: "listRecipients",
  requests: "listRequests",
  events: "listEvents",
} as const;

/** Kinds of which the test makes no object. */
const UNMADE: readonly string[] = ["rewards", "reward_links", "recipients"];

const linesOf = (text: string) => text.trimEnd().split("\n");

describe("POST /exports", () => {
  it("makes a file of the sends of a period, filtered as their list is, in chosen columns", async () => {
    const sold = await sell(shop, { client_reference: "=SUM(A1)", metadata: { till: "4" } });
    await sell(shop, { target: "0771230002", metadata: { till: "5" } });
    await drain(shop);
    const columns = ["id", "target", "amount", "client_reference", "metadata.till"];
    const made = await exported(shop, { filters: { "metadata[till]": "4" }, columns });
    expect(made).toMatchObject({ status: "ready", kind: "sends", format: "csv", rows: 1, columns });
    const text = await download(made);
    expect(linesOf(text)).toEqual([columns.join(","), `${sold.id},+263771234567,5.00,'=SUM(A1),4`]);
    expect(made.size).toBe(Buffer.byteLength(text));
    expect(made.sha256).toBe(createHash("sha256").update(text).digest("hex"));
  });

  it("leaves free text as it is for programs that read it", async () => {
    await sell(shop, { client_reference: "=SUM(A1)" });
    const columns = ["target", "client_reference"];
    const made = await exported(shop, { columns, text_guard: false });
    expect(made.text_guard).toBe(false);
    expect(linesOf(await download(made))[1]).toBe("+263771234567,=SUM(A1)");
    expect((await exported(shop, { columns })).text_guard).toBe(true);
  });

  it("shows times in CSV as they are in Harare, in JSON as the list does", async () => {
    const { id } = await sell(shop);
    await drain(shop);
    await pass(shop);
    const { body: sold } = await shop.api.getSend({ path: { send_id: id } });
    const columns = ["created", "delivered_at", "scheduled_for"];
    const [, line] = linesOf(await download(await exported(shop, { columns })));
    const [created, delivered_at, scheduled_for] = line?.split(",") ?? [];
    for (const written of [created, delivered_at]) {
      expect(written).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+02:00$/);
    }
    const secondsOf = (written = "") => Date.parse(written) / 1_000;
    expect(secondsOf(created)).toBe(sold.created);
    expect(secondsOf(delivered_at)).toBe(sold.delivered_at);
    expect(scheduled_for).toBe("");
    const json = JSON.parse(await download(await exported(shop, { format: "json" })));
    expect(json).toMatchObject({ id, created: sold.created, delivered_at: sold.delivered_at });
  });

  it("answers 202 at once, and fixes the period then: what is sold later is not in it", async () => {
    const { created } = await sell(shop);
    const made = await asked(shop);
    expect(made.to).toBeGreaterThan(created);
    expect(made).toMatchObject({ status: "pending", rows: null, size: null, download_url: null });
    expect(made.to - made.from).toBe(30 * 86_400);
    await pass(shop, { seconds: 5 });
    await sell(shop);
    await drain(shop);
    const { body: ready } = await shop.api.getExport({ path: { export_id: made.id } });
    expect(ready).toMatchObject({ status: "ready", rows: 1 });
  });

  it.each(KINDS)(
    "has the objects of the list of %s, each once and as the list shows it",
    async (kind) => {
      await sell(shop);
      await given.batch(shop);
      await loggedEarlier(shop, 3);
      await drain(shop);
      // Requests are logged behind their answers: only those of some seconds ago are all there.
      await (await testServer()).gate.flush();
      const until = kind === "requests" ? { to: runSeconds() - 5 } : {};
      const made = await exported(shop, { kind, format: "json", ...until });
      const rows = linesOf(await download(made)).flatMap((line) =>
        line === "" ? [] : [JSON.parse(line)],
      );
      const query = { limit: 100, created: { gte: String(made.from), lt: String(made.to) } };
      const { body } = await shop.api[LISTS[kind]]({ query } as never);
      const { data } = body as { data: object[] };
      expect(rows).toEqual(data);
      if (!UNMADE.includes(kind)) expect(rows.length).toBeGreaterThan(0);
      const csv = await download(await exported(shop, { kind }));
      expect(linesOf(csv).length).toBeGreaterThanOrEqual(rows.length + 1);
    },
  );

  it.each(["sends", "requests"] as const)("reads %s when the last second is over", async (kind) => {
    const { body } = await shop.api.createExport({ body: { kind } });
    const [work] = await shop.probe.rows("export_work");
    const { to } = body as Schemas["Export"];
    expect(Date.parse(String(work?.due_at))).toBeGreaterThanOrEqual(to * 1_000);
  });

  it("begins in 1970 where 30 days before its end would be earlier", async () => {
    const { status, body } = await shop.api.createExport({ body: { kind: "sends", to: 7_474 } });
    expect(status).toBe(202);
    expect(body).toMatchObject({ from: 0, to: 7_474 });
  });

  it("wraps CSV in JSON for who can take no file", async () => {
    const { id } = await sell(shop, { client_reference: 'quoted "4"' });
    await drain(shop);
    const columns = ["id", "client_reference"];
    const made = await exported(shop, { format: "csv-json", columns });
    const body = JSON.parse(await download(made));
    expect(body).toEqual({
      filename: expect.stringMatching(/^sends-\d{4}-\d\d-\d\d-\w{6}\.csv$/),
      content_type: "text/csv; charset=utf-8",
      content: `id,client_reference\n${id},"quoted ""4"""\n`,
      rows: 1,
    });
  });

  it("is of several parts without a row lost or doubled, whoever writes a part twice", async () => {
    await loggedEarlier(shop, 1_200);
    const { id } = await asked(shop, { kind: "requests", columns: ["id"] });
    const worker = exportWorker(await exportDeps());
    // A second worker begins each part as well, once the lease of the first has lapsed.
    for (let part = 1; part <= 3; part += 1) {
      const [first] = await worker.lease({ limit: 1, ...of(shop) });
      if (first === undefined) throw new Error("A part was to be due.");
      const twice = await Promise.all([worker.talk(first), worker.talk(first)]);
      await worker.settle(twice.map((answer) => ({ job: first, answer })));
    }
    await runFor(shop, worker);
    const { body } = await shop.api.getExport({ path: { export_id: id } });
    const ids = linesOf(await download(body as Schemas["Export"])).slice(1);
    expect(ids.length).toBeGreaterThanOrEqual(1_200);
    expect(new Set(ids).size).toBe(ids.length);
    expect((body as Schemas["Export"]).rows).toBe(ids.length);
  });

  it("shows power tokens only if that was asked for, whatever its maker may see", async () => {
    const power = { type: "power", target: "37140030000", token_phone: "0771234567" } as const;
    await sell(shop, { ...power, amount: "10.00", confirm: "strict" });
    await drain(shop);
    await pass(shop);
    const masked = await download(await exported(shop, { columns: ["id", "token"] }));
    const clear = await download(
      await exported(shop, { columns: ["id", "token"], include_tokens: true }),
    );
    expect(linesOf(masked)[1]).toContain("****");
    expect(linesOf(clear)[1]).toMatch(/,(\d{4} ){4}\d{4}$/);
  });

  it("is audited", async () => {
    const { id } = await asked(shop, { include_tokens: true });
    const { body } = await shop.api.listAuditEvents({ query: { limit: 1 } });
    expect(body.data[0]).toMatchObject({ action: "export.created", object_id: id });
  });

  it("is made once with a key", async () => {
    const call = { body: { kind: "sends" as const }, idempotency_key: "export-1" };
    const first = await shop.api.createExport(call);
    const again = await shop.api.createExport(call);
    expect(again).toMatchObject({ status: 202, body: { id: first.body.id } });
    const other = await shop.api.createExport({ ...call, body: { kind: "events" } });
    await expectRefusal(other, "idempotency_mismatch");
  });

  it("fails when its third try fails, and its file is gone", async () => {
    const { database } = await testServer();
    const { id } = await asked(shop);
    await database.record(
      ({ sql }) => sql`update export_work set tries = 3 where account_id = ${shop.account_id}`,
    );
    await drain(shop);
    const { body } = await shop.api.getExport({ path: { export_id: id } });
    expect(body).toMatchObject({ status: "failed", error: { code: "internal_error" }, rows: null });
  });

  it("is rationed with batches: six in a minute", async () => {
    const small = await given.organisation({
      limits: { requests_per_second: 1_000, writes_per_second: 1_000 },
    });
    for (let count = 1; count <= 6; count += 1) await asked(small);
    const answer = await small.api.createExport({ body: { kind: "sends" } });
    await expectRefusal(answer, "rate_limited");
  });
});

describe("POST /exports refuses", () => {
  const refused = async (body: object) =>
    await shop.api.createExport({ body: { kind: "sends", ...body } as never });

  it("what the list refuses, and names the filter", async () => {
    const unknown = { status: "paid", needs_attention: "maybe" };
    for (const [name, value] of Object.entries(unknown)) {
      const param = `filters.${name}`;
      await expectRefusal(await refused({ filters: { [name]: value } }), "parameter_invalid", {
        param,
      });
    }
    for (const name of ["colour", "limit", "expand", "created[gte]", "starting_after"]) {
      const answer = await refused({ filters: { [name]: "10" } });
      await expectRefusal(answer, "unknown_parameter", { param: `filters.${name}` });
    }
    await expectRefusal(await refused({ filters: { target: "12" } }), "invalid_phone", {
      param: "filters.target",
    });
    const api_key = "key_0031JkEAlHwJb7Dx8FnZg2Im";
    await expectRefusal(await refused({ filters: { api_key } }), "reference_not_found", {
      param: "filters.api_key",
    });
    const spaced = { "metadata[__proto__.~]": "4" };
    expect((await refused({ filters: spaced })).status).toBe(400);
  });

  it("metadata that no object has", async () => {
    const answer = await refused({
      filters: { "metadata[a]": "1".repeat(500), "metadata[b]": "1" },
    });
    expect(answer.error?.code).toBe("parameter_invalid");
  });

  it("columns that there are not, and names them", async () => {
    const answer = await refused({ columns: ["id", "metadata.till", "power.units", "colour"] });
    await expectRefusal(answer, "parameter_invalid", { param: "columns[2]" });
    const other = await refused({ kind: "rewards", columns: ["target.colour"] });
    await expectRefusal(other, "parameter_invalid", { param: "columns[0]" });
  });

  it("periods that are none", async () => {
    const now = runSeconds();
    await expectRefusal(await refused({ from: now - 5, to: now - 5 }), "time_out_of_range", {
      param: "from",
    });
    await expectRefusal(await refused({ to: now + 3_600 }), "time_out_of_range", { param: "to" });
    const too_early = await refused({ to: 0 });
    await expectRefusal(too_early, "time_out_of_range", { param: "to" });
    expect(too_early.error?.message).toBe("`to` must be after the start of 1970.");
    await expectRefusal(await refused({ from: "yesterday" }), "invalid_time", { param: "from" });
  });

  it("keys that may not read the objects, or not their tokens", async () => {
    const reader = await given.key(shop, { kind: "rk", scopes: ["reports:read", "sends:read"] });
    const rewards = await reader.api.createExport({ body: { kind: "rewards" } });
    await expectRefusal(rewards, "insufficient_scope");
    const tokens = await reader.api.createExport({ body: { kind: "sends", include_tokens: true } });
    await expectRefusal(tokens, "tokens_read_required", { param: "include_tokens" });
    expect((await reader.api.createExport({ body: { kind: "events" } })).status).toBe(202);
  });
});
