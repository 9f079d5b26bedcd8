/** How the link of a reward reaches its recipient by SMS. */
import type { Schemas } from "@svc/generated/routes";
import { beforeEach, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { textsTo } from "../../kit/gateways.ts";
import { askReward, madeReward } from "../../kit/give.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { makeDue } from "../../kit/make-due.ts";
import { passErasures, SEVEN_DAYS } from "../../kit/pass-erasures.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const TEXTED = { delivery: "link", link: { send_sms: true } };
const OWN = "Hi {first_name}, {sender} owes you {currency} {amount}: {link}";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

let numbers = 41_000;

/** A number of its own, whose texts are nobody else's. */
function newNumber(): string {
  numbers += 1;
  return `07711${numbers}`;
}

async function textsOf(phone: string): Promise<string[]> {
  await drain(shop);
  return textsTo(`+263${phone.slice(1)}`).map(({ text }) => text);
}

async function urlOf({ link }: Schemas["Reward"]): Promise<string | null> {
  return (await shop.api.getRewardLink({ path: { link_id: String(link) } })).body.url;
}

it("texts the link to the recipient, in the name of the program, sealed until then", async () => {
  const terms = { branding: { display_name: "Kumusha" } };
  const { id: program } = await given.activeProgram(shop, terms);
  const phone = newNumber();
  const reward = await madeReward(shop, program, { ...TEXTED, recipient: { phone } });
  const url = await urlOf(reward);
  const [kept] = await shop.probe.rows("messages");
  expect(kept).toMatchObject({ purpose: "reward_link", sealed: true });
  expect(JSON.stringify(kept)).not.toContain(url?.split("/").at(-1));
  expect(await textsOf(phone)).toEqual([
    `Kumusha: you have a reward of USD 1.00. Get it here: ${url}`,
  ]);
});

it.each([
  [{ sms_message: OWN }, (url: string) => `Hi Rudo, MBARE TUCK owes you USD 1.00: ${url}`],
  [
    { sms_message: OWN, sensitive_data: true },
    (url: string) => `Hi Rudo, MBARE TUCK owes you : ${url}`,
  ],
  [
    { sms_message: "Thank you, {first_name}." },
    (url: string) => `MBARE TUCK: you have a reward of USD 1.00. Get it here: ${url}`,
  ],
  [
    { sensitive_data: true },
    (url: string) => `MBARE TUCK: there is something for you here: ${url}`,
  ],
])("texts what the program says: %o", async (terms, textOf) => {
  const branding = { display_name: "MBARE TUCK" };
  const { id: program } = await given.activeProgram(shop, { ...terms, branding });
  const phone = newNumber();
  const { id: recipient } = await given.recipient(shop, { name: "Rudo Moyo", phone });
  const reward = await madeReward(shop, program, { ...TEXTED, recipient });
  expect(await textsOf(phone)).toEqual([textOf(String(await urlOf(reward)))]);
});

it("texts it when the reward is released, and nothing before or where it is not asked for", async () => {
  const { id: program } = await given.activeProgram(shop);
  const [held, quiet] = [newNumber(), newNumber()];
  await madeReward(shop, program, { delivery: "link", recipient: { phone: quiet } });
  const reward = await madeReward(shop, program, {
    ...{ ...TEXTED, hold: true, recipient: { phone: held } },
  });
  expect(await textsOf(held)).toEqual([]);
  const { body } = await shop.api.releaseReward({ path: { reward_id: reward.id } });
  expect((await textsOf(held))[0]).toContain(await urlOf(body));
  expect(await textsOf(quiet)).toEqual([]);
});

it("is refused for a recipient without a number", async () => {
  const { id: program } = await given.activeProgram(shop);
  const { id: recipient } = await given.recipient(shop, {
    phone: undefined,
    meters: [{ number: "37140030000" }],
  });
  const answer = await askReward(shop, program, { ...TEXTED, recipient });
  await expectRefusal(answer, "parameter_missing", { param: "recipient" });
  expect((await askReward(shop, program, { delivery: "link", recipient })).status).toBe(201);
});

it("is forgotten with its recipient", async () => {
  const { id: program } = await given.activeProgram(shop);
  const phone = newNumber();
  const { id: recipient_id } = await given.recipient(shop, { phone });
  const reward = await madeReward(shop, program, { ...TEXTED, recipient: recipient_id });
  await textsOf(phone);
  // The report of the gateway is what the outbox waits for.
  await makeDue(shop, "messages");
  await drain(shop);
  await shop.api.deleteRecipient({ path: { recipient_id } });
  await passErasures(shop, SEVEN_DAYS);
  await drain(shop);
  expect((await shop.probe.rows("messages")).map(({ recipient }) => recipient)).toEqual(["erased"]);
  const { body } = await shop.api.getReward({ path: { reward_id: reward.id } });
  expect(body).toMatchObject({ status: "expired", send: null });
});
