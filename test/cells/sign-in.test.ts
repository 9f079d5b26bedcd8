/** Who signs in says only their address: the cell that serves the page asks the others. */

import { BASE_PATH } from "@svc/generated/mount-routes";
import { readBody } from "@svc/server/accounts/messages/body.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CellProgram, type OpenCells, openCells } from "../kit/cells.ts";

const EMAIL = "tariro@shop.example";
const WRONG = "000000";

let opened: OpenCells;
let here: CellProgram;
let there: CellProgram;

beforeAll(async () => {
  opened = await openCells(["A", "B"]);
  [here, there] = opened.cells as [CellProgram, CellProgram];
  await there.database.transact(
    "move the owner",
    ({ sql }) => sql`
    update members set email = ${EMAIL} where role = 'owner'`,
  );
});

afterAll(() => opened?.close());

/** Posts a form of the sign-in at cell A, in a browser that has been there before. */
async function post(path: string, fields: Record<string, string>, cookie = ""): Promise<Response> {
  return await fetch(`${here.program.origin}/dashboard/sign-in${path}`, {
    ...{ method: "POST", body: new URLSearchParams(fields), redirect: "manual" },
    headers: { Cookie: cookie },
  });
}

function cookieIn(answer: Response, name: string): string {
  const all = answer.headers.getSetCookie();
  return all.find((one) => one.startsWith(`${name}=`))?.split(";")[0] ?? "";
}

/** The newest mail to the person, as the cell keeps it. */
async function mailOf({ database, secret_key }: CellProgram): Promise<string> {
  const [row] = await database.read(
    ({ sql }) => sql`select * from messages where recipient = ${EMAIL} order by id desc limit 1`,
  );
  return row === undefined ? "" : readBody(row as never, { secret_key } as never).text;
}

async function requestCode(): Promise<{ code: string; browser: string }> {
  const browser = cookieIn(await post("", { email: EMAIL }), "svc_browser");
  return { code: /\b\d{6}\b/.exec(await mailOf(there))?.[0] ?? "", browser };
}

async function rowsOf({ database }: CellProgram): Promise<number> {
  const [found] = await database.read(
    ({ sql }) => sql`
    select count(*)::int as n from sign_in_codes`,
  );
  return found?.n;
}

describe("a member of another cell", () => {
  it("is sent a code by that cell alone, and signs in to it where they are", async () => {
    const before = [await rowsOf(here), await rowsOf(there)];
    const { code, browser } = await requestCode();
    expect([await rowsOf(here), await rowsOf(there)]).toEqual([before[0], (before[1] ?? 0) + 1]);
    expect(browser).toMatch(/^svc_browser=zA/);
    const wrong = await post("/code", { email: EMAIL, code: WRONG }, browser);
    expect(wrong.status).toBe(400);
    const answer = await post("/code", { email: EMAIL, code }, browser);
    expect(answer.status).toBe(303);
    const session = cookieIn(answer, "svc_session");
    expect(session).toMatch(/^svc_session=zB[0-9A-Za-z]{41}$/);
    const page = { redirect: "manual" as const, headers: { Cookie: session } };
    expect((await fetch(`${there.program.origin}/dashboard`, page)).status).toBe(200);
    expect((await fetch(`${here.program.origin}/dashboard`, page)).status).toBe(303);
  });

  it("signs in by the link of the mail, whichever cell is sent the form", async () => {
    const { browser } = await requestCode();
    const code = /code=(zB[0-9A-Za-z]{41})/.exec(await mailOf(there))?.[1] ?? "";
    expect((await post("/code", { email: EMAIL, code }, browser)).status).toBe(303);
  });

  it("signs in by a code in the browser that requested it alone", async () => {
    const { code } = await requestCode();
    const other = `svc_browser=zA${"0".repeat(41)}`;
    expect((await post("/code", { email: EMAIL, code }, other)).status).toBe(400);
  });
});

it("a call that no cell has signed, or long ago, is to a path that there is not", async () => {
  const body = JSON.stringify({ does: "send", address: EMAIL, browser: "b", next: "" });
  const before = await rowsOf(there);
  for (const signature of ["", `t=1,v1=${"0".repeat(64)}`]) {
    const answer = await fetch(`${there.program.origin}/cells/sign-in`, {
      ...{ method: "POST", body, headers: { "Svc-Signature": signature } },
    });
    expect(answer.status).toBe(404);
  }
  expect(await rowsOf(there)).toBe(before);
  const answer = await fetch(`${there.program.origin}${BASE_PATH}/health`);
  expect(answer.status).toBe(200);
});

it("a cell that is away keeps out its own members alone", async () => {
  const email = "chipo@shop.example";
  await here.database.transact(
    "another owner",
    ({ sql }) => sql`
    update members set email = ${email} where role = 'owner'`,
  );
  await there.program.kill();
  const answer = await post("", { email });
  expect(answer.status).toBe(200);
  const [row] = await here.database.read(
    ({ sql }) => sql`
    select * from messages where recipient = ${email} order by id desc limit 1`,
  );
  const { text } = readBody(row as never, { secret_key: here.secret_key } as never);
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? "";
  const entered = await post("/code", { email, code }, cookieIn(answer, "svc_browser"));
  expect(entered.status).toBe(303);
  expect(cookieIn(entered, "svc_session")).toMatch(/^svc_session=zA/);
});
