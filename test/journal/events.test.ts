import { OPERATIONS } from "@svc/generated/operations";
import type { Input } from "@svc/generated/routes";
import { createOrganisation } from "@svc/server/accounts/account/index.ts";
import { type EventDraft, eventRows } from "@svc/server/journal/events/event-rows.ts";
import { EVENT_PURGE, emit, maskSecrets } from "@svc/server/journal/events/index.ts";
import { getEvent } from "@svc/server/journal/events/operations/get-event.ts";
import { listEvents } from "@svc/server/journal/events/operations/list-events.ts";
import type { Ctx } from "@svc/server/platform/context.ts";
import type { Database, Tx } from "@svc/server/platform/db/transaction.ts";
import { formatId, mintId } from "@svc/server/platform/ids.ts";
import { wall } from "@svc/server/platform/time/clock.ts";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "../kit/database.ts";
import { leaseAt } from "../kit/lease-at.ts";
import { eventsShown } from "../kit/shown-events.ts";

type Query = Input<"listEvents">["query"];

const DAY_MS = 86_400_000;

let database: Database;
let account_id: string;

beforeAll(async () => {
  ({ database } = await testDatabase());
});

beforeEach(async () => {
  const made = await database.transact("an organisation", (tx) =>
    createOrganisation(tx, { name: "Tuck shop", now: wall() }),
  );
  account_id = made.test_id;
});

/** A caller for whom every id that is asked of it is a send of its own. */
function ctxOf({ now = wall(), knows = (_: string): boolean => true } = {}): Ctx {
  const present = async (_: unknown, ids: readonly string[]) =>
    new Map(ids.filter(knows).map((id) => [id, { id, object: "send" }]));
  const account = { id: account_id, twin_id: mintId(wall()), mode: "test" };
  const read: Ctx["read"] = (work) => database.read(work);
  return {
    account,
    key: {},
    version: "2026-11-01",
    now,
    read,
    objects: { present },
    operation: OPERATIONS.listEvents,
  } as unknown as Ctx;
}

function draftOf(changes: Partial<EventDraft> = {}): EventDraft {
  return {
    account_id,
    type: "send.created",
    object: { prefix: "snd", id: mintId(wall()) },
    sequence: 1,
    previous_attributes: null,
    request: null,
    created: wall(),
    ...changes,
  };
}

function write(...drafts: EventDraft[]): Promise<void> {
  return database.transact("write", (tx) => emit(tx, drafts));
}

async function list(query: Query = {}, ctx = ctxOf()) {
  await eventsShown();
  const { body } = await listEvents(ctx, { path: {}, query, body: {} });
  return body;
}

async function typesOf(query: Query = {}): Promise<string[]> {
  return (await list(query)).data.map(({ type }) => type);
}

