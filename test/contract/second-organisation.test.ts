/**
 * What belongs to one organisation does not exist for another, nor for its own other mode: every
 * read, and every id in a path, a query or a body. The places come from the contract, so a new
 * operation without a case fails here.
 */
import type { ErrorCode } from "@svc/generated/errors";
import { OPERATIONS, type OperationFacts, type OperationId } from "@svc/generated/operations";
import { beforeAll, describe, expect, it } from "vitest";
import type { Answered, Api } from "../kit/api.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type Snapshot, snapshotOfKey } from "../kit/probe.ts";
import { expectRefusal } from "../kit/refusal.ts";
import { reserve } from "../kit/reserve.ts";
import { rightCall } from "../kit/right-calls.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";
import { type IdPlace, idPlaces } from "./id-places.ts";

type Kind =
  | "blocked_target"
  | "cost_center"
  | "reservation"
  | "reserved_for"
  | "replay"
  | "send"
  | "key"
  | "event"
  | "transaction"
  | "request"
  | "audit_event"
  | "quote"
  | "endpoint"
  | "delivery";

/** An id of each kind, of the owner. */
let owned: Record<Kind, string>;
let owner: Organisation;
let stranger: Organisation;
/** The endpoint of each that asks, below which a path may name more. */
const endpoints = new Map<Api, string>();

/** Ids of the right form that nobody ever had. */
const UNKNOWN: Record<Kind, string> = {
  blocked_target: "blk_0031JkabP3E2Zs8IQ9Y7aJZq",
  cost_center: "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
  send: "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
  key: "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
  event: "evt_0031JkAWhDsFx3Zt4BjVc8Ei",
  transaction: "txn_0031Jk9VgCrEw2Ys3AiUb7Dh",
  request: "req_0031JkBXiEtGy4Au5CkWd9Fj",
  audit_event: "aud_0031JkNJuQfSk6Mg7OwIp1Rv",
  quote: "quo_0031JkCYjFuHz5Bv6DlXe0Gk",
  endpoint: "we_0031JkDnI8lFPPwtV5ASPZHu",
  delivery: "whd_0031Jk8qRtZHjQMhuOzE95B9",
  reservation: "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
  reserved_for: "bch_0031JkGCnJyLd9Fz0HpBi4Ko",
  replay: "whr_0031JkEgE0VrbBGI09QYNdaK",
};

