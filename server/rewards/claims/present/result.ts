import type { Schemas } from "@svc/generated/routes";
import { formatMoney } from "#platform/values/money";
import { maskedPhone } from "#platform/values/phone";
import { failureWordsOf, type RewardRow } from "#rewards/rewards";

type ResultStatus = Schemas["ClaimResultStatus"];

/** How far a reward is, in the words of the person who claimed it. */
const STATUS_OF: Readonly<Record<RewardRow["status"], ResultStatus>> = {
  pending: "sending",
  released: "sending",
  delivered: "delivered",
  held: "held",
  failed: "failed",
  voided: "failed",
  expired: "failed",
  rejected: "failed",
};

/** The outcome of a claim, with a sentence for the person. */
export function resultOf(reward: RewardRow): Schemas["ClaimResult"] {
  const status = STATUS_OF[reward.status];
  return { status, message: messageOf(status, reward) };
}

function messageOf(status: ResultStatus, reward: RewardRow): string {
  const what = whatOf(reward);
  const phone = maskedPhone(reward.token_phone ?? reward.target ?? "");
  const verb = reward.type === "power" ? "The token of your" : "Your";
  switch (status) {
    case "sending":
      return `${verb} ${what} is on its way to ${phone}.`;
    case "delivered":
      return `${verb} ${what} has arrived at ${phone}.`;
    case "held":
      return `Your ${what} is being checked. It will be sent to ${phone} afterwards.`;
    case "failed":
      return failureOf(reward, what);
  }
}

function failureOf({ failure_code }: RewardRow, what: string): string {
  const why = failure_code === null ? "" : ` ${failureWordsOf(failure_code)}`;
  return `Your ${what} could not be sent.${why}`;
}

/** `USD 1.00 airtime` */
function whatOf({ type, currency, amount_minor, released_amount_minor }: RewardRow): string {
  const amount = formatMoney(released_amount_minor ?? amount_minor);
  return `${currency} ${amount} ${type === "power" ? "electricity" : type}`;
}
