/**
 * An organisation's objects do not exist for another, nor for its own other mode: every read, and
 * every id in a path, a query or a body. The list comes from the contract, so a new operation
 * without a case fails here.
 */
import type { ErrorCode } from "@svc/generated/errors";
import { OPERATIONS, type OperationFacts, type OperationId } from "@svc/generated/operations";
import { beforeAll, describe, expect, it } from "vitest";
import { reported } from "../kit/activities.ts";
import { agentOf, requested } from "../kit/agents.ts";
import type { Answered, Api } from "../kit/api.ts";
import { drafted } from "../kit/applications.ts";
import { placedProgram } from "../kit/checkins.ts";
import { pageOf } from "../kit/claims.ts";
import { signedProgram } from "../kit/complete.ts";
import { given, type Organisation, type Shop } from "../kit/given.ts";
import { invited } from "../kit/invites.ts";
import { madeLink } from "../kit/links.ts";
import { batchOf, referenceOf } from "../kit/live-batches.ts";
import { approver, type MemberOperationId, type SignedInMember } from "../kit/members.ts";
import { type Snapshot, snapshotOfKey } from "../kit/probe.ts";
import { expectRefusal } from "../kit/refusal.ts";
import { reserve } from "../kit/reserve.ts";
import { givenReview } from "../kit/rewards.ts";
import { rightCall } from "../kit/right-calls.ts";
import { runSeconds } from "../kit/run-clock.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";
import { eventsShown } from "../kit/shown-events.ts";
import { givenWith } from "./given-with.ts";
import { CASES } from "./id-cases.ts";
import { OF_KINDS_TO_COME } from "./id-cases-to-come.ts";
import { type IdPlace, IN_PLACE_OF, idPlaces, LISTS } from "./id-places.ts";
import { idsIn, withoutIds } from "./ids-in.ts";
import { type Kind, UNKNOWN } from "./unknown-ids.ts";