/** Every place that names an object of a kind that this server keeps, and how it is refused. */
const CASES: Record<string, readonly [Kind, ErrorCode]> = {
  "getBlockedTarget path entry_id": ["blocked_target", "resource_missing"],
  "deleteBlockedTarget path entry_id": ["blocked_target", "resource_missing"],
  "listBlocklist query starting_after": ["blocked_target", "invalid_cursor"],
  "listBlocklist query ending_before": ["blocked_target", "invalid_cursor"],
  "getCostCenter path cost_center_id": ["cost_center", "resource_missing"],
  "updateCostCenter path cost_center_id": ["cost_center", "resource_missing"],
  "listCostCenters query starting_after": ["cost_center", "invalid_cursor"],
  "listCostCenters query ending_before": ["cost_center", "invalid_cursor"],
  "listSends query cost_center": ["cost_center", "reference_not_found"],
  "createSend body cost_center": ["cost_center", "reference_not_found"],
  "getSend path send_id": ["send", "resource_missing"],
  "getSendReceipt path send_id": ["send", "resource_missing"],
  "cancelSend path send_id": ["send", "resource_missing"],
  "listSendAttempts path send_id": ["send", "resource_missing"],
  "advanceTestSend path send_id": ["send", "resource_missing"],
  "getKey path key_id": ["key", "resource_missing"],
  "deleteKey path key_id": ["key", "resource_missing"],
  "updateKey path key_id": ["key", "resource_missing"],
  "rollKey path key_id": ["key", "resource_missing"],
  "getRequest path request_id": ["request", "resource_missing"],
  "listRequests query api_key": ["key", "reference_not_found"],
  "listRequests query starting_after": ["request", "invalid_cursor"],
  "listRequests query ending_before": ["request", "invalid_cursor"],
  "listAuditEvents query object": ["send", "reference_not_found"],
  "listAuditEvents query starting_after": ["audit_event", "invalid_cursor"],
  "listAuditEvents query ending_before": ["audit_event", "invalid_cursor"],
  "listActivity query starting_after": ["audit_event", "invalid_cursor"],
  "changeSendMeter path send_id": ["send", "resource_missing"],
  "resendSendToken path send_id": ["send", "resource_missing"],
  "retrySend path send_id": ["send", "resource_missing"],
  "getQuote path quote_id": ["quote", "resource_missing"],
  "getEvent path event_id": ["event", "resource_missing"],
  "listKeys query starting_after": ["key", "invalid_cursor"],
  "listKeys query ending_before": ["key", "invalid_cursor"],
  "listSends query api_key": ["key", "reference_not_found"],
  "listSends query starting_after": ["send", "invalid_cursor"],
  "listSends query ending_before": ["send", "invalid_cursor"],
  "getCreditTransaction path transaction_id": ["transaction", "resource_missing"],
  "getCreditReservation path reservation_id": ["reservation", "resource_missing"],
  "listCreditReservations query source": ["reserved_for", "reference_not_found"],
  "listCreditReservations query starting_after": ["reservation", "invalid_cursor"],
  "listCreditReservations query ending_before": ["reservation", "invalid_cursor"],
  "listCreditTransactions query source": ["send", "reference_not_found"],
  "listCreditTransactions query starting_after": ["transaction", "invalid_cursor"],
  "listCreditTransactions query ending_before": ["transaction", "invalid_cursor"],
  "listEvents query object": ["send", "reference_not_found"],
  "listWebhookEndpoints query starting_after": ["endpoint", "invalid_cursor"],
  "listWebhookEndpoints query ending_before": ["endpoint", "invalid_cursor"],
  "getWebhookEndpoint path endpoint_id": ["endpoint", "resource_missing"],
  "updateWebhookEndpoint path endpoint_id": ["endpoint", "resource_missing"],
  "deleteWebhookEndpoint path endpoint_id": ["endpoint", "resource_missing"],
  "testWebhookEndpoint path endpoint_id": ["endpoint", "resource_missing"],
  "rollWebhookEndpointSecret path endpoint_id": ["endpoint", "resource_missing"],
  "replayWebhookEndpoint path endpoint_id": ["endpoint", "resource_missing"],
  "getWebhookReplay path endpoint_id": ["endpoint", "resource_missing"],
  "getWebhookReplay path replay_id": ["replay", "resource_missing"],
  "listWebhookDeliveries query starting_after": ["delivery", "invalid_cursor"],
  "listWebhookDeliveries query ending_before": ["delivery", "invalid_cursor"],
  "listWebhookDeliveries query endpoint": ["endpoint", "reference_not_found"],
  "listWebhookDeliveries query event": ["event", "reference_not_found"],
  "getWebhookDelivery path delivery_id": ["delivery", "resource_missing"],
  "redeliverWebhookDelivery path delivery_id": ["delivery", "resource_missing"],
  "listEvents query starting_after": ["event", "invalid_cursor"],
  "listEvents query ending_before": ["event", "invalid_cursor"],
};

