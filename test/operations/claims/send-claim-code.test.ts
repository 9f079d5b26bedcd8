/** The codes with which people prove their numbers: how they are sent, guessed and locked. */
import { beforeEach, describe, expect, it } from "vitest";
import {
  answerTo,
  askClaim,
  askCode,
  CODE,
  claimed,
  type Page,
  pageOf,
  passedChallenge,
  TARIRO,
} from "../../kit/claims.ts";
import { drain } from "../../kit/drain.ts";
import { textsTo } from "../../kit/gateways.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { madeLink } from "../../kit/links.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const WRONG = "123456";
const OTHER = "0772345678";

let shop: Organisation;
let page: Page;

beforeEach(async () => {
  shop = await given.organisation();
  page = await pageOf(shop);
});

async function advance(seconds: number): Promise<void> {
  await shop.api.advanceTestClock({ body: { seconds } });
}

async function linkWithCode(wanted: Record<string, unknown> = {}) {
  const { id: program } = await given.activeProgram(shop);
  return await madeLink(shop, program, { bind: "otp", ...wanted });
}

let numbers = 41_000;

/** A number of its own, whose texts are nobody else's. */
function newNumber(): string {
  numbers += 1;
  return `07710${numbers}`;
}

describe("POST /claims/{token}/code", () => {
  it("texts a code to the number, with which it claims the link", async () => {
    const link = await linkWithCode();
    const phone = newNumber();
    const { status, body } = await askCode(page, link, { phone });
    const { created, ...shown } = body;
    expect([status, shown]).toEqual([
      200,
      {
        ...{ object: "claim_code", livemode: false, sent: true, expires_in: 600, resend_in: 60 },
        to_masked: `077 *** ${phone.slice(-4)}`,
      },
    ]);
    expect(created).toBeGreaterThan(0);
    await drain(shop);
    const [text] = textsTo(`+263${phone.slice(1)}`);
    expect(text?.text).toBe("MBARE TUCK SHOP: your code is 000000. It is valid for 10 minutes.");
    expect((await askClaim(page, link, { phone, code: CODE })).status).toBe(201);
  });

  it("names the brand of the program, and keeps the text sealed until it is sent", async () => {
    const branding = { display_name: "Kumusha" };
    const { id: program } = await given.activeProgram(shop, { branding });
    const link = await madeLink(shop, program, { bind: "otp" });
    const phone = newNumber();
    await askCode(page, link, { phone });
    const [row] = await shop.probe.rows("messages");
    expect(row).toMatchObject({ purpose: "claim_code", sealed: true });
    expect(JSON.stringify(row)).not.toContain(CODE);
    await drain(shop);
    expect(textsTo(`+263${phone.slice(1)}`)[0]?.text).toContain("Kumusha: your code is");
  });

  it("answers the same for a number that may not claim, and texts nobody", async () => {
    const phone = newNumber();
    const link = await linkWithCode({ phone_hint: phone });
    const theirs = await askCode(page, link, { phone });
    const stranger = newNumber();
    const { status, body } = await askCode(page, link, { phone: stranger });
    expect([status, Object.keys(body)]).toEqual([200, Object.keys(theirs.body)]);
    expect(body).toMatchObject({ sent: true, to_masked: `077 *** ${stranger.slice(-4)}` });
    await drain(shop);
    expect(textsTo(`+263${stranger.slice(1)}`)).toEqual([]);
    expect(textsTo(`+263${phone.slice(1)}`)).toHaveLength(1);
    expect(await shop.probe.count("claim_codes")).toBe(2);
    const guess = await askClaim(page, link, { phone: stranger, code: CODE });
    await expectRefusal(guess, "code_invalid", { param: "code", meta: { attempts_left: 4 } });
    expect((await askClaim(page, link, { phone, code: CODE })).status).toBe(201);
  });

  it("texts nobody where the link asks for no code", async () => {
    const link = await linkWithCode({ bind: "none" });
    const phone = newNumber();
    expect((await askCode(page, link, { phone })).status).toBe(200);
    await drain(shop);
    expect(textsTo(`+263${phone.slice(1)}`)).toEqual([]);
  });

  it("is refused of a link that is over, or for what is no number", async () => {
    const link = await linkWithCode();
    const wrong = await askCode(page, link, { phone: "12345678" });
    await expectRefusal(wrong, "invalid_phone", { param: "phone" });
    await askCode(page, link);
    await claimed(page, link, { code: CODE });
    await expectRefusal(await askCode(page, link), "claim_used");
    const other = await linkWithCode();
    await shop.api.revokeRewardLink({ path: { link_id: other.id } });
    await expectRefusal(await askCode(page, other), "claim_revoked");
    const late = await linkWithCode();
    await advance(90 * 86_400);
    await expectRefusal(await askCode(page, late), "claim_expired");
  });
});

