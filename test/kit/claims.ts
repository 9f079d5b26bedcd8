/** Claims as pages ask for them, on behalf of people who hold links. */
import type { Schemas } from "@svc/generated/routes";
import type { Answered, Extras } from "./api.ts";
import { given, type KeyInHand, type Shop } from "./given.ts";

/** The number of most people who claim. */
export const TARIRO = "0771234567";
/** Every code of test mode. Source: docs/guides/test-mode.md. */
export const CODE = "000000";

/** A page of a shop, which calls with a publishable key. */
export type Page = Pick<KeyInHand, "api">;

type Link = Pick<Schemas["RewardLink"], "token">;
type Claimed = Answered<Schemas["RewardLinkClaim"]>;

export async function pageOf(shop: Pick<Shop, "account_id" | "mode">): Promise<Page> {
  return await given.keyByHand(shop, { kind: "pk" });
}

/** Asks to claim a link as airtime, from an address of its own unless said otherwise. */
export async function askClaim(
  { api }: Page,
  link: Link,
  wanted: Record<string, unknown> = {},
  extras: Extras = {},
): Promise<Claimed> {
  const body = { phone: TARIRO, ...wanted };
  const path = { token: link.token ?? "" };
  return await api.createClaim({ path, body, from: newAddress(), ...extras });
}

/** The same, of a claim that succeeds. */
export async function claimed(
  page: Page,
  link: Link,
  wanted: Record<string, unknown> = {},
): Promise<Schemas["RewardLinkClaim"]> {
  const { status, body } = await askClaim(page, link, wanted);
  if (status === 201) return body;
  throw new Error(`A link was to be claimed, and was not: ${JSON.stringify(body)}`);
}

/** Looks at a link, as a browser does. */
export async function look({ api }: Page, link: Link, extras: Extras = {}): Promise<Claimed> {
  const path = { token: link.token ?? "" };
  return await api.getClaim({ path, from: newAddress(), ...extras });
}

/** Asks for a code for a number. */
export async function askCode(
  { api }: Page,
  link: Link,
  wanted: Record<string, unknown> = {},
  extras: Extras = {},
): Promise<Answered<Schemas["ClaimCode"]>> {
  const body = { phone: TARIRO, ...wanted };
  const path = { token: link.token ?? "" };
  return await api.sendClaimCode({ path, body, from: newAddress(), ...extras });
}

/** The fields that answer the challenge with which a request was refused. */
export function answerTo(refused: Answered): {
  challenge_token: string;
  challenge_answer: string;
} {
  const meta = refused.error?.meta as { challenge_token: string; question: string };
  return { challenge_token: meta.challenge_token, challenge_answer: sumOf(meta.question) };
}

/** Claims a link after the challenge that it asks for. */
export async function passedChallenge(
  page: Page,
  link: Link,
  wanted: Record<string, unknown>,
): Promise<Claimed> {
  const refused = await askClaim(page, link, wanted);
  return await askClaim(page, link, { ...wanted, ...answerTo(refused) });
}

/** The answer to `What is 7 + 10?`. */
export function sumOf(question: string): string {
  const [one = 0, other = 0] = (question.match(/\d+/g) ?? []).map(Number);
  return String(one + other);
}

let addresses = 0;

/** An address that nobody has claimed from. */
function newAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}
