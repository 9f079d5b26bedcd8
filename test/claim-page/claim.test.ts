import type { Schemas } from "@svc/generated/routes";
import { beforeEach, describe, expect, it } from "vitest";
import { openPage, pathOf, sendForm } from "../kit/claim-pages.ts";
import { drain } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { checkLedger } from "../kit/invariants.ts";
import { madeLink } from "../kit/links.ts";
import { testServer } from "../kit/server.ts";

const TARIRO = { phone: "077 123 4567", choice: "airtime" };
const SOMEBODY = { phone: "0772345678", choice: "airtime" };
const BRANDING = { display_name: "Mbare Tuck", color: "#0A7D4B", thank_you: "Come again." };

let shop: Organisation;
let program: string;
let link: Schemas["RewardLink"];

beforeEach(async () => {
  shop = await given.organisation();
  ({ id: program } = await given.activeProgram(shop, { branding: BRANDING }));
  link = await madeLink(shop, program);
});

async function linkNow(of = link) {
  return (await shop.api.getRewardLink({ path: { link_id: of.id } })).body;
}

async function settle(): Promise<void> {
  await drain(shop);
  await shop.api.advanceTestClock({ body: { seconds: 60 } });
  await drain(shop);
}

describe("the page that a link's URL leads to", () => {
  it("claims without a script, and shows how far the reward is until it has arrived", async () => {
    const first = await openPage(link);
    expect([first.status, first.html.includes("Mbare Tuck")]).toEqual([200, true]);
    expect(first.html).toContain("Your reward: USD 1.00");
    const sent = await sendForm(link, TARIRO);
    expect([sent.status, sent.headers.get("location")]).toEqual([303, pathOf(link)]);
    const waiting = (await openPage(link)).html;
    expect(waiting).toContain("Your reward is on its way");
    expect(waiting).toContain("Come again.");
    await settle();
    expect((await openPage(link)).html).toContain("Your reward has arrived");
    const reward_id = String((await linkNow()).reward);
    const { body: reward } = await shop.api.getReward({ path: { reward_id } });
    expect(reward).toMatchObject({ status: "delivered", source: "links", target: "+263771234567" });
    const { body: send } = await shop.api.getSend({ path: { send_id: String(reward.send) } });
    expect(send).toMatchObject({ status: "delivered", amount: "1.00", program });
    expect(await (await testServer()).database.read(checkLedger)).toEqual([]);
  });

  it("claims once, however often its form is sent, at once or later", async () => {
    const sent = await Promise.all([1, 2, 3].map(() => sendForm(link, TARIRO)));
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
    await settle();
    expect((await sendForm(link, TARIRO)).status).toBe(303);
    const { body } = await shop.api.listSends({ query: {} });
    expect(body.data).toHaveLength(1);
    const shown = await shop.api.getProgram({ path: { program_id: program } });
    expect(shown.body).toMatchObject({ spent: "1.00", earmarked: "0.00" });
  });

  it("says so when another number has claimed the link, and gives nothing", async () => {
    await sendForm(link, TARIRO);
    const { status, html } = await sendForm(link, SOMEBODY);
    expect([status, html.includes("This reward is claimed already")]).toEqual([410, true]);
    expect((await shop.api.listSends({ query: {} })).body.data).toHaveLength(1);
  });

  it("keeps the form where a program is paused, and claims when it goes on", async () => {
    await shop.api.pauseProgram({ path: { program_id: program } });
    const { status, html } = await sendForm(link, TARIRO);
    expect([status, html.includes("This offer is paused.")]).toEqual([409, true]);
    expect(html).toContain('value="077 123 4567"');
    await shop.api.resumeProgram({ path: { program_id: program } });
    expect((await sendForm(link, TARIRO)).status).toBe(303);
  });

  it("refuses a number that is none, and an empty form, and claims nothing", async () => {
    const wrong = await sendForm(link, { ...TARIRO, phone: "12" });
    expect([wrong.status, wrong.html.includes("not a Zimbabwean mobile number")]).toEqual([
      400,
      true,
    ]);
    const empty = await sendForm(link, {});
    expect([empty.status, empty.html.includes("Enter your mobile number.")]).toEqual([400, true]);
    expect((await linkNow()).status).not.toBe("claimed");
  });

  it("sells electricity to a meter, and sends its token to the number", async () => {
    const { id } = await given.activeProgram(shop, { choices: ["power"], default_amount: "5.00" });
    const power = await madeLink(shop, id);
    const fields = { phone: "0771234567", choice: "power", meter: "3714 003 0000" };
    const wrong = await sendForm(power, { ...fields, meter: "1" });
    expect([wrong.status, wrong.html.includes("A meter number has eleven digits.")]).toEqual([
      400,
      true,
    ]);
    expect((await sendForm(power, fields)).status).toBe(303);
    await settle();
    expect((await openPage(power)).html).toContain("Your reward has arrived");
  });

  it("is over when the link is: expired or withdrawn", async () => {
    const other = await madeLink(shop, program);
    await shop.api.revokeRewardLink({ path: { link_id: other.id } });
    const withdrawn = await openPage(other);
    expect([withdrawn.status, withdrawn.html.includes("was withdrawn")]).toEqual([410, true]);
    expect((await sendForm(other, TARIRO)).status).toBe(410);
    await shop.api.advanceTestClock({ body: { seconds: 90 * 86_400 } });
    await drain(shop);
    const expired = await openPage(link);
    expect([expired.status, expired.html.includes("has expired")]).toEqual([410, true]);
  });

  it("says nothing of a suspended account but to come back", async () => {
    await given.status(shop, "suspended");
    const { status, html } = await sendForm(link, TARIRO);
    expect([status, html.includes("This offer is paused")]).toEqual([403, true]);
  });
});

