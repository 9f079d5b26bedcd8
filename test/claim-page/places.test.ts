/** Claim pages of links that are claimed at a location: what they say, ask and send. */
import { hash } from "node:crypto";
import { Refusal } from "@svc/server/platform/refusal.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { AWAY, EDGE, INSIDE, placedProgram } from "../kit/checkins.ts";
import { openPage, sendForm } from "../kit/claim-pages.ts";
import { A_TOKEN, OPEN, pagesOf, refusing, STATES, textOf } from "../kit/claim-states.ts";
import { given, type Organisation } from "../kit/given.ts";
import { madeLink } from "../kit/links.ts";

const PHONE = { phone: "0771234567" };
const POSITION = { lat: "-17.8571", lng: "31.0402", accuracy_m: "12" };

async function answerOf(name: string, query = "") {
  const claim = STATES[name] ?? OPEN;
  return await pagesOf(() => claim).get(query);
}

describe("a claim page of a location", () => {
  it("says where and when the link can be claimed", async () => {
    const place = textOf(await (await answerOf("place")).text());
    expect(place).toContain("It can only be claimed at Mbare Musika.");
    expect(place).toContain("Your phone asks whether this page may see where you are.");
    const hours = textOf(await (await answerOf("hours")).text());
    expect(hours).toContain("It can only be claimed at -17.8565, 31.0398, at these times:");
    expect(hours).toContain("Monday to Friday, 08:00 to 17:30");
    expect(hours).toContain("Saturday and Sunday, 20:00 to 02:00");
    expect(hours).toContain("Every day, all day");
  });

  it.each(["place", "hours"])("shows its form to browsers with a script: %s", async (name) => {
    const html = await (await answerOf(name)).text();
    expect(html).toMatch(/<form method="post" data-place="\d+" hidden>/);
    expect(html).toMatch(/<noscript>.*This page needs JavaScript.*<\/noscript>/s);
    expect(await (await answerOf("choice")).text()).not.toMatch(/<noscript|data-place/);
  });

  it("may ask for the position, with a script known by its hash, as no other page", async () => {
    const answer = await answerOf("place");
    expect(answer.headers.get("permissions-policy")).toContain("geolocation=(self)");
    const policy = answer.headers.get("content-security-policy") ?? "";
    const scripts = [...(await answer.text()).matchAll(/<script>(.*?)<\/script>/gs)];
    expect(scripts).toHaveLength(2);
    for (const [, text = ""] of scripts) {
      expect(policy).toContain(`'sha256-${hash("sha256", text, "base64")}'`);
    }
    const other = await answerOf("choice");
    expect(other.headers.get("permissions-policy")).toContain("geolocation=()");
    expect((await other.text()).match(/<script/g)).toHaveLength(1);
  });

  it("asks for a code first, for which no position is needed", async () => {
    const first = await (await answerOf("hours")).text();
    expect(first).toContain('name="ask" value="code"');
    expect(first).not.toContain('name="lat"');
    expect(await (await answerOf("hours", "?code=here")).text()).toContain('name="lat"');
  });
});

