/**
 * Rewards of one program that two programs of ours make in sets. Returns what went wrong, and
 * nothing for a sound server; the mutation gate runs it at unsound ones.
 */
import { randomUUID } from "node:crypto";
import type { Fleet } from "../kit/programs/fleet.ts";
import { openShop } from "../kit/programs/shop.ts";
import { insist, newTarget, openTill, type Till } from "../kit/programs/till.ts";
import { complaints } from "../kit/programs/watch.ts";

const PEOPLE = 24;
const TIMES_OF_ONE = 12;
const MONEY = { currency: "USD", budget: "500.00", default_amount: "1.00" };

/** A program gives each person one reward, however many ask at once and however often. */
export async function raceForRewards(fleet: Fleet): Promise<string[]> {
  const { key } = await openShop(fleet.database);
  const till = openTill(key, fleet.apis);
  const program = await openProgram(till);
  const phones = Array.from({ length: PEOPLE }, () => newTarget());
  const persistent = newTarget();
  const asked = [...phones, ...Array.from({ length: TIMES_OF_ONE }, () => persistent)];
  const first = await Promise.all(asked.map((phone) => give(till, program, phone)));
  const again = await Promise.all(phones.map((phone) => give(till, program, phone)));
  const of_one = first.slice(PEOPLE).filter(({ is_given }) => is_given).length;
  const given = first.filter(({ is_given }) => is_given).length;
  const twice = again.filter(({ is_given }) => is_given).length;
  const mixed_up = first.filter(({ is_own }) => !is_own).length;
  const { spent, counts } = await progressOf(till, program);
  return [
    ...(of_one === 1 ? [] : [`a person who may have one reward was given ${of_one} at once`]),
    ...(given === PEOPLE + 1 ? [] : [`${given} of ${PEOPLE + 1} people were rewarded`]),
    ...(twice === 0 ? [] : [`${twice} people who had their reward were given another one`]),
    ...(mixed_up === 0 ? [] : [`${mixed_up} clients were answered with another's reward`]),
    ...(spent === `${counts}.00` ? [] : [`${counts} rewards of 1.00 have spent ${spent}`]),
    ...(await complaints(fleet)),
  ];
}

async function openProgram(till: Till): Promise<string> {
  const body = { name: "Visits", choices: ["airtime"], one_per_phone: true, ...MONEY };
  const made = await till.ask("createProgram", { body: body as never });
  const { id = "" } = Object(made?.body) as { id?: string };
  await till.ask("activateProgram", { path: { program_id: id } });
  return id;
}

async function give(till: Till, program: string, phone: string) {
  const completion_id = randomUUID();
  const idempotency_key = randomUUID();
  const body = { program, recipient: { phone }, completion_id };
  const { heard } = await insist(() => till.ask("createReward", { body, idempotency_key }));
  const is_given = heard.status < 300;
  const is_own = !is_given || Object(heard.body).completion_id === completion_id;
  return { is_given, is_own };
}

async function progressOf(till: Till, program_id: string) {
  const shown = await till.ask("getProgram", { path: { program_id } });
  const { spent, counts } = Object(shown?.body) as { spent: string; counts: { rewards: number } };
  return { spent, counts: counts.rewards };
}
