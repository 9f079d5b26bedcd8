import type { McpToolName } from "@svc/generated/mcp";
import type { InnerAnswer } from "#platform/context";

type Fields = Readonly<Record<string, unknown>>;

/** The outcome of a call in one sentence, for a model that reads no structure. */
export function sentenceOf(name: McpToolName, { body, is_repeat }: InnerAnswer): string {
  const fields = body as Fields;
  const { object, status, error } = fields;
  if (error !== undefined) return refused(error as Fields);
  if (status === "requires_approval") {
    return "A person must approve this first; nothing was sent or charged.";
  }
  if (name === "power_status") return powerSentence(fields);
  const say = SENTENCES[String(object)];
  const said = say === undefined ? `${name} is done.` : say(fields);
  return is_repeat ? `This was asked for before, and is not done again. ${said}` : said;
}

/** By the object that a tool shows. */
const SENTENCES: Readonly<Record<string, (fields: Fields) => string>> = {
  send: sendSentence,
  send_validation: validationSentence,
  reward_validation: rewardValidationSentence,
  agent_approval: ({ id, status, result }) =>
    result === null
      ? `The approval ${id} is ${status}; nothing was sent or charged.`
      : `The approval ${id} is ${status}; it became ${result}.`,
  reward: ({ id, status, amount, currency }) =>
    `${moneyOf(amount, currency)} as a reward: the reward ${id} is ${status}.`,
  token_resend: ({ send }) => `The token of ${send} is sent again.`,
  meter: ({ number, name_masked, suburb }) =>
    `The meter ${number} belongs to ${name_masked}, ${suburb}. Have a person confirm that.`,
  quote: ({ id, you_pay, currency, target }) =>
    `Quote ${id}: ${moneyOf(you_pay, currency)} for the meter ${target}.`,
  phone_lookup: ({ valid, input, e164, network }) =>
    valid === true ? `${e164} is on ${network}.` : `${input} is not a Zimbabwean mobile number.`,
  credit: ({ USD, ZWG }) =>
    `Available: ${moneyOf((USD as Fields).available, "USD")} and ` +
    `${moneyOf((ZWG as Fields).available, "ZWG")}.`,
  status: ({ overall }) => `The networks are ${overall}.`,
  list: ({ data, has_more }) =>
    `${(data as object[]).length} found${has_more === true ? ", and there are more" : ""}.`,
  docs_result: ({ pages }) => `${(pages as object[]).length} pages found.`,
  doc_text: ({ title, part, parts }) => `${title}, part ${part} of ${parts}.`,
  request_check: checkSentence,
};

/** Whether it may have arrived is what a model must not guess. */
const ADVICE: Readonly<Record<string, string>> = {
  unknown: " It may have been delivered: do not sell it again.",
  requires_review: " It may have been delivered: do not sell it again.",
  failed_credited: " The Credit was returned.",
  cancelled_credited: " The Credit was returned.",
};

function sendSentence({ id, type, status, amount, currency, target_display }: Fields): string {
  const what = type === "power" ? "electricity" : type;
  const advice = ADVICE[String(status)] ?? "";
  return (
    `${moneyOf(amount, currency)} of ${what} to ${target_display}: ` +
    `${id} is ${status}.${advice}`
  );
}

/** Of what would be refused the price is not said: a model would take it for an offer. */
function validationSentence({ valid, would_status, cost, currency, problems }: Fields): string {
  if (valid !== true) {
    const [first = {}] = problems as Fields[];
    return `Only checked: nothing would be sold. ${refused(first)}`;
  }
  const then =
    would_status === "requires_approval"
      ? "once a person approves it"
      : `and be ${would_status} at first`;
  const price = `${moneyOf(cost, currency)} of Credit`;
  return `Only checked; nothing was sent or charged. It would cost ${price} ${then}.`;
}

function rewardValidationSentence({ valid, would_status, reward, problems }: Fields): string {
  if (valid !== true) {
    const [first = {}] = problems as Fields[];
    return `Only checked: nothing would be given. ${refused(first)}`;
  }
  const { amount, currency } = reward as Fields;
  const given = `Only checked; nothing was given. ${moneyOf(amount, currency)} of the budget`;
  return would_status === "requires_approval"
    ? `${given} would be given once a person approves it.`
    : `${given} would be given, and the reward be ${would_status} at first.`;
}

/** What only the operation can judge is not promised. */
function checkSentence({ request, valid, problems }: Fields): string {
  if (valid === true) return `Only checked: the contract finds nothing wrong with ${request}.`;
  const [first = {}, ...others] = problems as Fields[];
  const more = others.length === 0 ? "" : ` And ${others.length} more.`;
  return `Only checked: ${request} would be refused. ${refused(first)}${more}`;
}

function powerSentence({ available }: Fields): string {
  if (available === null) return "Whether electricity can be bought is not known.";
  return available === true
    ? "Electricity can be bought."
    : "Electricity cannot be bought: the utility is down.";
}

function refused({ code, message }: Fields): string {
  return `${code}: ${message}`;
}

function moneyOf(amount: unknown, currency: unknown): string {
  return currency === "USD" ? `US$${amount}` : `${currency} ${amount}`;
}
