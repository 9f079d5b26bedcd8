/** Claim pages in Shona and Ndebele. */
import { Refusal } from "@svc/server/platform/refusal.ts";
import { describe, expect, it } from "vitest";
import { findingsIn } from "../kit/axe-in-process.ts";
import { OPEN, pagesOf, refusing, STATES, textOf } from "../kit/claim-states.ts";

const SHONA = { "accept-language": "sn-ZW,sn;q=0.9,en;q=0.5" };
const PHONE = { phone: "0771234567" };
/** Words of ours that stand in no Shona or Ndebele sentence. */
const ENGLISH =
  /\b(the|your|this|that|and|or|with|is|are|will|be|choose|number|reward|link|enter|again)\b/i;

async function shown(name: string, language: string): Promise<string> {
  const branding = { ...OPEN.branding, display_name: "Mbare", thank_you: null };
  const { get } = pagesOf(() => ({ ...OPEN, ...STATES[name], branding }));
  return await (await get(`?lang=${language}`)).text();
}

/** What a person reads, without the names of languages and of places. */
function wordsOf(html: string): string {
  const own = html.replaceAll(/<nav class="languages"[\s\S]*<\/nav>/g, "");
  return textOf(own).replace("Mbare Musika", "");
}

describe("a claim page in another language", () => {
  it("follows the browser, says which it is, and links to the others", async () => {
    const answer = await pagesOf(() => OPEN).get("", SHONA);
    expect(answer.headers.get("content-language")).toBe("sn");
    expect(answer.headers.get("vary")).toContain("Accept-Language");
    const html = await answer.text();
    expect(html).toContain('<html lang="sn">');
    expect(html).toContain("<h1>Mubayiro wenyu: USD 1.00</h1>");
    expect(html).toContain('href="?lang=nd" lang="nd"');
    expect(textOf(html)).toContain("Airtime, data bundle kana magetsi.");
    expect(textOf(html)).toContain("Unoshanda kusvika 31 Zvita 2026, 23:59.");
    const chosen = await pagesOf(() => OPEN).get("?lang=nd&code=here", SHONA);
    const other = await chosen.text();
    expect(other).toContain("<h1>Umvuzo wakho: USD 1.00</h1>");
    expect(other).toContain('href="?lang=en&amp;code=here"');
  });

  it("keeps the language from step to step", async () => {
    const code = { ...OPEN, requires: ["phone" as const, "code" as const], bind: "otp" as const };
    const { get, app } = pagesOf(() => code);
    expect(await (await get("?lang=sn")).text()).toContain('href="?lang=sn&amp;code=here"');
    const answer = await app.request("/claim/Qe7Yt4Mn9Wd3Jc6Xr1Vb8H?lang=sn", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ ...PHONE, ask: "claim", code: "123456" }).toString(),
    });
    expect(answer.headers.get("location")).toBe("/claim/Qe7Yt4Mn9Wd3Jc6Xr1Vb8H?lang=sn");
  });

  it.each(Object.keys(STATES).flatMap((name) => [`${name} sn`, `${name} nd`]))(
    "says nothing in English, and nothing that axe-core objects to: %s",
    async (shape) => {
      const [name = "", language = ""] = shape.split(" ");
      const html = await shown(name, language);
      const said = wordsOf(html).replaceAll("What is 8 + 9?", "");
      expect(ENGLISH.exec(said)?.[0]).toBeUndefined();
      expect(await findingsIn(html, "https://svc.example/claim/x")).toEqual([]);
    },
  );

  it("says what is wrong, and where there is nothing to claim", async () => {
    const { post } = refusing("claim_code_limit", { retry_after: 120 });
    const asked = await post(PHONE, SHONA);
    expect(textOf(await asked.text())).toContain("Mirai maminitsi 2, mokumbira zvakare.");
    const { get } = pagesOf(() => new Refusal("claim_expired"));
    expect(await (await get("?lang=nd")).text()).toContain("<h1>Isikhathi sale linki sesiphelile");
  });
});
