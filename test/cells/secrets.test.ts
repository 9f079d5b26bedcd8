/**
 * Every secret that gives access names the cell that has made it, at its head: a router that knows
 * the signs sends each caller to the right installation.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BASE_PATH } from "@svc/generated/mount-routes";
import type { OperationId } from "@svc/generated/operations";
import type { Answer } from "@svc/generated/routes";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Parts } from "../kit/api.ts";
import { makeDatabase } from "../kit/database.ts";
import { type Program, startProgram } from "../kit/programs/program.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { until } from "../kit/programs/watch.ts";

const PUBLIC_URL = "https://pay.example";
const OWN = "zA[0-9A-Za-z]{41}";

let folder: string;
let database: Database;
let program: Program;
let till: Till;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "svc-cell-"));
  const database_url = await makeDatabase(`cell_${process.pid}`);
  database = openDatabase({ database_url, pool: 2 });
  const settings = { SVC_CELL: "A", SVC_PUBLIC_URL: PUBLIC_URL, SVC_LOG: "info" };
  program = await startProgram({ role: "all", database_url, folder, settings });
  till = openTill(keyInFile(), [program]);
});

afterAll(async () => {
  await program?.stop();
  await database?.close();
  rmSync(folder, { recursive: true, force: true });
});

function keyInFile(): string {
  return JSON.parse(readFileSync(join(folder, "sandbox.json"), "utf8")).key;
}

async function call<Id extends OperationId>(
  operation_id: Id,
  parts: Parts<Id> = {},
): Promise<Answer<Id>["body"]> {
  return (await till.ask(operation_id, parts))?.body as Answer<Id>["body"];
}

async function programId(): Promise<string> {
  const body = { name: "Survey", currency: "USD", budget: "5.00", choices: ["airtime"] };
  const made = await call("createProgram", { body } as never);
  const { id } = made as { id: string };
  await call("activateProgram", { path: { program_id: id } } as never);
  return id;
}

/** Asks at the program itself for what a link names. */
async function fetchLink(link: string, init: RequestInit = {}): Promise<Response> {
  return await fetch(link.replace(PUBLIC_URL, program.origin), { redirect: "manual", ...init });
}

