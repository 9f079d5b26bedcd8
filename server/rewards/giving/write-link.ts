import type { LockedClock } from "#accounts/account";
import { queueMessages } from "#accounts/messages";
import type { Tx } from "#platform/db/transaction";
import { harareDay, harareTime } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { nationalOf } from "#platform/values/phone";
import type { ProgramRow } from "#rewards/programs";
import type { RewardRecipient } from "#rewards/recipients";
import {
  claimUrlOf,
  defaultExpiry,
  type RewardLinkRow,
  writeLinkOfReward,
} from "#rewards/reward-links";
import { fillFields } from "#sales/sends";
import { numberOf } from "./judge/claimable-terms.ts";
import type { RewardTerms } from "./judge/settle-terms.ts";
import type { RewardActor, RewardLinkSettings } from "./read/reward-input.ts";

/** The field of a program's text that stands for the link. */
const LINK_FIELD = "{link}";
const OF_AMOUNT = /\{(?:amount|currency)\}/g;

const STANDARD_TEXT = "{sender}: you have a reward of {currency} {amount}. Get it here: {link}";
/** Without program and amount, for people whose reward is nobody else's business. */
const SENSITIVE_TEXT = "{sender}: there is something for you here: {link}";

/** The link of a reward, whose amount is earmarked. */
export interface NewLink {
  readonly id: string;
  readonly reward_id: string;
  readonly recipient_id: string;
  readonly recipient: RewardRecipient;
  readonly program: ProgramRow;
  readonly terms: Pick<RewardTerms, "amount_minor" | "bundle" | "type">;
  readonly by_link: RewardLinkSettings;
}

/**
 * Writes the link with which a reward is claimed, and texts it where that is asked for.
 *
 * Writes: reward_links, reward_link_deadlines, messages, events.
 */
export async function writeLink(
  tx: Tx,
  actor: RewardActor,
  asked: NewLink,
  clock: LockedClock,
): Promise<RewardLinkRow> {
  const { account, request_id, now: created, request } = actor;
  const { id, reward_id, recipient_id, recipient, program, terms, by_link } = asked;
  const { delivery, bind, label, expires_at, config } = by_link;
  const { currency, id: program_id } = program;
  const link = {
    ...{ account_id: account.id, id, program_id, reward_id, recipient_id, request_id, created },
    ...{ currency, bind, label, amount_minor: terms.amount_minor },
    choices: delivery === "link" ? [terms.type] : [...program.choices],
    bundle_id: terms.bundle?.id ?? null,
    phone_hint: numberOf(by_link, recipient),
    expires_at: expires_at ?? defaultExpiry(created),
  };
  const { secret_key } = config;
  const written = await writeLinkOfReward(tx, link, { clock, request, secret_key });
  await textLink(tx, actor, asked, written);
  return written;
}

/**
 * Texts a link to its recipient, if that is asked for and the recipient has a number. The text is
 * sealed, because it holds the token.
 *
 * Writes: messages. Source: spec/rewards/rewards/create.tsp.
 */
async function textLink(
  tx: Tx,
  { account, now: created }: RewardActor,
  { program, recipient, by_link }: NewLink,
  link: RewardLinkRow,
): Promise<void> {
  const { phone, name, first_name } = recipient;
  if (!by_link.send_sms || phone === null) return;
  const { account_id, amount_minor, currency } = link;
  const text = fillFields(
    templateOf(program).replaceAll(LINK_FIELD, claimUrlOf(link, by_link.config)),
    {
      sender: program.branding.display_name ?? account.statement_descriptor,
      name: name ?? "",
      first_name: first_name ?? name?.trim().split(" ", 1)[0] ?? "",
      support_phone: account.support_phone ?? "",
      amount: formatMoney(amount_minor),
      currency,
      date: harareDay(created),
      time: harareTime(created),
      phone: nationalOf(phone),
    },
  );
  await queueMessages(tx, [
    {
      ...{ account_id, mode: account.mode, channel: "sms", purpose: "reward_link", send_id: null },
      ...{ recipient: phone, subject: null, text, plays: null, created },
      seal_with: by_link.config.secret_key,
    },
  ]);
}

function templateOf({ sms_message, sensitive_data }: NewLink["program"]): string {
  const own = sms_message?.includes(LINK_FIELD) === true ? sms_message : null;
  if (!sensitive_data) return own ?? STANDARD_TEXT;
  return own?.replaceAll(OF_AMOUNT, "") ?? SENSITIVE_TEXT;
}
