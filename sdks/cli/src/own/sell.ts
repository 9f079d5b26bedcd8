import type { Receipt, Send, SendValidation } from "../../../node/src/generated/models.ts";
import { confirmLive } from "../call.ts";
import type { Client } from "../client.ts";
import { type FlagForm, type Flags, isSet, textOf } from "../flags.ts";
import { type Io, warn } from "../io.ts";
import { printingOf, printObject } from "../print.ts";
import { connectionOf, shownKey } from "../profile.ts";
import { clientOf } from "../signed-in.ts";
import { plain } from "../style.ts";
import { UsageError } from "../usage.ts";
import type { OwnCommand } from "./command.ts";
import { waitOn } from "./wait.ts";

const FLAGS: readonly FlagForm[] = [
  { flag: "target", kind: "text", about: "Mobile number or meter number" },
  { flag: "amount", kind: "text", about: "Amount, such as 5.00" },
  { flag: "currency", kind: "text", about: "USD or ZWG; USD by default" },
  { flag: "token-phone", kind: "text", about: "Power only: the number that receives the token" },
  {
    flag: "reference",
    kind: "text",
    about: "Your own sale number: the same one never sells twice",
  },
  { flag: "print", kind: "boolean", about: "Print the receipt for a printer of 32 columns" },
];

const WAIT_MS = 60_000;
/** What a shop hands over a receipt for. */
const DONE = "delivered";

type Order = Readonly<Record<string, string>>;

export const sell: OwnCommand = {
  words: ["sell"],
  about: "Sell to a number or a meter, and print the receipt",
  more:
    "Asks for what is not in the flags, checks the sale and reads the recipient back, sells, " +
    "waits until the sale is settled, and prints the receipt. The reference is the idempotency " +
    "key as well: a sale that is repeated with the same one is made once.",
  args: [],
  flags: FLAGS,
  async run({ io, flags }) {
    const client = clientOf(io, flags);
    const order = await orderOf(io, flags);
    const reference = textOf(flags, "reference") ?? globalThis.crypto.randomUUID();
    const checked = await client.get<SendValidation>("sends.validate", order);
    readBack(io, checked);
    if (!checked.valid) return 1;
    await agree(io, flags, client);
    warn(io, `Idempotency-Key: ${reference}`);
    const sale = { ...order, client_reference: reference };
    const made = await client.get<Send>("sends.create", sale, { idempotencyKey: reference });
    if ((made.object as string) !== "send") {
      printObject(printingOf(io, flags), made as unknown as Record<string, unknown>);
      return 0;
    }
    const send = await waitOn(client, made.id, { timeoutMs: WAIT_MS, signal: io.stop });
    return await showOutcome({ io, flags, client }, send);
  },
};

async function orderOf(io: Io, flags: Flags): Promise<Order> {
  const target = await valueFor(io, flags, "target", "Number or meter: ");
  const amount = await valueFor(io, flags, "amount", "Amount: ");
  const is_meter = /^\d{11}$/.test(target.replaceAll(/[\s-]/g, "")) && !target.startsWith("0");
  const preset = textOf(flags, "currency");
  const currency = preset ?? ((await io.ask("Currency [USD]: "))?.trim() || "USD");
  const phone = textOf(flags, "token-phone");
  const asked = phone ?? (is_meter ? await io.ask("Phone for the token: ") : null);
  const order = { target, amount, currency: currency.toUpperCase() };
  return asked?.trim() ? { ...order, token_phone: asked.trim() } : order;
}

async function valueFor(io: Io, flags: Flags, name: string, question: string): Promise<string> {
  const found = textOf(flags, name) ?? (await io.ask(question))?.trim();
  if (found) return found;
  throw new UsageError(`--${name} is missing.`, `Add --${name} <value>.`);
}

/** Who gets it and what it costs, or every reason why not. */
function readBack(
  io: Io,
  { send, meter, cost, currency, problems, warnings }: SendValidation,
): void {
  for (const { param, message } of problems) {
    warn(io, `Not possible: ${plain(message)}${param === null ? "" : ` (${param})`}`);
  }
  for (const { message } of warnings) warn(io, `Note: ${plain(message)}`);
  if (send === null) return;
  const name = meter?.name_masked ?? null;
  const to = [send.target_display, send.network, name].filter((one) => one !== null).join(", ");
  warn(io, `${send.amount} ${send.currency} of ${send.type} to ${plain(to)}`);
  warn(io, `It costs ${cost} ${currency} of your Credit.`);
}

async function agree(io: Io, flags: Flags, client: Client): Promise<void> {
  const { key = "" } = connectionOf(io, textOf(flags, "profile"));
  if (client.livemode) return await confirmLive(io, flags, `sell as ${shownKey(key)}`);
  if (isSet(flags, "yes")) return;
  const answer = await io.ask("Sell? [Y/n] ");
  if (answer === null || /^(?:y(?:es)?)?$/i.test(answer.trim())) return;
  throw new UsageError("Nothing was sold.", "Start again when the customer agrees.");
}

async function showOutcome(
  { io, flags, client }: { io: Io; flags: Flags; client: Client },
  send: Send,
): Promise<number> {
  if (send.status !== DONE) {
    printObject(printingOf(io, flags), send as unknown as Record<string, unknown>);
    const is_over = ["failed", "failed_credited", "cancelled_credited"].includes(send.status);
    const may_come = `It is ${send.status}, which is no failure: do not sell it again. Look with`;
    warn(io, is_over ? "It was not delivered." : `${may_come} svc sends get ${send.id}`);
    return is_over ? 1 : 3;
  }
  const receipt = await client.get<Receipt>("sends.get_receipt", { send_id: send.id });
  const as_text = isSet(flags, "print") || (io.out.is_terminal && !isSet(flags, "json"));
  if (as_text) io.out.write(`${receipt.text.split("\n").map(plain).join("\n").trimEnd()}\n`);
  else printObject(printingOf(io, flags), receipt as unknown as Record<string, unknown>);
  return 0;
}
