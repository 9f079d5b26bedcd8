import { hash } from "node:crypto";
import { Refusal } from "@svc/server/platform/refusal.ts";
import { describe, expect, it } from "vitest";
import { A_TOKEN, OPEN, pagesOf, refusing, STATES, textOf } from "../kit/claim-states.ts";

const PHONE = { phone: "0771234567" };
const WEIGHT_BYTES_MAX = 10_000;

async function shown(name: string, query = "") {
  const claim = STATES[name] ?? OPEN;
  const { get } = pagesOf(() => claim);
  return await (await get(query)).text();
}

describe("a claim page", () => {
  it("asks for a choice, a number, and what each choice needs", async () => {
    const html = await shown("choice");
    expect(html).toContain("<title>Your reward: USD 1.00</title>");
    for (const type of ["airtime", "data", "power"]) {
      expect(html).toContain(`type="radio" name="choice" value="${type}" required`);
    }
    expect(html).toContain('<option value="bnd_0031JkMItPeRj5Lf6NvHo0Qu">Daily 250 MB (USD 0.50)');
    for (const name of ["phone", "meter"]) expect(html).toContain(`<label for="${name}">`);
    expect(textOf(html)).toContain("Valid until 31 December 2026, 23:59.");
    expect(html).toContain('href="https://mbare.example/help"');
  });

  it("asks for no choice where there is one, and says nothing of a day that is not set", async () => {
    const html = await shown("airtime");
    expect(html).toContain('<input type="hidden" name="choice" value="airtime">');
    expect(html).not.toMatch(/<input type="radio"|id="meter"|Valid until/);
    expect(await shown("power")).toMatch(/id="meter"[^>]* required/);
  });

  it("sends a code first where one is asked for, and takes one that is there already", async () => {
    const first = await shown("code");
    expect(textOf(first)).toContain("Only 077 *** 4567 can claim it.");
    expect(first).toContain('name="ask" value="code"');
    expect(first).not.toContain('id="code"');
    const second = await shown("code", "?code=here");
    expect(second).toMatch(/id="code"[^>]*autocomplete="one-time-code"/);
    // The first button is what the Enter key presses.
    expect(second.indexOf('value="claim"')).toBeLessThan(second.indexOf('value="code"'));
  });

  it("asks the question of a challenge, and sends its token back", async () => {
    const html = await shown("question");
    expect(html).toContain('<label for="challenge_answer">What is 8 + 9?</label>');
    expect(html).toContain('name="challenge_token" value="chl_Hz5Lk0Gs2Tf4Py9KdWs8Ne5"');
    const { post, calls } = refusing("challenge_failed");
    await post({ ...PHONE, challenge_token: "chl_one", challenge_answer: "17" });
    const challenge = { challenge_token: "chl_one", challenge_answer: "17" };
    expect(calls[0]?.body).toEqual({ ...PHONE, ...challenge });
  });

  it.each([
    ["sending", "Your reward is on its way"],
    ["delivered", "Your reward has arrived"],
    ["held", "Your claim is being checked"],
    ["failed", "Your reward could not be sent"],
  ])("says what came of a claim: %s", async (name, title) => {
    const html = await shown(name);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(textOf(html)).toContain("Your USD 1.00 airtime is with 077 *** 4567.");
    expect(html).not.toContain("<form");
    expect(html.includes("<p data-sending>")).toBe(name === "sending");
    expect(html.includes("Thank you for waiting.")).toBe(/sending|delivered/.test(name));
  });

  it("says that a test is one", async () => {
    expect(textOf(await shown("test"))).toContain("Test: nothing is really sent.");
    expect(textOf(await shown("choice"))).not.toContain("Test");
  });

  it.each([
    ["resource_missing", 404, "This link does not work"],
    ["claim_expired", 410, "This link has expired"],
    ["claim_revoked", 410, "This link was withdrawn"],
    ["account_closed", 403, "This offer has ended"],
    ["rate_limited", 429, "Too many tries at once"],
    ["internal_error", 500, "Something went wrong on our side"],
  ] as const)("has no form where a look is refused: %s", async (code, status, title) => {
    const { get } = pagesOf(() => new Refusal(code, { retry_after: 4 }));
    const answer = await get();
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, "4"]);
    const html = await answer.text();
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).not.toMatch(/<form|Mbare|USD/);
  });

  it("says that it is our fault when it is, and tells of it", async () => {
    const bug = new Error("A bug.");
    const { get, faults } = pagesOf(() => {
      throw bug;
    });
    const answer = await get();
    expect([answer.status, faults]).toEqual([500, [bug]]);
    expect(await answer.text()).toContain("<h1>Something went wrong on our side</h1>");
  });

  it("is the same for a token that cannot be one as for a token that nobody has", async () => {
    const { app, get, calls } = pagesOf(() => new Refusal("resource_missing"));
    const unknown = await (await get()).text();
    for (const path of ["/claim/short", `/claim/${A_TOKEN}/code`, "/claim/", "/claim/a.png"]) {
      const answer = await app.request(path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, unknown]);
    }
    expect(calls).toHaveLength(1);
  });
});

