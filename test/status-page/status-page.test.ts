/** The public status page: for everybody, also while its database is away. */
import { randomUUID } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { countApiMinute, readPublicStatus } from "@svc/server/catalogue/status/index.ts";
import { unavailable } from "@svc/server/platform/db/errors.ts";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { readableDay } from "@svc/server/platform/time/readable.ts";
import { mountStatusPage } from "@svc/server/status-page/status-page.ts";
import { Hono } from "hono";
import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";
import { sendTwice } from "../kit/act.ts";
import { findingsIn } from "../kit/axe-in-process.ts";
import { englishLeft } from "../kit/english-left.ts";
import { sellingLive } from "../kit/live-supplier.ts";
import { fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { rolledBack } from "../kit/rolled-back.ts";
import { runNow } from "../kit/run-clock.ts";
import { testServer } from "../kit/server.ts";
import { signedInStaff } from "../kit/staff.ts";
import { refusesStrangers } from "../kit/strangers.ts";

const INCIDENTS = "/staff/incidents";
const BYTES_MAX = 12_000;
const DAY_MS = 86_400_000;

/** A program of its own that serves the page, whose database can be taken away. */
async function served() {
  const { config: base, database } = await testServer();
  const config = sellingLive(base);
  let [is_away, passed_ms] = [false, 0];
  const read: Database["read"] = (work) =>
    is_away ? Promise.reject(unavailable()) : database.read(work);
  const app = new Hono();
  const now = () => runNow() + passed_ms;
  const sharers = () => 1;
  const reading = { ...database, read };
  mountStatusPage(app, { config, database: reading, can_mail: false, sharers, now });
  return {
    get: async (path: string, headers: Record<string, string> = {}) => {
      const answer = await app.request(path, { headers });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    pass: (ms: number) => {
      passed_ms += ms;
    },
    takeAway: () => {
      is_away = true;
    },
  };
}

describe("the status page", () => {
  it("shows networks, power and our own API with ninety days, to everybody", async () => {
    const { get } = await served();
    const { status, headers, text } = await get("/status");
    expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=15"]);
    expect(headers.get("content-security-policy")).not.toContain("script-src");
    const { document } = parseHTML(text);
    const names = [...document.querySelectorAll("h2")].map((one) => one.textContent);
    expect(names.join()).toMatch(/^API .*Econet.*NetOne/s);
    const charts = [...document.querySelectorAll("svg")];
    const others = ["Incidents of the last 90 days", "Follow incidents"];
    expect(charts.length).toBe(names.filter((name) => !others.includes(name)).length);
    expect(charts.map((one) => one.querySelectorAll("rect").length)).toEqual(charts.map(() => 90));
    expect(await findingsIn(text, "http://127.0.0.1/status")).toEqual([]);
    expect(brotliCompressSync(text).length).toBeLessThan(BYTES_MAX);
  });

  it.each([
    ["sn-ZW, en;q=0.5", "/status", "sn", "Mamiriro ezvinhu"],
    ["en", "/status?lang=nd", "nd", "Isimo"],
    ["fr", "/status", "en", "Status"],
  ])("is in the language of its reader: %s %s", async (accepted, path, language, title) => {
    const { get } = await served();
    const { headers, text } = await get(path, { "accept-language": accepted });
    const { document } = parseHTML(text);
    expect([
      ...[document.documentElement.getAttribute("lang"), headers.get("content-language")],
      ...[document.querySelector("h1")?.textContent, document.querySelector("title")?.textContent],
    ]).toEqual([language, language, title, title]);
    expect(headers.get("vary")).toContain("Accept-Language");
    const others = [...document.querySelectorAll("nav.languages a")].map((one) =>
      one.getAttribute("hreflang"),
    );
    expect([...others, language].toSorted()).toEqual(["en", "nd", "sn"]);
    if (language !== "en") expect(text).not.toMatch(/Last 90 days|Not measured|There were none/);
  });

  it("stays up without its database, says so, and of when its state is", async () => {
    const { get, pass, takeAway } = await served();
    expect((await get("/status")).text).not.toContain("We cannot reach our database");
    takeAway();
    expect((await get("/status")).text).not.toContain("We cannot reach our database");
    pass(16_000);
    const { status, headers, text } = await get("/status");
    expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(text).toMatch(/We cannot reach our database. This is how it was at \d\d:\d\d\./);
    expect(text).toMatch(/API\s*<span class="pill bad">Down/);
    expect(text).toContain("Econet");
    expect((await get("/status/feed.atom")).status).toBe(200);
  });

  it("has nothing to show where nothing was ever read, and says that", async () => {
    const { get, takeAway } = await served();
    takeAway();
    const { status, text } = await get("/status");
    expect([status, text.includes("do not know how the networks do")]).toEqual([200, true]);
    expect((await get("/status/feed.atom")).status).toBe(503);
  });

  it("counts each minute in which the API serves, and what nobody counted as an outage", async () => {
    const { config } = await testServer();
    await rolledBack(async (tx) => {
      await tx.sql`delete from api_days`;
      await tx.sql`delete from processes`;
      await countApiMinute(tx);
      expect(await tx.sql`select minutes from api_days`).toEqual([]);
      await tx.sql`
        insert into processes (id, role, sealing_key_id, seen_at)
        values (${randomUUID()}, 'api', 'none', svc_now())`;
      for (let twice = 0; twice < 2; twice += 1) await countApiMinute(tx);
      const [row] = await tx.sql<{ minutes: number }[]>`select minutes from api_days`;
      expect(row?.minutes).toBe(1);
      const [{ now } = { now: 0 }] = await tx.sql<{ now: number }[]>`
        select date_part('epoch', svc_now()) * 1000 as now`;
      await tx.sql`
        update api_days set minutes = 720, first_at = first_at - interval '2 days',
          day = (day::date - 1)::text`;
      const status = await readPublicStatus(tx as never, { ...config, now: now + DAY_MS });
      const days = status.components.find(({ id }) => id === "api")?.days ?? [];
      expect(days.slice(-3)).toMatchObject([
        { state: "down", up_per_mille: 500 },
        { state: "down", up_per_mille: 0 },
        { state: expect.stringMatching(/down|unknown/) },
      ]);
      expect(days.at(0)).toMatchObject({ state: "unknown", up_per_mille: null });
    });
  });
});

describe("an incident", () => {
  it("is told once by staff, goes on until it is resolved, and stands in the feed", async () => {
    const staff = await signedInStaff();
    const title = `Econet answers late ${randomUUID().slice(0, 8)}`;
    const action = `${INCIDENTS}/open`;
    await refusesStrangers([INCIDENTS], [action]);
    const page = await pageAt(staff.browser, INCIDENTS);
    const values = { title, state: "investigating", components: "econet", reason: "We ask them." };
    const { first, second } = await sendTwice(staff, { page, action, values });
    expect([first.text.includes("Done."), second.status]).toEqual([true, 409]);
    const row = [...first.document.querySelectorAll("tr")].find((one) =>
      one.textContent.includes(title),
    );
    const update = row?.querySelector("form")?.getAttribute("action") ?? "";
    const more = fieldsOf(first, update, { state: "resolved", reason: "They answer again." });
    expect((await sendForm(staff.browser, update, more)).text).toContain("Done.");
    const late = { ...more, form_key: "another" };
    expect((await sendForm(staff.browser, update, late)).text).toContain("resolved already");
    const { get } = await served();
    const shown = (await get("/status")).text;
    for (const said of [title, "We ask them.", "They answer again."]) {
      expect(shown).toContain(said);
    }
    for (const language of ["sn", "nd"] as const) {
      const { text } = await get(`/status?lang=${language}`);
      const times = [...parseHTML(text).document.querySelectorAll("li time")];
      const day = readableDay(harareDay(runNow()), language);
      expect(times[0]?.textContent).toContain(day);
      expect(await englishLeft(text, language)).toEqual([]);
    }
    const { headers, text } = await get("/status/feed.atom");
    expect(headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(
      text.match(new RegExp(`<title>${title}: (?:investigating|resolved)</title>`, "g")),
    ).toHaveLength(2);
  });
});
