/** Readers of the public status page are sent what staff write of incidents. */
import { updateIncident } from "@svc/server/catalogue/status/index.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { findingsIn } from "../kit/axe-in-process.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { testServer } from "../kit/server.ts";
import {
  mailServer,
  openStatusPage,
  openTestIncident,
  passNoticeTime,
  sendNotices,
  storedSubscribers,
} from "../kit/subscribers.ts";

useOwnDatabase("status_subscribers");

const READER = "rudo@shop.example";

async function update(id: string, state: "identified" | "resolved"): Promise<string | null> {
  const { database } = await testServer();
  const text = `It is ${state}.`;
  return await database.transact("update", (tx) => updateIncident(tx, { id, state, text }));
}

/** The path of the link in a mail. */
function linkIn(text: string | undefined, page: "confirm" | "end"): string {
  const found = new RegExp(`https?://[^/]+(/status/subscribers/${page}\\?\\S+)`).exec(text ?? "");
  if (found?.[1] === undefined) throw new Error(`The mail has no link that leads to ${page}.`);
  return found[1];
}

type Page = Awaited<ReturnType<typeof openStatusPage>>;

/** A reader who has opened the link of their mail and pressed the button. */
async function confirmed(page: Page, address = READER, lang = "en") {
  const mail = mailServer();
  await page.subscribe("email", address, { lang });
  await sendNotices(mail.gateway);
  const link = linkIn(mail.mails[0]?.text, "confirm");
  expect((await page.post(link, {})).status).toBe(200);
  return { mail, link };
}

beforeEach(async () => {
  const { database } = await testServer();
  await database.record(({ sql }) => sql`truncate status_subscribers, status_notices`);
});

describe("an email address", () => {
  it("is sent an invitation and nothing else, until its owner has agreed", async () => {
    const page = await openStatusPage();
    const mail = mailServer();
    const answer = await page.subscribe("email", READER);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(answer.text).toContain(`A link is on its way to ${READER}`);
    await openTestIncident("Before the yes");
    await sendNotices(mail.gateway);
    expect(mail.mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining("Confirm that you follow incidents"),
    ]);
    // A program that opens the links of mails agrees to nothing.
    const question = await page.ask(linkIn(mail.mails[0]?.text, "confirm"));
    expect(await findingsIn(question.html, "http://127.0.0.1/status/subscribers")).toEqual([]);
    await openTestIncident("After the look");
    expect(await sendNotices(mail.gateway)).toBe(0);
  });

  it.each([
    ["en", "Identified", "Affected: api"],
    ["sn", "Chikonzero chazivikanwa", "Zvakanganiswa: api"],
    ["nd", "Imbangela yaziwe", "Okuthintekileyo: api"],
  ])("hears of each change once, in its reader's language: %s", async (lang, state, hit) => {
    const page = await openStatusPage();
    const { mail } = await confirmed(page, READER, lang);
    const id = await openTestIncident(`Late ${lang}`);
    await update(id, "identified");
    await sendNotices(mail.gateway);
    await update(id, "resolved");
    await sendNotices(mail.gateway);
    await passNoticeTime();
    expect(await sendNotices(mail.gateway)).toBe(0);
    const [, opened, identified, resolved, ...others] = mail.mails;
    expect(others).toEqual([]);
    expect([opened?.text, resolved?.text]).toEqual([
      expect.stringContaining("We look into it."),
      expect.stringContaining("It is resolved."),
    ]);
    expect(identified).toMatchObject({ email: READER, subject: `Late ${lang}: ${state}` });
    expect(identified?.text).toContain(hit);
    expect(identified?.html).toContain(`<html lang="${lang}">`);
    expect(linkIn(identified?.text, "end")).toContain(`lang=${lang}`);
  });

  it("is answered the same whether it is subscribed or not", async () => {
    const page = await openStatusPage();
    await confirmed(page);
    const known = await page.subscribe("email", READER);
    const unknown = await page.subscribe("email", "tino@shop.example");
    expect(known.status).toBe(unknown.status);
    expect(known.html).toBe(unknown.html.replaceAll("tino@shop.example", READER));
    expect(await storedSubscribers(READER)).toBe(1);
  });

  it("is invited once an hour, however often a form names it", async () => {
    const page = await openStatusPage();
    const mail = mailServer();
    for (let time = 0; time < 3; time += 1) await page.subscribe("email", READER);
    await sendNotices(mail.gateway);
    await page.subscribe("email", READER);
    await sendNotices(mail.gateway);
    expect(mail.mails).toHaveLength(1);
  });

  it("ends with one click of a mail program, and is erased", async () => {
    const page = await openStatusPage();
    const { mail } = await confirmed(page);
    const id = await openTestIncident("One click");
    await sendNotices(mail.gateway);
    const { pathname, search } = new URL(mail.mails.at(-1)?.unsubscribe_url ?? "");
    await update(id, "identified");
    // RFC 8058: a POST with this body, without a cookie, and without a page before it.
    const ended = await page.post(pathname + search, { "List-Unsubscribe": "One-Click" });
    expect([ended.status, ended.text.includes("the address is erased")]).toEqual([200, true]);
    expect(await storedSubscribers(READER)).toBe(0);
    expect(await sendNotices(mail.gateway)).toBe(0);
    expect((await page.post(pathname + search, {})).text).toBe(ended.text);
  });

  it("that is none, or is named too often, is refused with nothing written", async () => {
    const page = await openStatusPage();
    const wrong = await page.subscribe("email", "rudo at shop");
    expect([wrong.status, wrong.html.includes('value="rudo at shop"')]).toEqual([400, true]);
    expect(wrong.text).toContain("This is no email address.");
    expect(await findingsIn(wrong.html, "http://127.0.0.1/status")).toEqual([]);
    const tries = async (count: number, nth: (time: number) => Promise<{ status: number }>) => {
      const statuses: number[] = [];
      for (let time = 0; time < count; time += 1) statuses.push((await nth(time)).status);
      return statuses;
    };
    const same = await tries(6, (time) =>
      page.subscribe("email", READER, { from: `41.1.0.${time}` }),
    );
    expect(same).toEqual([200, 200, 200, 200, 200, 429]);
    const nearby = await tries(21, (time) =>
      page.subscribe("email", `n${time}@shop.example`, { from: "41.2.0.1" }),
    );
    expect(nearby).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect(await storedSubscribers("n20@shop.example")).toBe(0);
  });

  it("that no mail server takes three times in a row is erased", async () => {
    const page = await openStatusPage();
    const { mail } = await confirmed(page);
    mail.answers({ kind: "refused" });
    for (const title of ["No 1", "No 2"]) await openTestIncident(title);
    await sendNotices(mail.gateway);
    expect(await storedSubscribers(READER)).toBe(1);
    await openTestIncident("No 3");
    await sendNotices(mail.gateway);
    expect(await storedSubscribers(READER)).toBe(0);
  });
});