describe("what leaves with a claim page", () => {
  it("keeps the address secret, and runs and shows nothing but its own", async () => {
    const { get } = pagesOf(() => OPEN);
    const answer = await get();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
      "x-content-type-options": "nosniff",
    });
    const html = await answer.text();
    expect(html).not.toContain(A_TOKEN);
    const written = [...html.matchAll(/<(?:style|script)>(.*?)<\/(?:style|script)>/gs)];
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(written).toHaveLength(3);
    for (const [, text = ""] of written) {
      expect(policy).toContain(`'sha256-${hash("sha256", text, "base64")}'`);
    }
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it.each(["br", "gzip"])(
    "weighs at most 10 kB in %s, with a hundred bundles too",
    async (coding) => {
      const bundles = Array.from({ length: 100 }, (_, at) => ({
        id: `bnd_0031JkMItPeRj5Lf6Nv${1_000 + at * 37}`,
        network: at % 2 === 0 ? ("econet" as const) : ("netone" as const),
        name: `Bundle of ${at * 13} MB for ${at % 31} days`,
        amount: `${at}.50`,
      }));
      const claim = {
        ...OPEN,
        choices: [...OPEN.choices.slice(0, 1), { type: "data" as const, bundles }],
      };
      const answer = await pagesOf(() => claim).get("", { "accept-encoding": coding });
      expect(answer.headers.get("content-encoding")).toBe(coding);
      expect((await answer.arrayBuffer()).byteLength).toBeLessThan(WEIGHT_BYTES_MAX);
    },
  );

  it("has nothing of a program that could act: names, colours, addresses and thanks are text", async () => {
    const attack = `</style></script><script>alert(1)</script>"'><img src=x onerror=alert(1)>`;
    const branding = {
      display_name: attack,
      color: "#fff;}</style>",
      logo_url: "http://169.254.169.254/logo.png",
      support_url: 'https://x.example/"onclick="alert(1)',
      thank_you: attack,
    };
    const message = attack;
    const result = { status: "delivered" as const, message };
    for (const claim of [
      { ...OPEN, branding },
      { ...OPEN, branding, status: "claimed" as const, result },
    ]) {
      const html = await (await pagesOf(() => claim).get()).text();
      expect(html.match(/<script/g)).toHaveLength(1);
      expect(html.match(/<style/g)).toHaveLength(2);
      expect(html).not.toMatch(/<img|169\.254|"onclick/);
      expect(html).toContain("&lt;img src=x");
    }
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//x.example"])(
    "leads to help only by the web, and not to %s",
    async (support_url) => {
      const claim = { ...OPEN, branding: { ...OPEN.branding, support_url } };
      expect(await (await pagesOf(() => claim).get()).text()).not.toContain("Get help");
    },
  );
});

describe("a form that is sent", () => {
  it("claims with what its choice needs, and leads back to the link", async () => {
    const { post, calls } = pagesOf(() => OPEN);
    const fields = { choice: "power", meter: "3714 003 0000", bundle_id: "bnd_1", code: "481 516" };
    const answer = await post({ ...fields, phone: " 0771234567 ", ask: "claim" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/claim/${A_TOKEN}`]);
    const body = { ...PHONE, choice: "power", meter: "37140030000", code: "481516" };
    expect(calls).toMatchObject([{ operation_id: "createClaim", token: A_TOKEN }]);
    expect(calls[0]?.body).toEqual(body);
    await post({ ...PHONE, choice: "data", bundle_id: "bnd_1", meter: "37140030000" });
    expect(calls[1]?.body).toEqual({ ...PHONE, choice: "data", bundle_id: "bnd_1" });
  });

  it("has the same idempotency key when it is sent again, another otherwise, and never the token", async () => {
    const { post, calls } = pagesOf(() => OPEN);
    for (const phone of ["0771234567", "0771234567", "0772345678"]) await post({ phone });
    const [first, again, other] = calls.map(({ idempotency_key }) => idempotency_key);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(first).not.toContain(A_TOKEN);
  });

  it("asks for a code, and then for the code itself, with the number kept", async () => {
    const to_masked = "077 *** 4567";
    const times = { sent: true, expires_in: 600, resend_in: 60 };
    const code = { object: "claim_code" as const, created: 1, livemode: true, to_masked, ...times };
    const { post, calls } = pagesOf(({ operation_id }) =>
      operation_id === "getClaim" ? (STATES.code ?? OPEN) : code,
    );
    const html = await (await post({ ...PHONE, ask: "code" })).text();
    expect(calls.map(({ operation_id, opens }) => [operation_id, opens])).toEqual([
      ["sendClaimCode", true],
      ["getClaim", false],
    ]);
    expect(textOf(html)).toContain("If 077 *** 4567 can claim this reward, a code is on its way");
    expect(html).toContain('name="phone" value="0771234567"');
    expect(html).toContain('id="code"');
  });

  it.each(["cross-site", "same-site"])(
    "does nothing when it comes from elsewhere: %s",
    async (site) => {
      const { post, calls } = pagesOf(() => OPEN);
      const answer = await post(PHONE, { "sec-fetch-site": site });
      expect([answer.status, calls]).toEqual([403, []]);
      expect((await post(PHONE, { "sec-fetch-site": "same-origin" })).status).toBe(303);
    },
  );

  it("is refused when it is longer than any form", async () => {
    const { post, calls } = pagesOf(() => OPEN);
    expect([(await post({ phone: "7".repeat(9_000) })).status, calls]).toEqual([413, []]);
  });

  it("is shown again with what is wrong with it, next to the field, and what was written", async () => {
    const answer = await refusing("invalid_phone", { param: "phone" }).post({
      phone: '07"<b>',
      choice: "data",
    });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toMatch(/role="alert"><p id="phone-error">This is not a Zimbabwean mobile number/);
    expect(html).toContain('value="07&quot;&lt;b&gt;"');
    expect(html).toContain('name="choice" value="data" checked');
    expect(html).toContain(
      'aria-invalid="true" aria-describedby="phone-error phone-hint" autofocus',
    );
  });

  it("is told of every field that is wrong, each once", async () => {
    const details = [
      { param: "phone", code: "parameter_missing" as const, message: "" },
      { param: "meter", code: "invalid_meter_number" as const, message: "" },
      { param: "meter", code: "parameter_invalid" as const, message: "" },
    ];
    const html = await (await refusing("invalid_request", { details }).post({})).text();
    expect(html.match(/id="[a-z]+-error"/g)).toEqual(['id="phone-error"', 'id="meter-error"']);
  });

  it.each([
    ["code_invalid", { meta: { attempts_left: 1 } }, "You have one try left."],
    ["code_invalid", { meta: { attempts_left: 3 } }, "You have 3 tries left."],
    ["claim_locked", { meta: { locked_until: 1_795_604_400 } }, "Wait until 13:00, then ask"],
    ["claim_code_limit", { retry_after: 61 }, "Wait 2 minutes, then ask again."],
    ["reward_cap_reached", { meta: { resets_at: 1_795_604_400 } }, "after 2026-11-25, 13:00."],
    ["network_required", { meta: { network: "netone" } }, "for NetOne numbers only"],
    ["meter_currency_mismatch", { meta: { currency: "ZWG" } }, "This meter is billed in ZWG."],
  ] as const)("is told by %s what to wait for", async (code, detail, words) => {
    expect(textOf(await (await refusing(code, detail).post(PHONE)).text())).toContain(words);
  });
});
