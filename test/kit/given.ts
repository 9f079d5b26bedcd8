/** Arrangements, through the public API; what only staff can do, by verbs and by hand. */

import { randomUUID } from "node:crypto";
import { SCOPES } from "@svc/generated/operations";
import type { Schemas } from "@svc/generated/routes";
import { type NewOrganisation, readAccountFacts } from "@svc/server/accounts/account/index.ts";
import { mintKey, type NewKey } from "@svc/server/accounts/keys/index.ts";
import { addMember, type NewMember } from "@svc/server/accounts/members/index.ts";
import { formatId, mintId } from "@svc/server/platform/ids.ts";
import { type Api, api, type Parts } from "./api.ts";
import { EMPLOYERS } from "./employers.ts";
import { type Probe, probe } from "./probe.ts";
import { runNow } from "./run-clock.ts";
import { hourAway } from "./schedule-hour.ts";
import { testServer } from "./server.ts";
import { steadyOrganisation } from "./steady-organisation.ts";

/** A key and a client that sends it. */
export interface KeyInHand {
  /** Wire id. */
  readonly id: string;
  readonly secret: string;
  readonly api: Api;
}

/** One account of an organisation, with a key that may do everything. */
export interface Shop {
  /** Wire id. */
  readonly account: string;
  /** Uuid. */
  readonly account_id: string;
  readonly mode: "test" | "live";
  readonly key: KeyInHand;
  readonly api: Api;
  readonly probe: Probe;
}

/** The test account, and its live twin. */
export interface Organisation extends Shop {
  readonly live: Shop;
}

/** Tests and benches raise the limits of their own accounts; there is no global switch. */
export const WIDE_LIMITS = {
  requests_per_second: 100_000,
  writes_per_second: 100_000,
  sends_per_second: 100_000,
  bulk_per_second: 100_000,
};

const strangers = new WeakMap<ReturnType<typeof testServer>, Promise<Organisation>>();