describe("a form that is sent at a location", () => {
  it("checks in with the position, and leads back to the link", async () => {
    const { post, calls } = pagesOf(() => OPEN);
    const answer = await post({ ...PHONE, ...POSITION, choice: "airtime", ask: "claim" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/claim/${A_TOKEN}`]);
    expect(calls).toMatchObject([{ operation_id: "createCheckin", token: A_TOKEN, opens: true }]);
    expect(calls[0]?.body).toEqual({
      ...{ link: A_TOKEN, phone: "0771234567", choice: "airtime" },
      ...{ lat: -17.8571, lng: 31.0402, accuracy_m: 12 },
    });
    expect(calls[0]?.idempotency_key).not.toContain(A_TOKEN);
  });

  it.each([{ lat: "", lng: "" }, { lat: "here" }])(
    "sends no position that is none: %j",
    async (position) => {
      const { post, calls } = pagesOf(() => OPEN);
      await post({ ...PHONE, ...position } as Record<string, string>);
      expect(calls[0]?.operation_id).toBe("createCheckin");
      expect(calls[0]?.body).toEqual({ link: A_TOKEN, ...PHONE });
    },
  );

  it("gives whoever checked in before their claim, and nobody else", async () => {
    const used = new Refusal("claim_used");
    const { post, calls } = pagesOf(({ operation_id }) =>
      operation_id === "createCheckin" ? used : OPEN,
    );
    expect((await post({ ...PHONE, ...POSITION })).status).toBe(303);
    expect(calls.map(({ operation_id }) => operation_id)).toEqual(["createCheckin", "createClaim"]);
    expect(calls[1]?.body).toEqual(PHONE);
    const other = refusing("claim_used", {}, STATES.place);
    const html = await (await other.post({ ...PHONE, ...POSITION })).text();
    expect(textOf(html)).toContain("Another number has claimed it.");
  });

  it.each([
    [
      "geofence_outside",
      { param: "lat", meta: { distance_m: 358_356, radius_m: 150 } },
      "You are 358.4 km away. Come within 150 m, and try again.",
    ],
    ["geofence_outside", { meta: { distance_m: 420, radius_m: 150 } }, "You are 420 m away."],
    [
      "geofence_outside",
      { meta: { distance_m: 79, radius_m: 150 } },
      "It cannot be claimed at this time. Come in the hours above.",
    ],
    [
      "accuracy_too_low",
      { param: "accuracy_m", meta: { accuracy_m: 900, max_accuracy_m: 150 } },
      "Switch on precise location",
    ],
    ["parameter_missing", { param: "lat" }, "This page could not see where you are."],
  ] as const)("is shown again after %s, with what to do: %j", async (code, detail, words) => {
    const { post } = refusing(code, detail, STATES.place);
    const answer = await post({ ...PHONE, ...POSITION, choice: "airtime" });
    const html = await answer.text();
    expect(answer.headers.get("permissions-policy")).toContain("geolocation=(self)");
    expect(textOf(html)).toContain(words);
    expect(html).toContain('name="phone" value="0771234567"');
    // Where the phone was is asked anew.
    expect(html).not.toContain("-17.8571");
  });

  it("is told once that both parts of the position are missing", async () => {
    const details = ["lat", "lng"].map((param) => {
      return { param, code: "parameter_missing" as const, message: "" };
    });
    const { post } = refusing("invalid_request", { details }, STATES.place);
    const html = await (await post({ ...PHONE, lat: "" })).text();
    expect(html.match(/This page could not see/g)).toHaveLength(1);
  });
});

describe("the page of a real link at a location", () => {
  let shop: Organisation;

  beforeEach(async () => {
    shop = await given.organisation();
  });

  function form({ lat, lng }: { lat: number; lng: number }) {
    const fields = { ...PHONE, choice: "airtime", accuracy_m: "12" };
    return { ...fields, lat: String(lat), lng: String(lng) };
  }

  it("claims it from there, once, and from nowhere else", async () => {
    const { id: program } = await placedProgram(shop);
    const link = await madeLink(shop, program);
    const away = await sendForm(link, form(AWAY));
    expect([away.status, textOf(away.html)]).toEqual([422, expect.stringContaining("358.4 km")]);
    const unplaced = await sendForm(link, { ...PHONE, choice: "airtime" });
    expect(textOf(unplaced.html)).toContain("It can only be claimed at its location.");
    const lost = await sendForm(link, { ...PHONE, choice: "airtime", lat: "", lng: "" });
    expect(textOf(lost.html)).toContain("This page could not see where you are.");
    expect(await shop.probe.count("checkins")).toBe(0);
    expect((await sendForm(link, form(INSIDE))).status).toBe(303);
    expect((await sendForm(link, form(EDGE))).status).toBe(303);
    const other = await sendForm(link, { ...form(INSIDE), phone: "0772345678" });
    expect([other.status, textOf(other.html)]).toEqual([410, expect.stringContaining("Another")]);
    expect(textOf((await openPage(link)).html)).toContain("Your reward is on its way");
    expect(await shop.probe.rows("checkins")).toMatchObject([
      { position: INSIDE, distance_m: 79, accuracy_m: 12, api_key_id: null },
    ]);
    const { body } = await shop.api.listCheckins();
    expect(body.data).toMatchObject([{ status: "accepted", phone_masked: "077 *** 4567" }]);
  });

  it("says that it is being checked when it was claimed at the edge", async () => {
    const { id: program } = await placedProgram(shop);
    const link = await madeLink(shop, program);
    expect((await sendForm(link, form(EDGE))).status).toBe(303);
    expect(textOf((await openPage(link)).html)).toContain("Your claim is being checked");
  });
});