describe("the limits of codes", () => {
  it("are one a minute, three in 15 minutes and ten a day for one number", async () => {
    const link = await linkWithCode({ phone_hint: TARIRO });
    const refused = async (window: string, limit: number) =>
      await expectRefusal(await askCode(page, link), "claim_code_limit", {
        meta: { window, limit },
      });
    for (let of_day = 1; of_day <= 10; of_day += 1) {
      expect((await askCode(page, link)).status).toBe(200);
      await refused(of_day === 10 ? "minute" : "minute", 1);
      await advance(60);
      if (of_day % 3 !== 0) continue;
      await refused("15 minutes", 3);
      await advance(15 * 60);
    }
    await advance(15 * 60);
    await refused("day", 10);
    await advance(86_400);
    expect((await askCode(page, link)).status).toBe(200);
  });

  it("are of all numbers together where anybody may claim", async () => {
    const link = await linkWithCode();
    for (let of_day = 0; of_day < 10; of_day += 1) {
      expect((await askCode(page, link, { phone: newNumber() })).status).toBe(200);
    }
    const next = await askCode(page, link, { phone: OTHER });
    await expectRefusal(next, "claim_code_limit", { meta: { window: "day", limit: 10 } });
    expect(next.error?.retry_after).toBeGreaterThan(86_000);
  });

  it("leave the codes of the only number alone that may claim, whoever asks", async () => {
    const link = await linkWithCode({ phone_hint: TARIRO });
    for (let time = 0; time < 12; time += 1) await askCode(page, link, { phone: newNumber() });
    expect((await askCode(page, link)).status).toBe(200);
  });

  it("go on being counted after the link was locked", async () => {
    const link = await linkWithCode({ phone_hint: TARIRO });
    const asked = async () => {
      const first = await askCode(page, link);
      const is_challenged = first.error?.code === "challenge_required";
      return is_challenged ? await askCode(page, link, answerTo(first)) : first;
    };
    await asked();
    for (let wrong = 1; wrong <= 5; wrong += 1) {
      const guess = wrong > 3 ? passedChallenge : askClaim;
      await expectRefusal(await guess(page, link, { code: WRONG }), "code_invalid");
    }
    await advance(30 * 60);
    for (let of_day = 2; of_day <= 10; of_day += 1) {
      expect((await asked()).status).toBe(200);
      await advance(15 * 60);
    }
    const meta = { window: "day", limit: 10 };
    await expectRefusal(await asked(), "claim_code_limit", { meta });
  });

  it("hold for a crowd that asks at once", async () => {
    const link = await linkWithCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => askCode(page, link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await shop.probe.count("messages")).toBe(1);
  });
});

describe("a code", () => {
  it("is of one link, one number and ten minutes", async () => {
    const link = await linkWithCode();
    await askCode(page, link);
    const forwarded = await askClaim(page, link, { phone: OTHER, code: CODE });
    await expectRefusal(forwarded, "code_invalid");
    const elsewhere = await askClaim(page, await linkWithCode(), { code: CODE });
    await expectRefusal(elsewhere, "code_invalid");
    await advance(600);
    await expectRefusal(await askClaim(page, link, { code: CODE }), "code_invalid");
    await askCode(page, link);
    await advance(590);
    expect((await askClaim(page, link, { code: CODE })).status).toBe(201);
  });

  it("that was refused for another reason can be used again", async () => {
    const { id: program_id } = await given.activeProgram(shop);
    const link = await madeLink(shop, program_id, { bind: "otp" });
    await askCode(page, link);
    await shop.api.pauseProgram({ path: { program_id } });
    await expectRefusal(await askClaim(page, link, { code: CODE }), "program_not_active");
    await shop.api.resumeProgram({ path: { program_id } });
    expect((await askClaim(page, link, { code: CODE })).status).toBe(201);
  });
});

describe("wrong codes", () => {
  it("lock the link for 30 minutes at the fifth, for the right code too", async () => {
    const link = await linkWithCode();
    await askCode(page, link);
    for (const attempts_left of [4, 3, 2]) {
      const answer = await askClaim(page, link, { code: WRONG });
      await expectRefusal(answer, "code_invalid", { meta: { attempts_left } });
    }
    for (const attempts_left of [1, 0]) {
      const { error } = await passedChallenge(page, link, { code: WRONG });
      expect(error).toMatchObject({ code: "code_invalid", meta: { attempts_left } });
    }
    const meta = { locked_until: expect.any(Number) };
    await expectRefusal(await askClaim(page, link, { code: CODE }), "claim_locked", { meta });
    await expectRefusal(await askCode(page, link), "claim_locked", { meta });
    await advance(30 * 60);
    // What was sent before is void, and a person is asked first from now on.
    expect((await passedChallenge(page, link, { code: CODE })).error?.code).toBe("code_invalid");
    await expectRefusal(await askCode(page, link), "challenge_required");
  });

  it("that are guessed by many at once are counted one by one", async () => {
    const link = await linkWithCode();
    await askCode(page, link);
    const guesses = Array.from({ length: 40 }, () => askClaim(page, link, { code: WRONG }));
    const answers = await Promise.all(guesses);
    // The third one makes the others answer a question first.
    const codes = Map.groupBy(answers, ({ error }) => error?.code ?? "none");
    const tally = Object.fromEntries([...codes].map(([code, all]) => [code, all.length]));
    expect(tally).toEqual({ code_invalid: 3, challenge_required: 37 });
    const [guard] = await shop.probe.rows("claim_attempts");
    expect(guard).toMatchObject({ wrong_codes: 3, failures: 3 });
  });
});