/** An id of each kind, of the owner. */
let owned: Record<Kind, string>;
let owner: Organisation;
let stranger: Organisation;
/** What each that asks has of its own, which a call names besides the id that is tried. */
const besides = new Map<Api, Record<string, string>>();
/** Who asks for each in the place of a key that the service made, where that is let in nowhere. */
const members = new Map<Api, Api>();
/** Who is signed in for each, where no key is let in. */
const people = new Map<Api, SignedInMember>();
/** Who asks for each where publishable keys alone are let in. */
const pages = new Map<Api, Api>();

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
  const request = made.headers.get("request-id") ?? "";
  const audit_event = audit_events.body.data[0]?.id ?? "";
  const { body: quote } = await owner.api.createQuote(rightCall("createQuote") as never);
  const endpoint = await given.endpoint(owner);
  const path = { endpoint_id: endpoint.id };
  for (const shop of [owner, stranger, owner.live]) {
    besides.set(shop.api, await ownOf(shop));
    await givenPeople(shop);
  }
  besides.set(owner.api, { ...besides.get(owner.api), endpoint_id: endpoint.id });
  const { body: delivery } = await owner.api.testWebhookEndpoint({ path });
  const [reservation] = await reserve(owner, [100]);
  const { body: reserved } = await owner.api.getCreditReservation({
    path: { reservation_id: reservation ?? "" },
  });
  const { body: replay } = await owner.api.replayWebhookEndpoint({
    path,
    body: { from: runSeconds() - 60 },
  });
  const batch = await given.batch(owner);
  const program = besides.get(owner.api)?.signed_program ?? "";
  const { reference = "", family_member_id: family_member = "" } = besides.get(owner.api) ?? {};
  const { body: allocated } = await owner.api.getWorkforceBatch({ path: { reference } });
  owned = {
    recipient: (await given.recipient(owner)).id,
    ...{ member: (await given.member(owner)).member_id, group: (await given.group(owner)).id },
    ...{ schedule: (await given.schedule(owner)).id, family_member, batch: batch.id },
    batch_item: allocated.items[0]?.id ?? "",
    program,
    ...(await signedInOf(owner)),
    ...{ activity: (await reported(owner)).body.id, ...(await givenReview(owner, program)) },
    ...(await givenWith(owner, program)),
    blocked_target: await given.blocked(owner, "+263779876543"),
    invite_to_person: (await invited(stranger, { email: people.get(owner.api)?.email })).id,
    approval: (await requested(await agentOf(owner), { target: "0778888888" })).id,
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

/** Where the person who acts for a shop is signed in, and since when. */
async function signedInOf(shop: Shop): Promise<Record<"session" | "sign_in", string>> {
  const person = people.get(shop.api)?.api;
  const session = (await person?.listSessions())?.body.data[0]?.id ?? "";
  return { session, sign_in: (await person?.listSignIns())?.body.data[0]?.id ?? "" };
}

/** Who asks for a shop where keys that the service made are not let in, or no key is. */
async function givenPeople(shop: Shop): Promise<void> {
  members.set(shop.api, (await given.member(shop)).api);
  const of = shop === stranger ? stranger : owner;
  await drafted(...(shop === stranger ? [stranger, stranger.live] : [shop]));
  people.set(shop.api, await approver(of, { mode: shop.mode }));
}

const nameOf = ({ operation_id, part, name }: IdPlace) => `${operation_id} ${part} ${name}`;

async function ownOf(shop: Shop): Promise<Record<string, string>> {
  // Its second day is one that no test comes near to.
  const { id: schedule_id, next_runs } = await given.schedule(shop);
  return {
    ...{ schedule_id, day: next_runs[1] ?? "", endpoint_id: (await given.endpoint(shop)).id },
    recipient_id: (await given.recipient(shop)).id,
    group_id: (await given.group(shop)).id,
    batch_id: await batchOf(shop),
    cost_center_id: (await given.costCenter(shop)).id,
    family_member_id: (await given.familyMember(shop)).id,
    reference: await referenceOf(shop),
    program: (await given.activeProgram(shop)).id,
    ...(await signerOf(shop)),
    ...(shop.mode === "test" ? await linkOf(shop) : {}),
  };
}

/** A link of its own at a location, and the page that shows it; no live Credit pays for any. */
async function linkOf(shop: Shop): Promise<Record<string, string>> {
  const { id: program } = await placedProgram(shop);
  const { id: link_id, token } = await madeLink(shop, program);
  pages.set(shop.api, (await pageOf(shop)).api);
  return { link_id, token: token ?? "" };
}

/** A program of its own that is completed, and what signs for it. */
async function signerOf(shop: Shop): Promise<Record<string, string>> {
  const { id: signed_program, secret: sign_with } = await signedProgram(shop);
  return { signed_program, sign_with };
}

function partsWith(api: Api, { operation_id, part, name }: IdPlace, id: string) {
  const right = rightCall(operation_id);
  const path = { ...right.path, ...besideIn(api, operation_id) };
  const tried = { [name]: LISTS.includes(name) ? [id] : id };
  const shown = { ...(part === "path" ? path : right[part]), ...IN_PLACE_OF[name] };
  // Somebody is rewarded by a program of the caller's own.
  const usual = "program" in shown ? { ...shown, program: besides.get(api)?.program } : shown;
  const { token } = besides.get(api) ?? {};
  const body = operation_id === "createCheckin" ? { ...usual, link: token } : usual;
  const { sign_with, signed_program: program_id } = besides.get(api) ?? {};
  const signed = OPERATIONS[operation_id].signed ? { path: { program_id }, sign_with } : {};
  return { ...right, path, ...signed, [part]: { ...body, ...tried } };
}

/** The other ids of the path, which are the caller's own. */
function besideIn(api: Api, operation_id: OperationId): Record<string, string> {
  const own = { ...besides.get(api), replay_id: owned.replay };
  const named = OPERATIONS[operation_id].parameters.filter((one) => one.in === "path");
  return Object.fromEntries(
    Object.entries(own).filter(([id]) => named.some(({ name }) => name === id)),
  );
}

/** How a refusal names the place that was tried; of what nobody signed nothing is named. */
function paramOf({ name }: IdPlace, code: ErrorCode): string | null {
  if (code === "signature_invalid") return null;
  return LISTS.includes(name) ? `${name}[0]` : name;
}

async function call(api: Api, place: IdPlace, id: string): Promise<Answered> {
  const { operation_id } = place;
  if (OPERATIONS[operation_id].dashboard_only) {
    const asked = people.get(api)?.api[operation_id as MemberOperationId];
    return (await asked?.(partsWith(api, place, id) as never)) as Answered;
  }
  const is_of_members = OPERATIONS[operation_id].refusals.includes("role_required");
  const is_of_pages = OPERATIONS[operation_id].key_kinds.join() === "pk";
  const asker = (is_of_members ? members : is_of_pages ? pages : null)?.get(api) ?? api;
  return (await asker[operation_id](partsWith(api, place, id) as never)) as Answered;
}

async function holdings(): Promise<Snapshot | null> {
  return await snapshotOfKey(await testServer(), owner.key.secret);
}

it("every place of the contract that names an object has its case, and no other place", () => {
  const cases = [...Object.keys(CASES), ...Object.keys(OF_KINDS_TO_COME)];
  expect(cases.toSorted()).toEqual(PLACES.map(nameOf).toSorted());
});

/** What belongs to the organisation, and is the same for its two modes. */
const OF_BOTH_MODES: readonly Kind[] = ["member", "sign_in"];

const of_implemented = PLACES.filter((place) => CASES[nameOf(place)] !== undefined).map((place) => {
  const [kind, code] = CASES[nameOf(place)] as [Kind, ErrorCode];
  return { place: nameOf(place), where: place, kind, code };
});

describe.each(of_implemented)("an id in $place", ({ where, kind, code }) => {
  it("of another organisation is answered like one that nobody ever had", async () => {
    const before = await holdings();
    const answer = await call(stranger.api, where, owned[kind]);
    await expectRefusal(answer, code, { param: paramOf(where, code) });
    const unknown = await call(stranger.api, where, UNKNOWN[kind]);
    expect(withoutIds(answer)).toEqual(withoutIds(unknown));
    expect(await holdings()).toEqual(before);
  });

  it("of the organisation's other mode is answered like that too, but for a hint", async () => {
    const before = await holdings();
    const answer = await call(owner.live.api, where, owned[kind]);
    // A person has no modes.
    const is_of_person = OPERATIONS[where.operation_id].personal || kind === "session";
    const has_modes = code === "resource_missing" && !is_of_person;
    const hint = has_modes ? { meta: { mode_hint: "test" } } : {};
    if (OF_BOTH_MODES.includes(kind)) expect(answer.status).toBe(200);
    else if (OPERATIONS[where.operation_id].test_only)
      await expectRefusal(answer, "test_mode_only");
    else await expectRefusal(answer, code, { param: paramOf(where, code), ...hint });
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
    if (!test_only) strange.push(await stranger.live.api[id](call));
    for (const { status, body } of strange) {
      expect(status).toBe(200);
      expect(idsIn(body).filter((one) => seen.includes(one))).toEqual([]);
    }
    if (test_only) return;
    const { status, body } = await owner.live.api[id](call);
    expect(status).toBe(200);
    const shared = seen.filter((one) => !one.startsWith('"mem_'));
    expect(idsIn(body).filter((one) => shared.includes(one))).toEqual([]);
  });
});

it("what an owner calls a send by does not find it for another", async () => {
  for (const query of [{ client_reference: "till4-1" }, { metadata: { till: "4" } }]) {
    expect((await owner.api.listSends({ query })).body.data).toHaveLength(1);
    expect((await stranger.api.listSends({ query })).body.data).toEqual([]);
  }
});