/** Semaphore for objects that are still to come: nobody has one, so nobody is found. */
const OF_KINDS_TO_COME: Record<string, readonly [string, ErrorCode]> = {
  "listSends query recipient": ["rcp_0031JkDZkGvIa6Cw7EmYf1Hl", "reference_not_found"],
  "listSends query program": ["prg_0031JkEAlHwJb7Dx8FnZg2Im", "reference_not_found"],
  "listSends query batch": ["bch_0031JkGCnJyLd9Fz0HpBi4Ko", "reference_not_found"],
  "createSend body bundle_id": ["bnd_0031JkMItPeRj5Lf6NvHo0Qu", "reference_not_found"],
  "createQuote body bundle_id": ["bnd_0031JkMItPeRj5Lf6NvHo0Qu", "reference_not_found"],
  "createSend body recipient": ["rcp_0031JkDZkGvIa6Cw7EmYf1Hl", "not_implemented"],
  "createSend body program": ["prg_0031JkEAlHwJb7Dx8FnZg2Im", "not_implemented"],
  // The right call sells airtime, which carries no quote; power's own tests try a stranger's.
  "createSend body quote": ["quo_0031JkCYjFuHz5Bv6DlXe0Gk", "conflicting_parameters"],
};

// What is planned answers 501 before it looks for anything.
const PLACES = idPlaces().filter(({ operation_id }) => !OPERATIONS[operation_id].planned);
const READS = Object.values(OPERATIONS).filter(
  ({ method, path, scope, planned }) =>
    method === "GET" && !path.includes("{") && scope !== null && !planned,
);
beforeAll(async () => {
  [owner, stranger] = [await given.organisation(), await given.organisation()];
  const send = await sell(owner, { client_reference: "till4-1", metadata: { till: "4" } });
  await sell(stranger);
  await eventsShown();
  const { body } = await owner.api.listEvents({ query: { object: send.id } });
  const [transaction = ""] = send.credit_transactions;
  const made = await owner.api.createKey({ body: { kind: "sk" } });
  const audit_events = await owner.api.listAuditEvents();
  await (await testServer()).gate.flush();
  const [request, audit_event] = [
    made.headers.get("request-id") ?? "",
    audit_events.body.data[0]?.id ?? "",
  ];
  const { body: quote } = await owner.api.createQuote(rightCall("createQuote") as never);
  const endpoint = await given.endpoint(owner);
  const path = { endpoint_id: endpoint.id };
  endpoints.set(owner.api, endpoint.id);
  endpoints.set(stranger.api, (await given.endpoint(stranger)).id);
  endpoints.set(owner.live.api, (await given.endpoint(owner.live)).id);
  const { body: delivery } = await owner.api.testWebhookEndpoint({ path });
  const [reservation] = await reserve(owner, [100]);
  const { body: reserved } = await owner.api.getCreditReservation({
    path: { reservation_id: reservation ?? "" },
  });
  const { body: replay } = await owner.api.replayWebhookEndpoint({
    path,
    body: { from: Math.floor(Date.now() / 1_000) - 60 },
  });
  owned = {
    blocked_target: await given.blocked(owner, "+263779876543"),
    cost_center: (await given.costCenter(owner)).id,
    send: send.id,
    key: owner.key.id,
    event: body.data[0]?.id ?? "",
    transaction,
    request,
    audit_event,
    quote: quote.id,
    endpoint: endpoint.id,
    delivery: delivery.id,
    reservation: reservation ?? "",
    reserved_for: reserved.source,
    replay: replay.id,
  };
});

const nameOf = ({ operation_id, part, name }: IdPlace) => `${operation_id} ${part} ${name}`;

function partsWith(api: Api, { operation_id, part, name }: IdPlace, id: string) {
  const right = rightCall(operation_id);
  const path = { ...right.path, ...besideIn(api, operation_id) };
  return { ...right, path, [part]: { ...(part === "path" ? path : right[part]), [name]: id } };
}

/** What a path names beside the id that is tried: the caller's own. */
function besideIn(api: Api, operation_id: OperationId): Record<string, string> {
  if (operation_id !== "getWebhookReplay") return {};
  return { endpoint_id: endpoints.get(api) ?? "", replay_id: owned.replay };
}

async function call(api: Api, place: IdPlace, id: string): Promise<Answered> {
  return (await api[place.operation_id](partsWith(api, place, id) as never)) as Answered;
}

