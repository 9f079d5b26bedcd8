/** What the benchmark of rewards asks for. */
import type { Client } from "./client.ts";

let numbers = 0;

/** A number that nobody else has. */
function somebody(): string {
  numbers += 1;
  return `+2637${71_000_000 + numbers * 20}`;
}

export async function openProgram(client: Client): Promise<string> {
  const money = { currency: "USD", budget: "9000000.00", default_amount: "1.00" };
  const body = { name: "Visits", choices: ["airtime"], ...money };
  const { id } = await client.ask<{ id: string }>("POST", "/programs", body);
  await client.ask("POST", `/programs/${id}/activate`);
  return id;
}

/** One of its rules gives a reward for each activity; the others count, and are not reached. */
export async function ruledProgram(client: Client, count: number): Promise<string> {
  const program = await openProgram(client);
  const rules = Array.from({ length: count }, (_, index) => ({
    ...{ name: `Rule ${index}`, kind: "threshold", on: "activity", activity_name: "visit" },
    count: { times: index === 0 ? 1 : 1_000 + index },
    give: { amount: "0.10", type: "airtime" },
  }));
  await client.ask("PUT", `/programs/${program}/rules`, { rules });
  return program;
}

export function sell(client: Client): Promise<unknown> {
  const sale = { type: "airtime", target: somebody(), amount: "1.00", currency: "USD" };
  return client.ask("POST", "/sends", sale);
}

export function give(client: Client, program: string): Promise<unknown> {
  const person = { phone: somebody() };
  const completion_id = crypto.randomUUID();
  return client.ask("POST", "/rewards", { program, recipient: person, completion_id });
}

export function link(client: Client, program: string, count: number): Promise<unknown> {
  return client.ask("POST", "/reward-links", { program, count });
}

export function report(client: Client, program: string): Promise<unknown> {
  const recipient = { phone: somebody() };
  const activity_id = crypto.randomUUID();
  const body = { program, recipient, name: "visit", activity_id };
  return client.ask("POST", "/activities", body);
}
