import type { Answer, Input } from "@svc/generated/routes";
import { and, eq, gte } from "drizzle-orm";
import { findEventsOfRequest } from "#journal/events";
import type { Ctx } from "#platform/context";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";
import { wall } from "#platform/time/clock";
import { unpackBodies } from "../pack-bodies.ts";
import { presentRequest } from "../present.ts";
import { oldestKept } from "../retention.ts";
import { type Bodies, type RequestLogFound, requestBodies, requestLogs } from "../tables.ts";

/** Shows one request of the last 30 days with its bodies and its events. */
export async function getRequest(
  ctx: Ctx,
  { path }: Input<"getRequest">,
): Promise<Answer<"getRequest">> {
  const { id: account_id, twin_id } = ctx.account;
  const request_id = parseId("req", path.request_id) ?? refuseMissing(null);
  const row = await findRequest(ctx, { account_id, request_id });
  if (row === null) {
    const twin = await findRequest(ctx, { account_id: twin_id, request_id });
    return refuseMissing(twin === null ? null : ctx.account.mode === "test" ? "live" : "test");
  }
  const event_ids = await ctx.read((read) =>
    findEventsOfRequest(read, { account_id, request_id, at: row.account_at }),
  );
  const bodies = await readBodies(ctx, row);
  return { status: 200, body: presentRequest({ ...row, ...bodies }, event_ids, ctx) };
}

/** The bodies that are kept of a request. */
async function readBodies({ read }: Ctx, row: RequestLogFound): Promise<Bodies> {
  const { account_id, bodies_id, bodies_place } = row;
  if (bodies_id === null || bodies_place === null) return NO_BODIES;
  const is_it = and(eq(requestBodies.account_id, account_id), eq(requestBodies.id, bodies_id));
  const [pack] = await read(({ db }) => db.select().from(requestBodies).where(is_it));
  return pack === undefined ? NO_BODIES : unpackBodies(pack.packed, bodies_place);
}

const NO_BODIES: Bodies = { request_body: null, response_body: null };

async function findRequest(
  { read }: Ctx,
  { account_id, request_id }: { account_id: string; request_id: string },
): Promise<RequestLogFound | null> {
  const is_it = and(
    eq(requestLogs.account_id, account_id),
    eq(requestLogs.id, request_id),
    gte(requestLogs.created, oldestKept(wall())),
  );
  const [row] = await read(({ db }) => db.select().from(requestLogs).where(is_it));
  return row ?? null;
}

function refuseMissing(mode_hint: "test" | "live" | null): never {
  return refuse("resource_missing", { param: "request_id", meta: { mode_hint } });
}
