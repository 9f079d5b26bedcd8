import { openLog } from "@svc/server/platform/log.ts";
import { choresOf } from "@svc/server/workers.ts";
import { expect, it } from "vitest";
import { checkedIn, INSIDE, placedProgram } from "../kit/checkins.ts";
import { pageOf } from "../kit/claims.ts";
import { given, type Shop } from "../kit/given.ts";
import { madeLink } from "../kit/links.ts";
import { testServer } from "../kit/server.ts";
import { change } from "../queues/poison.ts";

const ATTESTATION = "eyJhbGciOiJFUzI1NiJ9.eyJub25jZSI6IjdmIn0.c2ln";
const EXACT = { position: INSIDE, place: null, attestation: ATTESTATION };
const ROUNDED = { position: null, place: { lat: -17.86, lng: 31.04 }, attestation: null };

async function roundPositions(): Promise<void> {
  const { config, database } = await testServer();
  const log = openLog({ level: "error", readable: false, write: () => undefined });
  const chore = choresOf(config).find(({ name }) => name === "round positions");
  await chore?.run({ database, log });
}

async function checkedInBefore(shop: Shop, days: number): Promise<void> {
  const { id: program } = await placedProgram(shop);
  const link = await madeLink(shop, program);
  await checkedIn(await pageOf(shop), link, { attestation: ATTESTATION });
  await change(shop, "checkins", `created = svc_now() - interval '${days} days'`);
}

it("rounds positions after 30 days to a kilometre, once, and forgets what devices attested", async () => {
  const [old, recent] = [await given.organisation(), await given.organisation()];
  await checkedInBefore(old, 31);
  await checkedInBefore(recent, 29);
  const { body: before } = await old.api.listCheckins();
  for (let time = 0; time < 2; time += 1) await roundPositions();
  expect(await old.probe.rows("checkins")).toMatchObject([ROUNDED]);
  expect(await recent.probe.rows("checkins")).toMatchObject([EXACT]);
  expect((await old.api.listCheckins()).body).toEqual(before);
});
