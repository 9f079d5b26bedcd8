/** How staff sign in to the console, and that nobody else does. */
import { randomUUID } from "node:crypto";
import { applyInput, readInput } from "@svc/server/commands/staff.ts";
import { describe, expect, it } from "vitest";
import { newAuthenticator } from "../kit/authenticator.ts";
import { newMember, signedIn } from "../kit/dashboard.ts";
import { given } from "../kit/given.ts";
import { fieldsOf, pageAt } from "../kit/pages.ts";
import { testServer } from "../kit/server.ts";
import {
  optionsIn,
  STAFF,
  type StaffBrowser,
  signedInStaff,
  staffBrowser,
  staffLink,
  staffOrigin,
} from "../kit/staff.ts";

const SIGN_IN = `${STAFF}/sign-in`;

async function command(...args: string[]): Promise<string> {
  const { config, database } = await testServer();
  return await applyInput(database, readInput(args), config);
}

/** The fields of the page to sign in, signed. */
async function signedFields({ authenticator }: StaffBrowser) {
  const page = await pageAt(staffBrowser(), SIGN_IN);
  return fieldsOf(page, SIGN_IN, { credential: authenticator.get(optionsIn(page)) });
}

function nameOfItsOwn(): string {
  return `Tendai ${randomUUID().slice(0, 8)}`;
}

describe("staff", () => {
  it("register a passkey with the link of the command, once, and sign in with it later", async () => {
    const staff = await signedInStaff();
    expect((await pageAt(staff.browser, STAFF)).html).toContain(staff.name);
    expect(await command()).toContain(`${staff.name}  1 passkeys`);
    const other = staffBrowser();
    const answer = await other.post(SIGN_IN, await signedFields(staff));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, STAFF]);
    expect(answer.headers.get("set-cookie")).toMatch(
      /^svc_staff=[0-9A-Za-z]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=28800$/,
    );
    expect((await other.get(STAFF)).status).toBe(200);
  });

  it("use a link once, and a challenge once", async () => {
    const [name, browser] = [nameOfItsOwn(), staffBrowser()];
    const link = await staffLink(name);
    const origin = await staffOrigin();
    const page = await pageAt(browser, link);
    const register = (authenticator = newAuthenticator(origin)) =>
      browser.post(
        `${STAFF}/register`,
        fieldsOf(page, `${STAFF}/register`, { credential: authenticator.create(optionsIn(page)) }),
      );
    const answers = await Promise.all([register(), register()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 400]);
    expect((await browser.get(link)).status).toBe(404);
    const staff = await signedInStaff();
    const fields = await signedFields(staff);
    const twice = [await staffBrowser().post(SIGN_IN, fields), await browser.post(SIGN_IN, fields)];
    expect(twice.map(({ status }) => status)).toEqual([303, 400]);
  });

  it("are not signed in by a passkey of another page, another key or an old challenge", async () => {
    const staff = await signedInStaff();
    const page = await pageAt(staffBrowser(), SIGN_IN);
    const options = optionsIn(page);
    const right = JSON.parse(staff.authenticator.get(options));
    const stranger = JSON.parse(newAuthenticator(await staffOrigin()).get(options));
    const phished = JSON.parse(newAuthenticator("https://evil.example").get(options));
    const made_up = Buffer.alloc(64, 1).toString("base64url");
    for (const credential of [
      { ...right, response: stranger.response },
      { ...right, response: phished.response },
      { ...right, id: stranger.id },
      JSON.parse(staff.authenticator.get({ ...options, challenge: made_up })),
      "nothing",
    ]) {
      const fields = { credential: JSON.stringify(credential) };
      const browser = staffBrowser();
      expect((await browser.post(SIGN_IN, fields)).status).toBe(400);
      expect(browser.cookie).toBe(null);
    }
  });

  it("are signed out by themselves, by their removal and after eight hours", async () => {
    const [leaving, removed, late] = [
      await signedInStaff(),
      await signedInStaff(),
      await signedInStaff(),
    ];
    const home = await pageAt(leaving.browser, STAFF);
    const form_token =
      home.document.querySelector("[name=form_token]")?.getAttribute("value") ?? "";
    await leaving.browser.post(`${STAFF}/sign-out`, { form_token });
    expect(await command("remove", removed.name)).toContain("is removed");
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`
        update staff_sessions set expires_at = svc_now() - interval '1 second'
        where staff_id in (select id from staff_members where name = ${late.name})`,
    );
    for (const { browser } of [leaving, removed, late]) {
      expect((await browser.get(STAFF)).headers.get("location")).toBe(SIGN_IN);
    }
    expect((await staffBrowser().post(SIGN_IN, await signedFields(removed))).status).toBe(400);
  });

  it("have names of their own, and the command says what is wrong", async () => {
    const name = nameOfItsOwn();
    await command("add", name);
    await expect(command("add", name.toUpperCase())).rejects.toThrow("a name in use");
    await expect(command("remove", nameOfItsOwn())).rejects.toThrow("Nobody of the staff");
    await expect(command("link", nameOfItsOwn())).rejects.toThrow("Nobody is called");
    expect(await command("link", name)).toContain("/staff/register?code=");
    for (const args of [["promote", name], ["add"], ["add", "a".repeat(61)], ["add", "a", "b"]]) {
      expect(() => readInput(args)).toThrow("npm run svc -- staff");
    }
  });
});

describe("the console", () => {
  it("opens for nobody else: no session, a member's, an API key", async () => {
    const shop = await given.organisation();
    const member = await signedIn((await newMember(shop, "owner")).email);
    const nobody = staffBrowser();
    const of_key = { authorization: `Bearer ${shop.live.key.secret}` };
    for (const answer of [
      await nobody.get(STAFF),
      await nobody.get(STAFF, of_key),
      await member.get(STAFF),
      await nobody.get(STAFF, { cookie: `svc_staff=${member.cookie}` }),
    ]) {
      expect([answer.status, answer.headers.get("location")]).toEqual([303, SIGN_IN]);
    }
  });

  it("is kept and framed by nobody, and takes no form of another page", async () => {
    const { browser } = await signedInStaff();
    const page = await browser.get(STAFF);
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script-src");
    expect(page.headers.get("cache-control")).toBe("no-store");
    const foreign = await browser.post(`${STAFF}/sign-out`, { form_token: "" });
    expect([foreign.status, (await browser.get(STAFF)).status]).toEqual([403, 200]);
    const cross = { "sec-fetch-site": "cross-site" };
    expect((await browser.post(SIGN_IN, {}, cross)).status).toBe(403);
  });
});