export const given = {
  /** A fresh organisation. */
  async organisation(wanted: Partial<NewOrganisation> = {}): Promise<Organisation> {
    const { database } = await testServer();
    const now = runNow();
    return await database.transact("given organisation", async (tx) => {
      const { live_id, test_id } = await steadyOrganisation(tx, {
        name: "Mbare Tuck Shop",
        limits: WIDE_LIMITS,
        now,
        ...wanted,
      });
      const shopOf = async (id: string, mode: "test" | "live"): Promise<Shop> => {
        const account = { id, mode };
        const origin = { account, request: null, now };
        const { row, secret } = await mintKey(tx, wholeKey(), origin);
        return shop(account, { id: formatId("key", row.id), secret, api: api(secret) });
      };
      const live = await shopOf(live_id, "live");
      return { ...(await shopOf(test_id, "test")), live };
    });
  },

  /** An organisation that has nothing to do with the others; the same one for a whole database. */
  stranger(): Promise<Organisation> {
    const server = testServer();
    const stranger = strangers.get(server) ?? given.organisation({ name: "Stranger" });
    strangers.set(server, stranger);
    return stranger;
  },

  /** A key that the shop makes through the API. */
  async key(
    { api: maker }: Pick<Shop, "api">,
    wanted: Parts<"createKey">["body"] = {},
  ): Promise<KeyInHand> {
    const { status, body } = await maker.createKey({ body: { kind: "sk", ...wanted } });
    if (status !== 201 || body.secret === null) {
      throw new Error(`A key was to be given, and was not: ${JSON.stringify(body)}`);
    }
    return { id: body.id, secret: body.secret, api: api(body.secret) };
  },

  /** A key of any kind, made behind the API, which might refuse it. */
  async keyByHand(
    { account_id, mode }: Pick<Shop, "account_id" | "mode">,
    wanted: Partial<NewKey> = {},
  ): Promise<KeyInHand> {
    const { database } = await testServer();
    const account = { id: account_id, mode };
    const origin = { account, request: null, now: runNow() };
    const { row, secret } = await database.transact("given key", (tx) =>
      mintKey(tx, { ...wholeKey(), ...wanted }, origin),
    );
    return { id: formatId("key", row.id), secret, api: api(secret) };
  },

  /** A member of the organisation, with a key of hers to this account. */
  async member(
    { account_id, mode }: Pick<Shop, "account_id" | "mode">,
    role: NewMember["role"] = "admin",
  ): Promise<KeyInHand & { readonly member_id: string }> {
    const { database } = await testServer();
    const now = runNow();
    const account = { id: account_id, mode };
    return await database.transact("given member", async (tx) => {
      const facts = await readAccountFacts(tx, account_id);
      const live_id = mode === "live" ? account_id : (facts?.twin_id ?? "");
      const person = { live_id, name: "Rudo Dube", email: `${randomUUID()}@shop.example` };
      const member = await addMember(tx, { ...person, role, now });
      if (member === null) throw new Error("An address of its own is taken.");
      const origin = { account, request: null, now, member_id: member.id };
      const { row, secret } = await mintKey(tx, wholeKey(), origin);
      const member_id = formatId("mem", member.id);
      return { id: formatId("key", row.id), secret, api: api(secret), member_id };
    });
  },

  /** A webhook endpoint that the shop makes through the API, with its secret. */
  async endpoint(
    { api: maker }: Pick<Shop, "api">,
    wanted: Parts<"createWebhookEndpoint">["body"] = {},
  ): Promise<{ id: string; secret: string; url: string }> {
    const url = `https://hooks.tuckshop.example/${randomUUID()}`;
    const { status, body } = await maker.createWebhookEndpoint({ body: { url, ...wanted } });
    if (status !== 201 || body.secret === null) {
      throw new Error(`An endpoint was to be given, and was not: ${JSON.stringify(body)}`);
    }
    return { id: body.id, secret: body.secret, url: body.url };
  },

  /** A cost centre in USD that the shop makes through the API, under a name of its own. */
  async costCenter(
    { api: maker }: Pick<Shop, "api">,
    wanted: Record<string, unknown> = {},
  ): Promise<Schemas["CostCenter"]> {
    const body = { name: `Cost centre ${randomUUID()}`, currency: "USD", ...wanted };
    return madeOf(await maker.createCostCenter({ body }));
  },

  /** A recipient with a phone number that the shop makes through the API. */
  async recipient(
    { api: maker }: Pick<Shop, "api">,
    wanted: Record<string, unknown> = {},
  ): Promise<Schemas["Recipient"]> {
    const body = { name: "Tendai Ncube", phone: "0772345678", ...wanted };
    return madeOf(await maker.createRecipient({ body }));
  },

  /** As many recipients as an account may have, counted and not there. */
  async fullDirectory({ account_id }: Pick<Shop, "account_id">) {
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`
        update recipient_counts set recipients = 200000 where account_id = ${account_id}`,
    );
  },

  /** A group that the shop makes through the API, under a name of its own. */
  async group(
    { api: maker }: Pick<Shop, "api">,
    wanted: Record<string, unknown> = {},
  ): Promise<Schemas["Group"]> {
    return madeOf(await maker.createGroup({ body: { name: `Group ${randomUUID()}`, ...wanted } }));
  },

  /** A batch that the shop makes through the API: two lines in USD, the second of which fails. */
  async batch(
    { api: maker }: Pick<Shop, "api">,
    wanted: Record<string, unknown> = {},
  ): Promise<Schemas["Batch"]> {
    const items = [
      { target: "0771234567", amount: "5.00", name: "Tariro Moyo" },
      { target: "0771230002", amount: "3.00" },
    ];
    const lines = "csv" in wanted ? {} : { items };
    return madeOf(await maker.createBatch({ body: { currency: "USD", ...lines, ...wanted } }));
  },

  /** A program that the shop makes through the API: a draft of US$10.00 of airtime. */
  async program(
    { api: maker }: Pick<Shop, "api">,
    wanted: Record<string, unknown> = {},
  ): Promise<Schemas["Program"]> {
    const airtime = { default_amount: "1.00", choices: ["airtime"] };
    const body = { name: "Survey", currency: "USD", budget: "10.00", ...airtime, ...wanted };
    return madeOf(await maker.createProgram({ body } as never));
  },

  /** The same, activated. */
  async activeProgram(
    shop: Pick<Shop, "api">,
    wanted: Record<string, unknown> = {},
  ): Promise<Schemas["Program"]> {
    const { id: program_id } = await given.program(shop, wanted);
    return (await shop.api.activateProgram({ path: { program_id } })).body;
  },

  /** A schedule that the shop makes through the API: 5.00 USD of airtime for one person, daily. */
  async schedule(
    { api: maker }: Pick<Shop, "api">,
    wanted: Record<string, unknown> = {},
  ): Promise<Schemas["Schedule"]> {
    const recipients = [{ phone: "0771234567", name: "Tariro Moyo" }];
    const people = "group" in wanted || "meter" in wanted ? {} : { recipients };
    const usual = { name: "Airtime", cadence: "daily", amount: "5.00", currency: "USD" };
    const hour = hourAway(Number(wanted.hour ?? 8));
    return madeOf(
      await maker.createSchedule({ body: { ...usual, ...people, ...wanted, hour } as never }),
    );
  },

  ...EMPLOYERS,

  /** A blocked target, whatever the mode; answers the wire id of its entry. */
  async blocked(
    { account_id }: Pick<Shop, "account_id">,
    target: string,
    { hits = 0, reason = null }: { hits?: number; reason?: string | null } = {},
  ): Promise<string> {
    const { database } = await testServer();
    const id = mintId(runNow());
    const target_kind = target.startsWith("+") ? "phone" : "meter";
    await database.transact(
      "given blocked target",
      ({ sql }) => sql`
      insert into blocked_targets
        (account_id, id, target, target_kind, reason, created_by_kind, created_by_id, hits,
          last_hit_at, created)
      values (${account_id}, ${id}, ${target}, ${target_kind}, ${reason}, 'key', ${id}, ${hits},
        case when ${hits} > 0 then svc_now() end, svc_now())`,
    );
    return formatId("blk", id);
  },

  /** Staff suspend or close the account. */
  async status({ account_id }: Pick<Shop, "account_id">, status: "suspended" | "closed") {
    const { database } = await testServer();
    await database.transact(
      "given status",
      ({ sql }) => sql`
      update accounts set status = ${status} where id = ${account_id}`,
    );
  },

  /** Staff change other facts of the account, by the columns' names. */
  async facts({ account_id }: Pick<Shop, "account_id">, facts: Record<string, unknown>) {
    const { database } = await testServer();
    await database.transact(
      "given facts",
      ({ sql }) => sql`
      update accounts set ${sql(facts as Record<string, string>)}, facts_version = facts_version + 1
      where id = ${account_id}`,
    );
  },
};

/** What an arrangement has made; anything but a 201 is a fault of the test. */
function madeOf<Body>({ status, body }: { status: number; body: Body }): Body {
  if (status === 201 || status === 202) return body;
  throw new Error(`An object was to be given, and was not: ${JSON.stringify(body)}`);
}

function shop(account: { id: string; mode: "test" | "live" }, key: KeyInHand): Shop {
  const wire_id = formatId("acct", account.id);
  const { id: account_id, mode } = account;
  return { account: wire_id, account_id, mode, key, api: key.api, probe: probe(wire_id) };
}

function wholeKey(): NewKey {
  return {
    kind: "sk",
    label: null,
    scopes: [...SCOPES],
    allowed_ips: [],
    allowed_origins: [],
    allowed_products: [],
    allowed_networks: [],
    recipient_allowlist: [],
    expires_at: null,
    caps: [],
    metadata: {},
  };
}
