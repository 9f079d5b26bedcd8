import { signInLink } from "@svc/server/accounts/sessions/index.ts";
import { makeOrganisation, readInput } from "@svc/server/commands/make-organisation.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { api } from "../kit/api.ts";
import { type Browser, newBrowser } from "../kit/dashboard.ts";
import { probe } from "../kit/probe.ts";
import { testServer } from "../kit/server.ts";

let made = 0;
let name: string;

beforeEach(() => {
  made += 1;
  name = `Rusape Kiosk ${process.pid}-${made}`;
});

function written(...more: string[]): string[] {
  const named = ["--name", name, "--email", "owner@rusape.example"];
  return [...named, "--terms-accepted-by", "Tendai Moyo", ...more];
}

async function make(...more: string[]) {
  const { database } = await testServer();
  return await makeOrganisation(database, readInput(written(...more)));
}

async function accounts(): Promise<number> {
  const { database } = await testServer();
  const [row] = await database.read(
    ({ sql }) => sql`select count(*)::int as n from accounts where name = ${name}`,
  );
  return Number(row?.n);
}

describe("npm run svc -- organisation", () => {
  it("makes an organisation whose first live key works, the terms accepted by name", async () => {
    const { live } = await make("--phone", "0771000001", "--descriptor", "RUSAPE KIOSK");
    const { status, body } = await api(live.key).getAccount();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: live.account,
      mode: "live",
      name,
      contact_email: "owner@rusape.example",
      support_phone: "+263771000001",
      statement_descriptor: "RUSAPE KIOSK",
      terms_accepted: { version: "2026-11-01", by: null },
    });
    const entries = await probe(live.account).rows("audit_entries");
    expect(entries.map(({ action, actor_type, note }) => ({ action, actor_type, note }))).toEqual([
      { action: "organisation.created", actor_type: "staff", note: null },
      { action: "terms.accepted", actor_type: "staff", note: "accepted by Tendai Moyo" },
      { action: "member.added", actor_type: "staff", note: null },
      { action: "member.sign_in_code_made", actor_type: "staff", note: null },
    ]);
    expect(JSON.stringify(entries)).not.toContain(live.key);
  });

  it("makes its address an owner, who signs in with the link once, in any browser", async () => {
    const { live, owner } = await make();
    const { body: members } = await api(live.key).listMembers();
    expect(members.data).toMatchObject([
      { id: owner.member, email: "owner@rusape.example", role: "owner" },
    ]);
    const { config } = await testServer();
    const link = signInLink(config, owner).replace(config.public_url, "");
    const browser = newBrowser();
    const page = await browser.get(link);
    expect(page.status).toBe(200);
    const enter = async (at: Browser) => {
      const fields = { email: "owner@rusape.example", code: owner.code };
      return (await at.post("/dashboard/sign-in/code", fields)).status;
    };
    expect([await enter(browser), await enter(newBrowser())]).toEqual([303, 400]);
    expect(await (await browser.get("/dashboard")).text()).toContain(name);
  });

  it("lets the live key make another one without accepting again", async () => {
    const { live } = await make();
    const body = { kind: "rk" as const, scopes: ["credit:read"] };
    expect((await api(live.key).createKey({ body })).status).toBe(201);
  });

  it("gives the test twin its own key and test Credit, and no terms", async () => {
    const { live, test } = await make();
    const { body } = await api(test.key).getAccount();
    expect(body).toMatchObject({ id: test.account, mode: "test", terms_accepted: null });
    const balances = await probe(test.account).balances();
    expect(balances.USD?.available).toBe(100_000n);
    expect((await probe(live.account).balances()).USD?.available).toBe(0n);
    expect(parseId("acct", test.account)).not.toBe(parseId("acct", live.account));
  });

  it("refuses a name that is taken, and writes nothing", async () => {
    const { live } = await make();
    await expect(make()).rejects.toThrow(
      `There is an organisation of the name ${name} already: ${live.account}.`,
    );
    expect(await accounts()).toBe(2);
  });

  it.each([
    [["--name", ""], "Give the organisation a name."],
    [["--email", "nobody"], "Name the organisation's email address."],
    [["--terms-accepted-by", " "], "Name the person who accepted"],
    [["--phone", "12"], "12 is no mobile number."],
    [["--descriptor", "x".repeat(23)], "A descriptor has up to 22 characters."],
    [["--nope"], "Unknown option '--nope'."],
  ])("says what is wrong with %j", async (more, sentence) => {
    await expect(make(...more)).rejects.toThrow(sentence);
    expect(await accounts()).toBe(0);
  });
});