describe("the list of events", () => {
  it("shows the newest first, each with its object as it is now", async () => {
    const object = { prefix: "snd" as const, id: mintId(wall()) };
    await write(draftOf({ object }));
    await write(
      draftOf({
        object,
        sequence: 2,
        type: "send.submitted",
        previous_attributes: { status: "pending" },
      }),
    );
    const { data } = await list();
    const id = formatId("snd", object.id);
    expect(data.map(({ type, sequence }) => [type, sequence])).toEqual([
      ["send.submitted", 2],
      ["send.created", 1],
    ]);
    expect(data[0]?.data).toEqual({
      object: { id, object: "send" },
      previous_attributes: { status: "pending" },
      synthetic: false,
      threshold: null,
      projection: null,
      rule: null,
      reward: null,
    });
  });

  it("names the request that caused an event, and nobody when the service did", async () => {
    const request = { id: mintId(wall()), idempotency_key: "till4-000123", key: null };
    await write(draftOf({ request }));
    await write(draftOf());
    const { data } = await list();
    expect(data.map((event) => event.request)).toEqual([
      null,
      { id: formatId("req", request.id), idempotency_key: "till4-000123" },
    ]);
  });

  it("filters by type and by family, whether or not the type is frequent", async () => {
    await write(draftOf(), draftOf({ type: "send.failed" }), draftOf({ type: "api_key.created" }));
    expect(await typesOf({ type: "send.created" })).toEqual(["send.created"]);
    expect(await typesOf({ type: "send.failed" })).toEqual(["send.failed"]);
    expect((await typesOf({ type: "send.*" })).toSorted()).toEqual(["send.created", "send.failed"]);
    expect(await typesOf({ type: "api_key.*" })).toEqual(["api_key.created"]);
    expect(await typesOf({ type: "reward.*" })).toEqual([]);
  });

  it("filters by object, and refuses one that is not the account's", async () => {
    const [mine, other] = [draftOf(), draftOf()];
    await write(mine, other);
    const id = formatId("snd", (mine.object as { id: string }).id);
    const { data } = await list({ object: id });
    expect(data.map((event) => (event.data.object as { id: string }).id)).toEqual([id]);
    const stranger = list({ object: id }, ctxOf({ knows: () => false }));
    await expect(stranger).rejects.toMatchObject({
      code: "reference_not_found",
      detail: { param: "object" },
    });
  });

  it("filters by the second of creation", async () => {
    const created = Math.floor(wall() / 1_000) * 1_000 - 60_000;
    await write(draftOf({ created }));
    await write(draftOf({ created: created + 1_000, type: "send.failed" }));
    expect(await typesOf({ created: { lte: String(created / 1_000) } })).toEqual(["send.created"]);
    expect(await typesOf({ created: { gt: String(created / 1_000) } })).toEqual(["send.failed"]);
  });

  it("shows 30 days and no more, by the account's own clock", async () => {
    await write(draftOf());
    const later = ctxOf({ now: wall() + 31 * DAY_MS });
    expect((await list({}, later)).data).toEqual([]);
    expect((await list()).data).toHaveLength(1);
  });

  it("shows nothing of another account", async () => {
    await write(draftOf({ account_id: mintId(wall()) }));
    expect(await typesOf()).toEqual([]);
  });

  it("refuses a cursor that is no event of the account", async () => {
    const unknown = list({ starting_after: formatId("evt", mintId(wall())) });
    await expect(unknown).rejects.toMatchObject({ code: "invalid_cursor" });
  });

  it("pages both ways without missing or repeating one", async () => {
    const drafts = Array.from({ length: 7 }, () => draftOf());
    for (const draft of drafts) await write(draft);
    const whole = (await list()).data.map(({ id }) => id);
    const first = await list({ limit: 3 });
    const second = await list({ limit: 3, starting_after: first.next_cursor as string });
    const third = await list({ limit: 3, starting_after: second.next_cursor as string });
    const down = [first, second, third].flatMap(({ data }) => data.map(({ id }) => id));
    expect(down).toEqual(whole);
    expect([first, second, third].map(({ has_more }) => has_more)).toEqual([true, true, false]);
    const back = await list({ limit: 3, ending_before: whole[6] as string });
    expect(back.data.map(({ id }) => id)).toEqual(whole.slice(3, 6));
    expect(back.has_more).toBe(true);
  });

  it("hides what a slower transaction could precede, so that a pager misses nothing", async () => {
    await write(draftOf());
    const seen = (await list()).data[0]?.id as string;
    const [wrote, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = database.transact("slow", async (tx: Tx) => {
      await emit(tx, [draftOf({ type: "send.failed" })]);
      wrote.resolve();
      await free.promise;
    });
    await wrote.promise;
    await write(draftOf({ type: "send.queued" }));
    const query = { ending_before: seen };
    const early = await listEvents(ctxOf(), { path: {}, query, body: {} });
    free.resolve();
    await slow;
    expect(early.body.data).toEqual([]);
    expect((await list(query)).data.map(({ type }) => type)).toEqual([
      "send.queued",
      "send.failed",
    ]);
  });
});

describe("one event", () => {
  it("is shown as in the list", async () => {
    await write(draftOf());
    const [listed] = (await list()).data;
    const event_id = listed?.id as string;
    const { body } = await getEvent(ctxOf(), { path: { event_id }, query: {}, body: {} });
    expect(body).toEqual(listed);
  });

  it("is missing when it is another account's, or older than 30 days", async () => {
    await write(draftOf());
    const event_id = (await list()).data[0]?.id as string;
    const input = { path: { event_id }, query: {}, body: {} };
    const late = getEvent(ctxOf({ now: wall() + 31 * DAY_MS }), input);
    await expect(late).rejects.toMatchObject({ code: "resource_missing" });
    account_id = mintId(wall());
    await expect(getEvent(ctxOf(), input)).rejects.toMatchObject({ code: "resource_missing" });
  });
});

describe("what is stored", () => {
  it("holds no secret, however deep", () => {
    const previous_attributes = {
      token: "1234",
      power: { tokens: [{ sequence: 1, token: "5678" }] },
      status: "pending",
    };
    const [row] = eventRows([draftOf({ previous_attributes })]);
    expect(row?.previous_attributes).toEqual({
      token: null,
      power: { tokens: [{ sequence: 1, token: null }] },
      status: "pending",
    });
    expect(maskSecrets({ secret: "whsec_1", last4: "sec1" })).toEqual({
      secret: null,
      last4: "sec1",
    });
  });

  it("makes no copy of what holds no secret", () => {
    const kept = { status: "pending", power: { tokens: [{ sequence: 1, token: null }] } };
    const object = { kept, secret: "whsec_1" };
    expect(maskSecrets(kept)).toBe(kept);
    expect(maskSecrets(object)).toEqual({ kept, secret: null });
    expect(object.secret).toBe("whsec_1");
  });

  it.each(["12345678901234563437", "1234 5678 9012 3456 3437", "**** **** **** **** 3437"])(
    "shows the last four digits of the power token %s",
    (token) => {
      expect(maskSecrets({ token })).toEqual({ token: "**** **** **** **** 3437" });
    },
  );

  it("says nothing of previous attributes when nothing changed", () => {
    const [row] = eventRows([draftOf({ previous_attributes: {} })]);
    expect(row?.previous_attributes).toBeNull();
  });

  it("holds an object without id as it was", async () => {
    const snapshot = { object: "credit", as_of: 1_795_600_800 };
    await write(draftOf({ object: { snapshot } }));
    expect((await list()).data[0]?.data.object).toEqual(snapshot);
  });

  it("gives no two events of an object the same place", async () => {
    const draft = draftOf();
    await write(draft);
    await expect(write(draft)).rejects.toMatchObject({ code: "23505" });
  });

  it("is deleted after 30 days and no sooner", async () => {
    const created = wall() - 31 * DAY_MS;
    await write(draftOf(), draftOf({ created }));
    await leaseAt(database, EVENT_PURGE, wall());
    const [left] = await database.read(
      ({ sql }) => sql`select count(*)::int as events from events where account_id = ${account_id}`,
    );
    expect(left?.events).toBe(1);
  });
});
