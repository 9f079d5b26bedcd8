import { LIFECYCLES } from "@svc/generated/lifecycles";
import {
  endGrace,
  expireKey,
  revokeKey,
  rollSecret,
} from "@svc/server/accounts/keys/deadlines/lifecycle.ts";
import { mintSecret } from "@svc/server/accounts/keys/rows/secret.ts";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { rolledBack } from "../kit/rolled-back.ts";
import { runNow } from "../kit/run-clock.ts";

const { states, steps } = LIFECYCLES.api_key;

interface KeyName {
  readonly account_id: string;
  readonly key_id: string;
}

/** What makes each step of the table. */
const MOVERS: Record<(typeof steps)[number]["by"], (tx: Tx, key: KeyName) => Promise<unknown>> = {
  roll: (tx, key) =>
    rollSecret(tx, key, {
      secret: mintSecret("rk", { mode: "test", cell: null }),
      has_grace: true,
    }),
  roll_without_grace: (tx, key) =>
    rollSecret(tx, key, {
      secret: mintSecret("rk", { mode: "test", cell: null }),
      has_grace: false,
    }),
  grace_over: endGrace,
  revoke: (tx, key) => revokeKey(tx, { ...key, now: runNow() }),
  expiry: expireKey,
};

const MOVES = states.flatMap((from) =>
  (Object.keys(MOVERS) as (keyof typeof MOVERS)[]).map((by) => {
    const step = steps.find((one) => one.from === from && one.by === by);
    return { from, by, to: step?.to ?? from, events: step?.events.length ?? 0 };
  }),
);

let key: KeyName;

beforeAll(async () => {
  const shop = await given.organisation();
  const till = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
  key = { account_id: shop.account_id, key_id: parseId("key", till.id) ?? "" };
});

describe("a key", () => {
  it.each(MOVES)("that is $from is $to after $by", ({ from, by, to, events }) =>
    rolledBack(async (tx) => {
      await tx.sql`
        update api_keys
        set status = ${from}, revoked_at = case when ${from} = 'revoked' then svc_now() end
        where id = ${key.key_id}`;
      const before = await facts(tx);
      await MOVERS[by](tx, key);
      const after = await facts(tx);
      expect(after.status).toBe(to);
      expect(after.event_sequence - before.event_sequence).toBe(events);
    }),
  );
});

async function facts({ sql }: Tx): Promise<{ status: string; event_sequence: number }> {
  const [row] = await sql<{ status: string; event_sequence: number }[]>`
    select status, event_sequence from api_keys where id = ${key.key_id}`;
  if (row === undefined) throw new Error("The key is there.");
  return row;
}
