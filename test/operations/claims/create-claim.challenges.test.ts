/** The question that is asked first of an address, or about a link, that tries too often. */
import { beforeEach, describe, expect, it } from "vitest";
import {
  answerTo,
  askClaim,
  askCode,
  CODE,
  claimed,
  look,
  type Page,
  pageOf,
  sumOf,
} from "../../kit/claims.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { madeLink, madeLinks } from "../../kit/links.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const MADE_UP = "chl_abc.9999999999999.1.1.c2lnbmVk";
const FROM = { from: "197.221.5.9" };

let shop: Organisation;
let page: Page;
let program: string;
let people = 0;

beforeEach(async () => {
  shop = await given.organisation();
  page = await pageOf(shop);
  ({ id: program } = await given.activeProgram(shop, { budget: "50.00" }));
});

async function advance(seconds: number): Promise<void> {
  await shop.api.advanceTestClock({ body: { seconds } });
}

/** Claims by other people each, from one address unless it is said otherwise. */
async function claimFive(addressOf: (person: number) => { from: string } = () => FROM, count = 5) {
  for (const link of await madeLinks(shop, program, count)) {
    people += 1;
    const phone = `077212${String(people).padStart(4, "0")}`;
    expect((await askClaim(page, link, { phone }, addressOf(people))).status).toBe(201);
  }
}

describe("an address that has made five claims in ten minutes", () => {
  it("answers a question first, and no other address does", async () => {
    await claimFive();
    const link = await madeLink(shop, program);
    const refused = await askClaim(page, link, {}, FROM);
    const meta = { challenge_token: expect.any(String), site_key: null };
    await expectRefusal(refused, "challenge_required", { meta });
    expect((await askClaim(page, link, answerTo(refused), FROM)).status).toBe(201);
    await claimed(page, await madeLink(shop, program));
  });

  it("sees it with the link, and needs none ten minutes later", async () => {
    await claimFive();
    const link = await madeLink(shop, program);
    const { body } = await look(page, link, FROM);
    expect(body.requires).toEqual(["phone", "challenge"]);
    expect((await look(page, link)).body).toMatchObject({ requires: ["phone"], challenge: null });
    const { token: challenge_token, question } = body.challenge ?? { token: "", question: "" };
    const solved = { challenge_token, challenge_answer: ` ${sumOf(question ?? "")} ` };
    expect((await askClaim(page, link, solved, FROM)).status).toBe(201);
    await advance(600);
    expect((await askClaim(page, await madeLink(shop, program), {}, FROM)).status).toBe(201);
  });
});

it("whoever has a whole network of addresses answers a question like anybody else", async () => {
  await claimFive((person) => ({ from: `2001:db8:7:7:${person}::1` }));
  const link = await madeLink(shop, program);
  const refused = await askClaim(page, link, {}, { from: "2001:db8:7:7::9" });
  await expectRefusal(refused, "challenge_required");
  expect((await askClaim(page, link, {}, { from: "2001:db8:7:8::9" })).status).toBe(201);
});

it("the tenth claim from one address within an hour is held for a review", async () => {
  await claimFive();
  await advance(600);
  await claimFive(() => FROM, 4);
  expect((await shop.api.listReviews({ query: {} })).body.data).toEqual([]);
  await claimFive(() => FROM, 1);
  const { data } = (await shop.api.listReviews({ query: {} })).body;
  expect(data).toMatchObject([{ reasons: ["velocity_ip"], risk: "high" }]);
  await claimFive(() => ({ from: "197.221.5.10" }), 1);
  await advance(3_600);
  await claimFive(() => FROM, 1);
  expect((await shop.api.listReviews({ query: {} })).body.data).toHaveLength(1);
});

describe("a link that has seen three wrong codes", () => {
  it("asks a question before it texts a code, or takes one", async () => {
    const link = await madeLink(shop, program, { bind: "otp" });
    await askCode(page, link);
    for (let time = 0; time < 3; time += 1) {
      await expectRefusal(await askClaim(page, link, { code: "111111" }), "code_invalid");
    }
    await advance(60);
    const refused = await askCode(page, link);
    await expectRefusal(refused, "challenge_required");
    const wrong = { ...answerTo(refused), challenge_answer: "1" };
    const failed = await askCode(page, link, wrong);
    await expectRefusal(failed, "challenge_failed");
    expect((await askCode(page, link, answerTo(failed))).status).toBe(200);
    const code = CODE;
    const again = await askClaim(page, link, { code });
    await expectRefusal(again, "challenge_required");
    expect((await askClaim(page, link, { code, ...answerTo(again) })).status).toBe(201);
  });
});

describe("an answer", () => {
  async function challenged() {
    await claimFive();
    const link = await madeLink(shop, program);
    return { link, solved: answerTo(await askClaim(page, link, {}, FROM)) };
  }

  it("that is wrong is refused with another question, and uses the challenge up", async () => {
    const { link, solved } = await challenged();
    const wrong = { ...solved, challenge_answer: "1" };
    const refused = await askClaim(page, link, wrong, FROM);
    await expectRefusal(refused, "challenge_failed");
    await expectRefusal(await askClaim(page, link, solved, FROM), "challenge_failed");
    expect((await askClaim(page, link, answerTo(refused), FROM)).status).toBe(201);
  });

  it("is given in ten minutes", async () => {
    const { link, solved } = await challenged();
    await advance(590);
    expect((await look(page, link, FROM)).body.challenge).not.toBeNull();
    expect((await askClaim(page, link, solved, FROM)).status).toBe(201);
  });

  it.each([
    ["was made up", { challenge_token: MADE_UP, challenge_answer: "2" }],
    ["is none", { challenge_token: "chl_" }],
    ["has no token", { challenge_answer: "2" }],
  ])("to a challenge that %s is refused", async (_, shown) => {
    const { link } = await challenged();
    await expectRefusal(await askClaim(page, link, shown, FROM), "challenge_failed");
  });

  it("is of one link, and works once", async () => {
    const { link, solved } = await challenged();
    const other = await madeLink(shop, program);
    await expectRefusal(await askClaim(page, other, solved, FROM), "challenge_failed");
    await shop.api.pauseProgram({ path: { program_id: program } });
    await expectRefusal(await askClaim(page, link, solved, FROM), "program_not_active");
    await expectRefusal(await askClaim(page, link, solved, FROM), "challenge_failed");
  });
});
