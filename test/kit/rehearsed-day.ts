/** A rehearsal as a person starts it, with whoever plays in it, met over HTTP. */
import { chmodSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { removeEmbedded, startEmbedded } from "@svc/embedded-postgres";
import { connect } from "@svc/server/platform/db/connect.ts";
import { SETTINGS } from "@svc/server/platform/settings/settings-table.ts";
import { expect } from "vitest";
import { findKept, type Secret } from "./find-kept.ts";
import { startProgram } from "./programs/program.ts";
import { makeRunFolder } from "./run-folder.ts";
import { timeLimit } from "./time-limit.ts";

/** What the program writes of it. */
interface Rehearsal {
  readonly url: string;
  readonly live_key: string;
  readonly test_key: string;
  readonly dashboard_url: string;
  readonly mail_url: string | null;
  readonly fakes: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, string>>;
}

interface Vend {
  readonly reference: string;
  /** The target at Hot Recharge. */
  readonly target?: string;
  /** And at BillPay. */
  readonly member?: string;
  readonly amount_minor: number;
  readonly tokens: readonly string[];
}

/** What tests read of any object of the API. */
export type Shown = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly status: string;
};

const WITHIN_MS = timeLimit(20_000);
/** Who has a wallet enters the PIN after five seconds. */
const UNTIL_PAID_MS = timeLimit(45_000);

export type RehearsedDay = Awaited<ReturnType<typeof openRehearsal>>;

