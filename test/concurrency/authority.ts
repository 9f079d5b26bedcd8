/**
 * A key or an account that is changed at one program while another one is reading a body. Each
 * scenario returns what went wrong, and nothing for a sound server; the mutation gate runs them at
 * unsound ones.
 */
import { request as ask } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { OperationId } from "@svc/generated/operations";
import { requestOf } from "../kit/api.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import type { Program } from "../kit/programs/program.ts";
import { openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill, type Till } from "../kit/programs/till.ts";
import { complaints, holdingsOf } from "../kit/programs/watch.ts";

/** Longer than a program takes to judge the head of a request. */
const HEAD_MS = 1_000;
const ROUNDS = 4;
const RACERS = 48;
/** How many of the racers are under way when the key is revoked. */
const AHEAD = 12;

/** A change to a key or its account while a body is being sent, and the expected response. */
interface Change {
  readonly name: string;
  readonly operation_id: OperationId;
  readonly answer: string;
  readonly make: (owner: Till, key_id: string) => Promise<unknown>;
}

const CHANGES: readonly Change[] = [
  {
    name: "revoked",
    operation_id: "createSend",
    answer: "401 revoked_api_key",
    make: (owner, key_id) => owner.ask("deleteKey", { path: { key_id } }),
  },
  {
    name: "revoked",
    operation_id: "createKey",
    answer: "401 revoked_api_key",
    make: (owner, key_id) => owner.ask("deleteKey", { path: { key_id } }),
  },
  {
    name: "capped",
    operation_id: "createSend",
    answer: "403 spend_cap_exceeded",
    make: update({ spend_caps: { USD: { daily: "0.50" } } }),
  },
  {
    name: "restricted",
    operation_id: "createSend",
    answer: "403 product_not_allowed",
    make: update({ allowed_products: ["airtime-zwg"] }),
  },
];

function update(body: object): Change["make"] {
  return (owner, key_id) => owner.ask("updateKey", { path: { key_id }, body });
}

/** Half of a body at one program, the change at the other, then the other half. */
export async function changeWhileBodiesWait(fleet: Fleet): Promise<string[]> {
  const shop = await openShop(fleet.database);
  const owner = openTill(shop.key, fleet.apis.slice(1));
  const waiting = await Promise.all(
    CHANGES.map(async (change) => {
      const { key_id, secret } = await newKey(owner);
      return { change, key_id, halves: openHalf(fleet.apis[0], secret, change.operation_id) };
    }),
  );
  await pause(HEAD_MS);
  for (const { change, key_id } of waiting) await change.make(owner, key_id);
  const found: string[] = [];
  for (const { change, halves } of waiting) {
    const said = await halves.finish();
    if (said === change.answer) continue;
    found.push(`${change.operation_id} of a key ${change.name} meanwhile was answered ${said}`);
  }
  return [...found, ...(await suspendMeanwhile(fleet)), ...(await complaints(fleet))];
}

async function suspendMeanwhile(fleet: Fleet): Promise<string[]> {
  const shop = await openShop(fleet.database);
  const halves = openHalf(fleet.apis[0], shop.key, "createSend");
  await pause(HEAD_MS);
  await fleet.database.transact(
    "suspend",
    ({ sql }) => sql`update accounts set status = 'suspended' where id = ${shop.account_id}`,
  );
  const said = await halves.finish();
  const { sends } = await holdingsOf(fleet, shop);
  if (said === "403 account_suspended" && sends === 0) return [];
  return [`a sale of an account suspended meanwhile was answered ${said}`];
}

/** After the response to a revocation nothing more is sold, whatever two programs had under way. */
export async function raceForRevocation(fleet: Fleet): Promise<string[]> {
  const found: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const shop = await openShop(fleet.database);
    const owner = openTill(shop.key, fleet.apis);
    const { key_id, secret } = await newKey(owner);
    const till = openTill(secret, fleet.apis);
    const sell = () => till.ask("createSend", { body: saleBody() });
    const sales = Array.from({ length: AHEAD }, sell);
    const revoked = owner.ask("deleteKey", { path: { key_id } });
    sales.push(...Array.from({ length: RACERS - AHEAD }, sell));
    await revoked;
    const { sends: at_answer } = await holdingsOf(fleet, shop);
    const said = (await Promise.all(sales)).map((heard) => heard?.code ?? null);
    const { sends, charges } = await holdingsOf(fleet, shop);
    if (sends !== at_answer) found.push(`${sends - at_answer} sales came after the revocation`);
    if (sends !== charges) found.push(`${sends} sends were made and ${charges} charged`);
    const strange = said.filter((code) => code !== null && code !== "revoked_api_key");
    found.push(...strange.map((code) => `a sale beside the revocation was answered ${code}`));
  }
  return [...found, ...(await complaints(fleet))];
}

async function newKey(owner: Till): Promise<{ key_id: string; secret: string }> {
  const made = await owner.ask("createKey", { body: { kind: "sk" } });
  if (made?.status !== 201) throw new Error("An owner makes keys.");
  return { key_id: made.body.id, secret: made.body.secret ?? "" };
}

function saleBody() {
  return { type: "airtime", currency: "USD", amount: "1.00", target: newTarget() };
}

/** Opens a request and sends half of its body; `finish` sends the rest and says how it ended. */
function openHalf(api: Program | undefined, secret: string, operation_id: OperationId) {
  const body = operation_id === "createKey" ? { kind: "sk" } : saleBody();
  const { url, method, headers } = requestOf(secret, operation_id, { body });
  const bytes = Buffer.from(JSON.stringify(body));
  const address = new URL(new URL(url).pathname, api?.origin);
  const opened = ask(address, {
    method,
    headers: { ...Object.fromEntries(headers), "content-length": bytes.byteLength },
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  opened.on("error", reject).on("response", async (response) => {
    const { error } = JSON.parse((await response.toArray()).join("")) as {
      error?: { code: string };
    };
    resolve(
      error === undefined ? `${response.statusCode}` : `${response.statusCode} ${error.code}`,
    );
  });
  opened.write(bytes.subarray(0, 7));
  return {
    finish: () => {
      opened.end(bytes.subarray(7));
      return promise;
    },
  };
}