describe("a link that wants a code", () => {
  beforeEach(async () => {
    link = await madeLink(shop, program, { bind: "otp", phone_hint: "0771234567" });
  });

  it("is claimed with the code that its page sends", async () => {
    expect((await openPage(link)).html).toContain("Only 077\u00a0***\u00a04567 can claim it.");
    const asked = await sendForm(link, { phone: "0771234567", ask: "code" });
    expect([asked.status, asked.html.includes("a code is on its way")]).toEqual([200, true]);
    const wrong = await sendForm(link, { ...TARIRO, code: "123456" });
    expect([wrong.status, wrong.html.includes("The code is wrong or too old.")]).toEqual([
      422,
      true,
    ]);
    expect(wrong.html).toContain("You have 4 tries left.");
    const missing = await sendForm(link, TARIRO);
    expect(missing.html).toContain("Enter the six digits of the code");
    expect((await sendForm(link, { ...TARIRO, code: "000 000" })).status).toBe(303);
    expect((await linkNow()).status).toBe("claimed");
  });

  it("says the same of a number that may not claim it", async () => {
    const texts = [];
    for (const phone of ["0771234567", "0772345678"]) {
      const { status, html } = await sendForm(link, { phone, ask: "code" });
      const masked = html.replaceAll(phone, "…").replaceAll(/07\d.\*\*\*.\d{4}/g, "…");
      texts.push([status, masked]);
    }
    expect(texts[1]).toEqual(texts[0]);
  });

  it("is not claimed with another number, and is locked after five wrong codes", async () => {
    await sendForm(link, { phone: "0771234567", ask: "code" });
    expect((await sendForm(link, { ...SOMEBODY, code: "000000" })).status).toBe(422);
    let page = await openPage(link);
    for (let time = 0; time < 5; time += 1) {
      const question = /What is (\d+) \+ (\d+)\?/.exec(page.html);
      const answer = question === null ? "" : String(Number(question[1]) + Number(question[2]));
      const challenge_token = /name="challenge_token" value="([^"]+)"/.exec(page.html)?.[1] ?? "";
      const challenge = { challenge_token, challenge_answer: answer };
      page = await sendForm(link, { ...TARIRO, code: "123456", ...challenge });
    }
    expect(page.html).toContain("Too many wrong codes.");
    expect((await linkNow()).status).not.toBe("claimed");
  });
});

describe("who only looks at a page", () => {
  it("opens the link as a person, and once for its look again", async () => {
    await openPage(link);
    expect(await linkNow()).toMatchObject({ status: "opened", open_count: 1 });
    await openPage(link, { headers: { "sec-fetch-dest": "empty" } });
    await sendForm(link, { phone: "12" });
    expect((await linkNow()).open_count).toBe(1);
  });

  it.each([
    ["HEAD", { method: "HEAD" }],
    ["a preview", { headers: { "user-agent": "WhatsApp/2.24.9.78 A" } }],
    ["a page that is fetched ahead", { headers: { "sec-purpose": "prefetch;prerender" } }],
  ] as const)("does not open it as a machine: %s", async (_, init) => {
    expect((await openPage(link, init)).status).toBe(200);
    expect(await linkNow()).toMatchObject({ status: "created", open_count: 0 });
  });

  it("finds nothing under another token", async () => {
    const path = `${pathOf(link).slice(0, -1)}_`;
    const { status, html } = await openPage(link, { path });
    expect([status, html.includes("This link does not work")]).toEqual([404, true]);
    expect((await openPage(link, { path: `${path}.png` })).status).toBe(404);
  });

  it("is slowed down, by address", async () => {
    const { ask, config } = await testServer();
    const url = config.public_url + pathOf(link);
    const asked = Array.from({ length: 60 }, () => ask(new Request(url), "10.250.0.1"));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await ask(new Request(url), "10.250.0.2")).status).toBe(200);
  });
});

describe("the picture of a link", () => {
  it("is a PNG that opens nothing, as long as the link can be opened", async () => {
    const path = new URL(link.qr_png_url ?? "").pathname;
    const { status, headers, html } = await openPage(link, { path });
    expect([status, headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(html).toContain("PNG");
    expect((await linkNow()).open_count).toBe(0);
    await shop.api.revokeRewardLink({ path: { link_id: link.id } });
    expect((await openPage(link, { path })).status).toBe(410);
  });
});

describe("the log of an account", () => {
  it("has what is done on its pages, with the token masked", async () => {
    await openPage(link);
    await sendForm(link, TARIRO);
    const { gate } = await testServer();
    await gate.flush();
    const rows = await shop.probe.rows("request_logs");
    const paged = rows.filter(({ path }) => String(path).startsWith("/claims/"));
    const seen = paged.map(({ operation_id, path, status }) => [operation_id, path, status]);
    expect(seen).toEqual([
      ["getClaim", "/claims/***", 200],
      ["createClaim", "/claims/***", 201],
    ]);
    expect(JSON.stringify(rows)).not.toContain(link.token);
  });
});