/** Starts it in a folder of its own. */
export async function openRehearsal() {
  const folder = makeRunFolder("rehearsal");
  // Under root the database runs as nobody, who must be able to come here.
  chmodSync(folder, 0o755);
  const started = { role: "all", database_url: null, folder, args: ["--rehearse"] } as const;
  const program = await startProgram(started);
  const rehearsal = JSON.parse(readFileSync(join(folder, "rehearsal.json"), "utf8")) as Rehearsal;
  const calls = callsOf(rehearsal);
  return {
    ...{ ...rehearsal, folder, origin: program.origin, output: program.output },
    ...{ ...calls, ...fakesOf(rehearsal), topUp: topUpBy(calls) },
    askAtOnce: () => onDatabase(folder, askAtOnce),
    async close() {
      await program.stop();
      await removeEmbedded(join(folder, "rehearsal")).catch(() => null);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function callsOf({ url, live_key }: Rehearsal) {
  let calls = 0;

  async function api(method: "GET" | "POST", path: string, body?: object): Promise<Response> {
    calls += 1;
    return await fetch(`${url}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${live_key}`,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(method === "POST" ? { "Idempotency-Key": `rehearsal-${calls}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async function get<T = Shown>(path: string): Promise<T> {
    return (await (await api("GET", path)).json()) as T;
  }

  async function post(path: string, body: object): Promise<Shown> {
    const answer = await api("POST", path, body);
    expect(answer.status, await answer.clone().text()).toBeLessThan(300);
    return (await answer.json()) as Shown;
  }

  /** Reads an object until it has come to one of these, or to its time limit. */
  async function becomes(path: string, statuses: readonly string[], within_ms = WITHIN_MS) {
    return await until(
      () => get(path),
      ({ status }) => statuses.includes(status),
      within_ms,
    );
  }

  const sell = (sale: object) => post("/sends", sale);

  return {
    ...{ api, get, post, becomes, sell },
    async sold(sale: object): Promise<Shown> {
      const { id } = await sell(sale);
      return await becomes(`/sends/${id}`, ["delivered"]);
    },
    async available(currency: "USD" | "ZWG"): Promise<string> {
      const credit = await get<Record<string, { available: string }>>("/credit");
      return credit[currency]?.available ?? "";
    },
  };
}

/** Looks until what is seen is as it is wanted, or the time is over. */
export async function until<T>(
  look: () => Promise<T>,
  isWanted: (seen: T) => boolean,
  within_ms = WITHIN_MS,
): Promise<T> {
  const ends_at = performance.now() + within_ms;
  for (;;) {
    const seen = await look();
    if (isWanted(seen)) return seen;
    expect(performance.now(), JSON.stringify(seen)).toBeLessThan(ends_at);
    await pause(100);
  }
}

function fakesOf({ fakes }: Rehearsal) {
  async function admin<T>(fake: string, path: string): Promise<T> {
    return (await (await fetch(`${fakes[fake]}${path}`)).json()) as T;
  }
  async function tell(fake: string, path: string, body: object): Promise<void> {
    const answer = await fetch(`${fakes[fake]}${path}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    expect(answer.status, path).toBe(200);
  }
  const ledgerOf = <T = Vend>(fake: string) => admin<readonly T[]>(fake, "/_ledger");
  return {
    ...{ admin, ledgerOf },
    plan: (fake: string, scenario: object) => tell(fake, "/_scenario", scenario),
    /** The utility goes away, or comes back: both suppliers of electricity are told by it. */
    async setUtility(is_up: boolean): Promise<void> {
      await tell("hot-v3", "/_utility", { is_up });
      await tell("billpay", "/_biller", { code: "ZETDC", is_up });
    },
    /** How often a supplier really sold to a number; all of them, if none is named. */
    async salesTo(number: string, ...named: readonly string[]): Promise<number> {
      const asked = named.length === 0 ? ["hot-v3", "billpay"] : named;
      const entries = (await Promise.all(asked.map((fake) => ledgerOf(fake)))).flat();
      return entries.filter(({ target, member }) => (target ?? member)?.endsWith(number)).length;
    },
  };
}

/** What a payer enters on Paynow's page: a card that is not one, or the number of a wallet. */
const WAYS = { card: { do: "Paid" }, ecocash: { do: "ecocash", phone: "0771111111" } } as const;

/** The payer goes where they are sent, and pays there. */
function topUpBy({ post, becomes }: ReturnType<typeof callsOf>) {
  return async (
    amount: string,
    currency: "USD" | "ZWG",
    way: keyof typeof WAYS = "card",
  ): Promise<Shown> => {
    const { id, redirect_url } = await post("/credit/topups", { amount, currency, method: "card" });
    const page = await fetch(String(redirect_url));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`name="do" value="${WAYS[way].do}"`);
    const body = new URLSearchParams(WAYS[way]);
    const paid = await fetch(page.url, { method: "POST", body, redirect: "manual" });
    expect(paid.status).toBeLessThan(400);
    return await becomes(`/credit/topups/${id}`, ["succeeded"], UNTIL_PAID_MS);
  };
}

/** Every secret of the day: what suppliers know us by, what they printed, and our own keys. */
export async function secretsOf(day: RehearsedDay): Promise<Secret[]> {
  const vends = [...(await day.ledgerOf("hot-v3")), ...(await day.ledgerOf("billpay"))];
  const calls = await day.admin<readonly { headers: Record<string, string> }[]>(
    "hot-v3",
    "/_calls",
  );
  const passes = new Set(calls.flatMap(({ headers }) => headers.authorization?.slice(7) ?? []));
  const words = (name: string, values: readonly (string | undefined)[]) =>
    values.map((value, index) => ({ name: `${name} ${index + 1}`, value: value ?? "?" }));
  return [
    ...words(
      "a token",
      vends.flatMap(({ tokens }) => tokens),
    ),
    ...words("a pass of Hot", [...passes]),
    ...secretSettings(day.settings),
    ...words("a login", [btoa(day.settings.SVC_BILLPAY ?? "")]),
    ...words("a key", [day.live_key, day.test_key]),
    ...words("a sign-in", [day.dashboard_url.split(/[=#]/).at(-1)]),
  ];
}

/** Which of these stand in a row of its database, and in which column. */
export function foundInRows({ folder }: Pick<RehearsedDay, "folder">, secrets: readonly Secret[]) {
  return onDatabase(folder, (sql) => findKept(sql, secrets));
}

type Sql = ReturnType<typeof connect>["sql"];

async function onDatabase<T>(folder: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const { url } = await startEmbedded({ data_folder: join(folder, "rehearsal") });
  const { sql } = connect({ database_url: url, pool: 2 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** The first question about a sale that is not known comes now, and not after 20 seconds. */
async function askAtOnce(sql: Sql): Promise<void> {
  await sql`
    with waiting as (
      select work.account_id, work.send_id,
        date_trunc('milliseconds', work.due_at - svc_now()) as step
      from send_dispatches work
      join sends send on (send.account_id, send.id) = (work.account_id, work.send_id)
      where send.status in ('submitted', 'unknown') and work.due_at > svc_now()
        and work.lease_until is null
      for update of work skip locked)
    update send_dispatches work set due_at = due_at - step,
      first_submit_at = first_submit_at - step, hand_over_at = hand_over_at - step
    from waiting
    where work.account_id = waiting.account_id and work.send_id = waiting.send_id`;
}

/** Shorter parts of a setting are ports and names, which stand in rows. */
const SECRET_CHARACTERS = 12;
/** A gateway's name stands before its login, and in the references of its texts. */
const GATEWAY = "africas-talking";

/** What the settings hold that are secrets, part by part: a password stands behind its user. */
function secretSettings(settings: RehearsedDay["settings"]): Secret[] {
  const of_suppliers = Object.entries(SETTINGS).filter(
    ([name, { is_secret }]) => is_secret && name !== "DATABASE_URL",
  );
  return of_suppliers.flatMap(([name]) =>
    (settings[name] ?? "")
      .split(/[:,/@]+/)
      .filter((part) => part.length >= SECRET_CHARACTERS && part !== GATEWAY)
      .map((part) => ({ name, value: decodeURIComponent(part) })),
  );
}
