/** What stands in the way of a reward that somebody claims afterwards, as far as that is known. */
import type { ErrorCode } from "@svc/generated/errors";
import type { Schemas } from "@svc/generated/routes";
import { dataNotLive } from "#catalogue/bundles";
import { readSellableProducts } from "#catalogue/products";
import type { Read, Tx } from "#platform/db/transaction";
import { PREFIXES_OF_NETWORKS } from "#platform/values/network-prefixes";
import type { ProgramRefusal, ProgramRow } from "#rewards/programs";
import { refusalOfAmount } from "#rewards/reward-links";
import type { RewardActor, RewardLinkSettings } from "../read/reward-input.ts";
import { refusalsOfSale } from "./judge-reward.ts";
import { orderOfReward } from "./order-of-reward.ts";
import type { RewardTerms } from "./settle-terms.ts";

/** A reward that is claimed afterwards. */
export interface ClaimableReward {
  readonly program: ProgramRow;
  readonly terms: RewardTerms;
  readonly by_link: RewardLinkSettings;
  readonly reward_id: string;
}

/** What a sale is refused for whoever claims it, and as whatever. */
const OF_ANY_CLAIM: readonly ErrorCode[] = ["recipient_cap_exceeded", "spend_cap_exceeded"];
/** The same, if one number alone can claim it. */
const OF_ONE_NUMBER: readonly ErrorCode[] = ["recipient_not_allowed", "target_blocked"];
/** The same of one type, on whichever network. */
const OF_ONE_TYPE: readonly ErrorCode[] = ["product_not_allowed"];
/** The same of one bundle, whose network is known with it. */
const OF_ONE_BUNDLE: readonly ErrorCode[] = [
  "network_not_allowed",
  "bundle_unavailable",
  "amount_not_allowed",
];

/** No number that anybody has: the last of its prefix. */
const NUMBER_OF_NOBODY = "9999999";

/**
 * Gathers what would stand in the way of whatever send pays a reward out that is claimed
 * afterwards: its amount is sold, and the limits of the key that makes it hold. What depends on who
 * claims it is judged then.
 */
export async function refusalsOfClaimable(
  from: Tx | Read,
  actor: RewardActor,
  { program, terms, by_link, reward_id }: ClaimableReward,
): Promise<ProgramRefusal[]> {
  const is_one = by_link.delivery === "link";
  const choices = is_one ? [terms.type] : program.choices;
  const products = await readSellableProducts(from);
  const of_amount =
    terms.bundle === null && refusalOfAmount(products, program, { choices, ...terms });
  const own = [...(of_amount ? [of_amount] : []), ...productRefusals(program, terms)];
  const not_live = is_one ? dataNotLive({ type: terms.type, mode: actor.account.mode }) : null;
  if (not_live !== null) own.push({ code: "data_not_live", detail: not_live });
  const sample = sampleOf(terms, { is_one });
  const unplaced = { recipient: null, draws_on: "available", confirmed: null } as const;
  const order = orderOfReward(actor, { program, terms: sample, reward_id, ...unplaced });
  const is_exact = terms.target === sample.target && terms.type === sample.type && is_one;
  const found = await refusalsOfSale(from, order);
  const held = [
    ...OF_ANY_CLAIM,
    ...(terms.target === "" ? [] : OF_ONE_NUMBER),
    ...(is_one && terms.type === sample.type ? OF_ONE_TYPE : []),
    ...(terms.bundle === null ? [] : OF_ONE_BUNDLE),
  ];
  const theirs = is_exact ? found : found.filter(({ code }) => held.includes(code));
  return [...own, ...theirs];
}

/** A product that is named says the type and the currency once more. */
function productRefusals(
  { currency }: Pick<ProgramRow, "currency">,
  { type, product }: RewardTerms,
): ProgramRefusal[] {
  if (product === null || product === slugOf(type, currency)) return [];
  const message = `\`product\`: ${product} is not ${type} in ${currency}, which this reward is.`;
  return [{ code: "product_mismatch", detail: { param: "product", message } }];
}

function slugOf(type: Schemas["SendType"], currency: Schemas["Currency"]): string {
  return `${type}-${currency.toLowerCase()}`;
}

/** A sale that stands for those that a claim may become: airtime, or the one bundle. */
function sampleOf(terms: RewardTerms, { is_one }: { is_one: boolean }): RewardTerms {
  const bundle = is_one ? terms.bundle : null;
  const network = terms.network ?? bundle?.network ?? "econet";
  const [prefix = ""] = PREFIXES_OF_NETWORKS[network] ?? [];
  const anybody = `+263${prefix.slice(1)}${NUMBER_OF_NOBODY}`;
  return {
    ...terms,
    type: bundle === null ? "airtime" : "data",
    ...{ product: null, bundle, token_phone: null },
    ...(terms.target === "" ? { target: anybody, network } : {}),
  };
}