async function holdings(): Promise<Snapshot | null> {
  return await snapshotOfKey((await testServer()).database, owner.key.secret);
}

it("every place of the contract that names an object has its case, and no other place", () => {
  const cases = [...Object.keys(CASES), ...Object.keys(OF_KINDS_TO_COME)];
  expect(cases.toSorted()).toEqual(PLACES.map(nameOf).toSorted());
});

const of_implemented = PLACES.filter((place) => CASES[nameOf(place)] !== undefined).map((place) => {
  const [kind, code] = CASES[nameOf(place)] as [Kind, ErrorCode];
  return { place: nameOf(place), where: place, kind, code };
});

describe.each(of_implemented)("an id in $place", ({ where, kind, code }) => {
  it("of another organisation is answered like one that nobody ever had", async () => {
    const before = await holdings();
    const answer = await call(stranger.api, where, owned[kind]);
    await expectRefusal(answer, code, { param: where.name });
    const unknown = await call(stranger.api, where, UNKNOWN[kind]);
    expect(withoutIds(answer)).toEqual(withoutIds(unknown));
    expect(await holdings()).toEqual(before);
  });

  it("of the organisation's other mode is answered like that too, but for a hint", async () => {
    const before = await holdings();
    const answer = await call(owner.live.api, where, owned[kind]);
    const hint = code === "resource_missing" ? { meta: { mode_hint: "test" } } : {};
    if (OPERATIONS[where.operation_id].test_only) await expectRefusal(answer, "test_mode_only");
    else await expectRefusal(answer, code, { param: where.name, ...hint });
    expect(await holdings()).toEqual(before);
  });

  it("of its own is not refused for being unknown", async () => {
    if (OPERATIONS[where.operation_id].method === "DELETE") return expect(where.part).toBe("path");
    const answer = await call(owner.api, where, owned[kind]);
    expect([code, "reference_not_found"]).not.toContain(answer.error?.code);
  });
});

const to_come = PLACES.filter((place) => OF_KINDS_TO_COME[nameOf(place)] !== undefined);

it.each(to_come)("an id in $operation_id $part $name finds nothing yet", async (place) => {
  const [id, code] = OF_KINDS_TO_COME[nameOf(place)] as [string, ErrorCode];
  await expectRefusal(await call(stranger.api, place, id), code, { param: place.name });
});

describe.each(READS)("GET $path", ({ id, test_only }: OperationFacts) => {
  it("shows another organisation nothing of the owner's", async () => {
    const call = rightCall(id) as never;
    const seen = idsIn((await owner.api[id](call)).body);
    const strange = [await stranger.api[id](call)];
    if (!test_only) strange.push(await stranger.live.api[id](call), await owner.live.api[id](call));
    for (const { status, body } of strange) {
      expect(status).toBe(200);
      expect(idsIn(body).filter((one) => seen.includes(one))).toEqual([]);
    }
  });
});

it("what an owner calls a send by does not find it for another", async () => {
  for (const query of [{ client_reference: "till4-1" }, { metadata: { till: "4" } }]) {
    expect((await owner.api.listSends({ query })).body.data).toHaveLength(1);
    expect((await stranger.api.listSends({ query })).body.data).toEqual([]);
  }
});

/** The ids of objects that a body holds; the two modes of an organisation name each other. */
function idsIn(body: unknown): string[] {
  const ids = JSON.stringify(body).match(/"[a-z]{2,5}_[0-9A-Za-z]{24}"/g) ?? [];
  return ids.filter((id) => !id.startsWith('"acct_'));
}

/** A refusal as it reads without the id that was asked for and without that of the request. */
function withoutIds({ status, error }: Answered): unknown {
  const { request_id: _, ...rest } = error ?? {};
  const text = JSON.stringify({ status, ...rest });
  return JSON.parse(text.replaceAll(/[a-z]{2,5}_[0-9A-Za-z]{24}/g, "id"));
}
