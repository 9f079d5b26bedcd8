import { asc, desc, eq, gt, inArray } from "drizzle-orm";
import type { Read, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import { queueNotices } from "./subscribers/queue-notices.ts";
import { type IncidentState, incidents, incidentUpdates } from "./tables.ts";

/** An incident, and what was told of it, the newest first. */
export type IncidentWithUpdates = typeof incidents.$inferSelect & {
  readonly updates: readonly (typeof incidentUpdates.$inferSelect)[];
};

/** What is told first. */
interface NewIncident {
  readonly title: string;
  readonly components: readonly string[];
  readonly state: IncidentState;
  readonly text: string;
}

/** Tells the public of an outage. Writes: incidents, incident_updates, status_notices. */
export async function openIncident(
  tx: Tx,
  { title, components, state, text }: NewIncident,
): Promise<null> {
  const created = await transactionTime(tx);
  const id = mintId(created);
  const resolved_at = state === "resolved" ? created : null;
  await tx.db
    .insert(incidents)
    .values({ id, title, components: [...components], created, resolved_at });
  await writeUpdate(tx, { incident_id: id, state, text, created });
  return null;
}

/**
 * Tells more of an incident. Returns why that cannot be, with nothing written; null once it is.
 *
 * Writes: incidents, incident_updates, status_notices.
 */
export async function updateIncident(
  tx: Tx,
  { id, state, text }: { readonly id: string } & Pick<NewIncident, "state" | "text">,
): Promise<string | null> {
  const found = tx.db.select().from(incidents).where(eq(incidents.id, id));
  const [before] = await found.for("update");
  if (before === undefined) return "There is no such incident.";
  if (before.resolved_at !== null) return "The incident is resolved already.";
  const created = await transactionTime(tx);
  const resolved_at = state === "resolved" ? created : null;
  await tx.db.update(incidents).set({ resolved_at }).where(eq(incidents.id, id));
  await writeUpdate(tx, { incident_id: id, state, text, created });
  return null;
}

/** An update is written with what subscribers of the status page have yet to be sent of it. */
async function writeUpdate(
  tx: Tx,
  update: Omit<typeof incidentUpdates.$inferInsert, "id">,
): Promise<void> {
  const id = mintId(update.created);
  await tx.db.insert(incidentUpdates).values({ ...update, id });
  await queueNotices(tx, { id, created: update.created });
}

const LISTED_MAX = 50;

/** The incidents that began after a moment, the newest first. */
export async function listIncidents(
  { db }: Pick<Read, "db">,
  after: number,
): Promise<IncidentWithUpdates[]> {
  const rows = await db
    .select()
    .from(incidents)
    .where(gt(incidents.created, after))
    .orderBy(desc(incidents.created), asc(incidents.id))
    .limit(LISTED_MAX);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const updates = await db
    .select()
    .from(incidentUpdates)
    .where(inArray(incidentUpdates.incident_id, ids))
    .orderBy(desc(incidentUpdates.created), desc(incidentUpdates.id));
  return rows.map((row) => {
    return { ...row, updates: updates.filter(({ incident_id }) => incident_id === row.id) };
  });
}
