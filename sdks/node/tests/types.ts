/** What must compile and what must not; nothing here runs. */
import { type Event, type Send, type SendOrApproval, SendStatus, type Svc } from "../src/index.ts";

declare const client: Svc;
declare const event: Event;
declare const answered: SendOrApproval;

/** An event narrows by its type, and so does what it holds. */
export function narrowed(): string {
  if (event.type === "send.delivered") return event.data.object.target;
  // @ts-expect-error: no event has this type.
  if (event.type === "send.teleported") return "";
  return event.type;
}

/** A sale narrows by what it is. */
export function told(): string | null {
  if (answered.object === "send") return answered.client_reference;
  return answered.object === "agent_approval" ? answered.id : null;
}

/** What may be an approval has an id all the same. */
export async function sold(): Promise<string> {
  const sale = await client.sends.create({ target: "0771234567", amount: "5.00" });
  const reward = await client.rewards.create({
    program: "prg_1",
    recipient: "rcp_1",
    completion_id: "c-1",
  });
  return (await client.sends.wait(sale.id)).id + reward.id;
}

export async function called(): Promise<Send> {
  await client.sends.create({ target: "0771234567", amount: "5.00" });
  // @ts-expect-error: a sale has a target.
  await client.sends.create({ amount: "5.00" });
  // @ts-expect-error: money is text.
  await client.sends.create({ target: "0771234567", amount: 5 });
  // @ts-expect-error: no argument turns a sale into a check.
  await client.sends.create({ target: "0771234567", validate_only: true });
  // @ts-expect-error: the currency must be said.
  await client.statements.get();
  // A value that is not known yet is a text like any other.
  client.sends.list({ status: "of_later", metadata: { till: "4" } });
  for await (const send of client.sends.list({ status: SendStatus.Delivered })) return send;
  const page = await client.sends.list();
  const send = await client.sends.get("snd_1");
  const { attempts } = send.responseMetadata;
  return attempts > 1 ? send : (page.data[0] ?? send);
}
