/** Long bodies are declared at every door, and few bytes of them come: nobody else feels it. */
import { OPERATIONS } from "@svc/generated/operations";
import { expect, it } from "vitest";
import { api } from "../kit/api.ts";
import { complete, signedProgram } from "../kit/complete.ts";
import { given } from "../kit/given.ts";
import { pausedCall } from "../kit/paused-body.ts";
import { rightCall } from "../kit/right-calls.ts";
import { sell } from "../kit/sell.ts";

const SENT = 20;
/** How often each door is knocked at, each time from another address. */
const KNOCKS = 64;
/** By one key: more are refused by its rate before anything of them is read. */
const KNOCKS_BY_KEY = 2;

const TAKING_BODIES = Object.values(OPERATIONS).filter(
  ({ body, upload, planned }) => body && !upload && !planned,
);
const OF_STRANGERS = TAKING_BODIES.filter(({ scope, signed }) => scope === null || signed);
const OF_KEYS = TAKING_BODIES.filter(({ scope }) => scope !== null);
const addressOf = (at: number) => `127.0.${at % 64}.${1 + Math.floor(at / 64)}`;

it("a signed body has 64 KiB, since it is read before its sender is known", () => {
  const signed = TAKING_BODIES.filter(({ signed }) => signed);
  expect(signed.map(({ body_bytes_max }) => body_bytes_max)).toEqual([65_536]);
});

it.each(OF_STRANGERS)("$id without a key, from 64 addresses, stops nobody", async (operation) => {
  const [shop, victim] = [await given.organisation(), await given.organisation()];
  const { id: program_id, secret: sign_with } = await signedProgram(victim);
  const parts = { ...rightCall(operation.id), path: { program_id }, sign_with };
  const declared = operation.body_bytes_max ?? 0;
  for (let at = 0; at < KNOCKS; at += 1) {
    await pausedCall(null, operation.id, { declared, sent: SENT, from: addressOf(at) }, parts);
  }
  const program = await signedProgram(shop);
  expect((await complete({ api: api(null) }, program)).status).toBe(201);
  expect((await sell(shop)).status).toBe("pending");
});

it("every body operation at once, with one key, stops no till of its account", async () => {
  const shop = await given.organisation();
  const { body: till } = await shop.api.createKey({ body: { kind: "sk" } });
  for (const [at, { id, body_bytes_max }] of OF_KEYS.entries()) {
    for (let knock = 0; knock < KNOCKS_BY_KEY; knock += 1) {
      const flood = { declared: body_bytes_max ?? 0, sent: SENT, from: addressOf(at) };
      await pausedCall(shop.key.secret, id, flood, { path: rightCall(id).path as never });
    }
  }
  expect((await sell({ api: api(till.secret) })).status).toBe("pending");
  expect((await sell(await given.organisation())).status).toBe("pending");
});