describe("of a cell", () => {
  it("the keys of a sandbox, of a caller, and a rolled one", async () => {
    expect(till.key).toMatch(new RegExp(`^svc_sk_test_${OWN}$`));
    const body = { kind: "rk", label: "Till 1", scopes: ["sends:read"] };
    const made = await call("createKey", { body } as never);
    const { id: key_id, secret } = made as { id: string; secret: string };
    expect(secret).toMatch(new RegExp(`^svc_rk_test_${OWN}$`));
    const rolled = await call("rollKey", { path: { key_id }, body: {} } as never);
    expect((rolled as { secret: string }).secret).toMatch(new RegExp(`^svc_rk_test_${OWN}$`));
  });

  it("a sandbox without a sign-up, and the page that claims it", async () => {
    const { key, claim_url } = (await call("createSandbox", { body: {} } as never)) as never;
    expect(key).toMatch(new RegExp(`^svc_sk_test_${OWN}$`));
    expect(claim_url).toMatch(new RegExp(`^${PUBLIC_URL}/[a-z/-]+/${OWN}$`));
  });

  it("the link of a reward, which is served", async () => {
    const body = { program: await programId(), amount: "1.00" };
    const { url } = (await call("createRewardLinks", { body } as never)) as { url: string };
    expect(url).toMatch(new RegExp(`^${PUBLIC_URL}/claim/${OWN}$`));
    expect((await fetchLink(url)).status).toBe(200);
  });

  it("the reference, the page and the receipt of a top-up", async () => {
    const body = { amount: "20.00", currency: "USD", method: "card" };
    const made = (await call("createTopup", { body } as never)) as Answer<"getTopup">["body"];
    expect(made.reference).toMatch(/^TOP-0A[2-9A-HJ-NP-Z]{10}$/);
    expect((await fetchLink(`${PUBLIC_URL}/pay/${made.reference}`)).status).toBe(200);
    const path = { topup_id: made.id };
    const read = () => call("getTopup", { path } as never) as Promise<typeof made>;
    await until("the top-up is paid", async () => (await read()).receipt_url !== null);
    const { receipt_url } = await read();
    expect(receipt_url).toMatch(new RegExp(`^${PUBLIC_URL}/receipts/top_\\w{24}\\?s=${OWN}$`));
    expect((await fetchLink(receipt_url ?? "")).status).toBe(200);
  });

  it("the page of a checkout session", async () => {
    const body = {
      ...{ type: "airtime", target: "0771234567", amount: "5.00", currency: "USD" },
      ...{ success_url: "https://shop.example/paid", cancel_url: "https://shop.example/" },
    };
    const { url } = (await call("createCheckoutSession", { body } as never)) as { url: string };
    expect(url).toMatch(new RegExp(`^${PUBLIC_URL}/checkout/cs_\\w{24}\\?s=${OWN}$`));
    expect((await fetchLink(url)).status).toBe(200);
  });

  it("the file of an export", async () => {
    const { id } = (await call("createExport", { body: { kind: "sends" } } as never)) as never;
    const read = async () =>
      (await call("getExport", {
        path: { export_id: id },
      } as never)) as Answer<"getExport">["body"];
    await until("the file is written", async () => (await read()).download_url !== null);
    const { download_url } = await read();
    expect(download_url).toMatch(new RegExp(`^${PUBLIC_URL}/files/exp_\\w{24}\\?sig=zA[\\w-]+$`));
    expect((await fetchLink(download_url ?? "")).status).toBe(200);
    expect((await fetchLink((download_url ?? "").replace("sig=zA", "sig=zB"))).status).toBe(200);
    expect((await fetchLink((download_url ?? "").replace("sig=zA", "sig="))).status).toBe(200);
    expect((await fetchLink((download_url ?? "").replace("sig=zA", "sig=zAA"))).status).not.toBe(
      200,
    );
  });

  it("the cookie of a browser, and of who has signed in by a link", async () => {
    const page = await fetchLink(`${PUBLIC_URL}/dashboard/sign-in`);
    expect(page.headers.get("set-cookie")).toMatch(new RegExp(`svc_browser=${OWN};`));
  });
});

describe("what no secret opens is reached by the path of the cell", () => {
  it("completions of a program, which are signed", async () => {
    const program_id = await programId();
    const read = await call("getProgram", { path: { program_id } } as never);
    const { completions_url } = read as { completions_url: string };
    expect(completions_url).toBe(`${PUBLIC_URL}/zA${BASE_PATH}/programs/${program_id}/completions`);
    const answer = await fetchLink(completions_url, {
      ...{ method: "POST", body: "{}" },
      headers: { "Content-Type": "application/json", "Svc-Signature": `t=1,v1=${"0".repeat(64)}` },
    });
    const { error } = (await answer.json()) as { error: { code: string } };
    expect(error.code).toBe("signature_invalid");
  });

  it("any other path, and no path of another cell", async () => {
    const headers = { Authorization: `Bearer ${till.key}` };
    const own = await fetchLink(`${PUBLIC_URL}/zA${BASE_PATH}/account`, { headers });
    expect(own.status).toBe(200);
    expect((await fetchLink(`${PUBLIC_URL}/zB${BASE_PATH}/account`, { headers })).status).toBe(404);
    expect((await fetchLink(`${PUBLIC_URL}/zAdev/v1/account`, { headers })).status).toBe(404);
  });
});

it("a key of another cell is refused as any unknown one, and the operator hears of it", async () => {
  const foreign = till.key.replace("_zA", "_zB");
  const answered = () =>
    fetchLink(`${PUBLIC_URL}${BASE_PATH}/account`, {
      headers: { Authorization: `Bearer ${foreign}` },
    });
  const answers = [await answered(), await answered()];
  expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  expect(await answers[0]?.json()).toMatchObject({ error: { code: "invalid_api_key" } });
  expect(program.output().split("names cell B")).toHaveLength(2);
  expect(program.output()).not.toContain(foreign);
});
