import type { Schemas } from "@svc/generated/routes";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { asked, download, exported, fetched } from "../../kit/exports.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectUnseen } from "../../kit/refusal.ts";
import { runNow } from "../../kit/run-clock.ts";
import { sell } from "../../kit/sell.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("GET /exports/{export_id}", () => {
  it("shows a link that anybody can follow for a quarter of an hour", async () => {
    await sell(shop);
    const made = await exported(shop);
    const answer = await fetched(made.download_url);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-length": String(made.size),
      "content-disposition": expect.stringMatching(/^attachment; filename="sends-.+\.csv"$/),
      "cache-control": "private, no-store",
    });
    expect(await answer.text()).toContain(",+263771234567,");
    vi.useFakeTimers({ toFake: ["Date"], now: runNow() + 901_000 });
    expect((await fetched(made.download_url)).status).toBe(410);
  });

  it("lets eight downloads of an account run at once, of others as many", async () => {
    const [made, other] = [await exported(shop), await exported(await given.organisation())];
    const running = [];
    for (let begun = 0; begun < 8; begun += 1) running.push(await fetched(made.download_url));
    const refused = await fetched(made.download_url);
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "10"]);
    expect(await download(other)).toContain("id,created");
    const [first, second] = running;
    await first?.text();
    await second?.body?.cancel();
    expect(await download(made)).toContain("id,created");
    for (const one of [await fetched(made.download_url), await fetched(made.download_url)]) {
      expect(one.status).toBe(200);
      running.push(one);
    }
    expect((await fetched(made.download_url)).status).toBe(429);
    for (const one of running.slice(2)) await one.body?.cancel();
  });

  it("links to nothing for whoever changes a link", async () => {
    const made = await exported(shop);
    const other = await exported(await given.organisation());
    const [url = ""] = [made.download_url];
    const foreign = `${url?.split("?")[0]}?${other.download_url?.split("?")[1]}`;
    for (const changed of [
      foreign,
      `${url}A`,
      url?.split("?")[0] ?? "",
      url?.replace(/.$/, "") ?? "",
    ]) {
      expect((await fetched(changed)).status).toBe(404);
    }
  });

  it("hides the link from keys that could not have made the export", async () => {
    const blind = await given.key(shop, { kind: "rk", scopes: ["reports:read"] });
    const reader = await given.key(shop, { kind: "rk", scopes: ["reports:read", "sends:read"] });
    const clear = await exported(shop, { include_tokens: true }, reader);
    expect(clear).toMatchObject({ status: "ready", download_url: null });
    const masked = await exported(shop, {}, reader);
    expect(masked.download_url).toContain("/files/exp_");
    const { body } = await blind.api.getExport({ path: { export_id: masked.id } });
    expect((body as Schemas["Export"]).download_url).toBeNull();
  });

  it("hides the link of requests with whole telephone numbers from keys that see none", async () => {
    const scopes = ["reports:read", "account:manage"] as const;
    const [office, till] = [
      await given.key(shop, { kind: "rk", scopes: [...scopes] }),
      await given.key(shop, { kind: "rk", scopes: [...scopes, "sends:read"] }),
    ];
    const made = async ({ api }: typeof office) => (await asked({ api }, { kind: "requests" })).id;
    const [masked, whole] = [await made(office), await made(till)];
    await drain(shop);
    const linkOf = async (export_id: string, { api }: typeof office) =>
      ((await api.getExport({ path: { export_id } })).body as Schemas["Export"]).download_url;
    expect(await linkOf(whole, till)).not.toBeNull();
    expect(await linkOf(whole, office)).toBeNull();
    expect(await linkOf(masked, office)).not.toBeNull();
    expect(await linkOf(masked, till)).not.toBeNull();
  });

  it("deletes the file after seven days, by the account's clock", async () => {
    const made = await exported(shop);
    expect(made.expires_at).not.toBeNull();
    await pass(shop, { seconds: 7 * 86_400 - 60 });
    expect(await download(made)).toContain("id,created");
    await pass(shop, { seconds: 61 });
    const { body } = await shop.api.getExport({ path: { export_id: made.id } });
    expect(body).toMatchObject({
      status: "expired",
      download_url: null,
      rows: 0,
      sha256: made.sha256,
    });
    expect((await fetched(made.download_url)).status).toBe(410);
  });

  it("is gone with a reset, as its file is", async () => {
    const made = await exported(shop);
    await shop.api.resetTestAccount();
    expect((await shop.api.getExport({ path: { export_id: made.id } })).status).toBe(404);
    expect((await fetched(made.download_url)).status).toBe(404);
  });

  it("is seen by no other organisation", async () => {
    const { id: export_id } = await asked(shop);
    await expectUnseen("getExport", { path: { export_id } });
  });
});
