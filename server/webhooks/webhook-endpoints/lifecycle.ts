/** The only writer of an endpoint's status. */
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/transaction";
import { sourcesOf } from "#platform/lifecycle";
import { type EndpointRow, webhookEndpoints } from "./tables.ts";

/** An endpoint of an account. */
export interface EndpointName {
  readonly account_id: string;
  readonly endpoint_id: string;
}

type Change = { [Column in keyof EndpointRow]?: EndpointRow[Column] | SQL };

/** The state that an endpoint is made in. */
export const FIRST_STATUS = LIFECYCLES.webhook_endpoint.initial[0];

/** An event about the endpoint follows. */
const COUNTED = { event_sequence: sql`${webhookEndpoints.event_sequence} + 1` };

/**
 * Disables an endpoint and numbers its event; null if it was already disabled.
 *
 * Writes: the endpoint's status.
 */
export async function switchOff(
  tx: Tx,
  { now, by, ...name }: EndpointName & { now: number; by: "switch_off" | "failing" },
): Promise<EndpointRow | null> {
  const disabled_reason = by === "failing" ? ("failing" as const) : ("manual" as const);
  const off = { status: "disabled" as const, disabled_reason, disabled_at: now, ...COUNTED };
  return await change(
    tx,
    { ...name, from: sourcesOf(LIFECYCLES.webhook_endpoint, { to: "disabled", by }) },
    off,
  );
}

/** Enables an endpoint again; null if it was enabled. Writes: the endpoint's status. */
export async function switchOn(tx: Tx, name: EndpointName): Promise<EndpointRow | null> {
  const on = { status: "enabled" as const, disabled_reason: null, disabled_at: null };
  const from = sourcesOf(LIFECYCLES.webhook_endpoint, { to: "enabled", by: "switch_on" });
  return await change(tx, { ...name, from }, on);
}

/**
 * Deletes an endpoint; its row stays for references. A disabled one keeps its reason and time.
 *
 * Writes: the endpoint's status.
 */
export async function endEndpoint(
  tx: Tx,
  { now, ...name }: EndpointName & { now: number },
): Promise<EndpointRow | null> {
  const off = { status: "disabled" as const, disabled_reason: "manual" as const, disabled_at: now };
  const from = sourcesOf(LIFECYCLES.webhook_endpoint, { to: "disabled", by: "deletion" });
  await change(tx, { ...name, from }, off);
  return await change(tx, { ...name, from: ["disabled"] }, { deleted_at: now });
}

async function change(
  { db }: Tx,
  { account_id, endpoint_id, from }: EndpointName & { from: readonly EndpointRow["status"][] },
  set: Change,
): Promise<EndpointRow | null> {
  const [row] = await db
    .update(webhookEndpoints)
    .set(set)
    .where(
      and(
        eq(webhookEndpoints.account_id, account_id),
        eq(webhookEndpoints.id, endpoint_id),
        inArray(webhookEndpoints.status, [...from]),
        isNull(webhookEndpoints.deleted_at),
      ),
    )
    .returning();
  return row ?? null;
}
