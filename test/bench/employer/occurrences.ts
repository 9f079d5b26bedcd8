/** W3: a year of the days of 5,000 schedules, listed in pages. */
import { readdirSync, readFileSync } from "node:fs";
import { openDatabase, type Read } from "@svc/server/platform/db/transaction.ts";
import { formatId } from "@svc/server/platform/ids.ts";
import { wall } from "@svc/server/platform/time/clock.ts";
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { type Books, makeSeller, type Seller } from "../books.ts";
import type { Program } from "../program.ts";
import { type Asker, quantile } from "../reads/ask.ts";

export const SCHEDULES = 5_000;
/** Each 25th schedule is asked for its four quarters. */
const ASKED_OF = 25;
/** What takes more is asked again so often, and the least counts. */
export const GOAL_MS = 20;
const AGAIN = 4;
const QUARTER_DAYS = 91;
const PEOPLE = 20;
const MEMBERS = 2_000;
const DAY_MS = 86_400_000;
const WARM_UP = 100;
const NANOSECONDS = 1e6;

export interface PagesRow {
  readonly name: string;
  readonly pages: number;
  /** Of the program and PostgreSQL. */
  readonly median_ms: number;
  readonly most_ms: number;
}

interface Asked {
  readonly books: Books;
  readonly api: Program;
  readonly asker: Asker;
}

/** Makes the schedules, and asks for the days of a year and for the schedules themselves. */
export async function measureOccurrences(asked: Asked): Promise<PagesRow[]> {
  const { seller, ids } = await fill(asked.books.url);
  const now = wall();
  const day = (after: number) => harareDay(now + after * DAY_MS);
  const quarters = [0, 1, 2, 3].map((index) => ({
    from: day(index * QUARTER_DAYS),
    to: day((index + 1) * QUARTER_DAYS - 1),
  }));
  const some = ids.filter((_, index) => index % ASKED_OF === 0);
  const paths = some.flatMap((id) =>
    quarters.map((asked_days) => `${BASE}/${id}/occurrences?${new URLSearchParams(asked_days)}`),
  );
  const last_of_pages = ids.toReversed().filter((_, index) => index % 100 === 99);
  const lists = ["", ...last_of_pages.slice(0, -1).map((id) => `&starting_after=${id}`)];
  return [
    await measurePages("a quarter of a schedule's days", asked, { seller, paths }),
    await measurePages("100 schedules", asked, {
      seller,
      paths: lists.map((after) => `${BASE}?limit=100${after}`),
    }),
  ];
}

const BASE = "/dev/v1/schedules";

async function measurePages(
  name: string,
  { books, api, asker }: Asked,
  { seller, paths }: { seller: Seller; paths: readonly string[] },
): Promise<PagesRow> {
  const ask = (path: string) => asker.ask({ port: api.port, path, bearer: seller.secret });
  for (let turn = 0; turn < WARM_UP; turn += 1) await ask(paths[turn % paths.length] ?? BASE);
  const askOnce = async (path: string) => {
    const before_ms = usedOf(api, books);
    await ask(path);
    return usedOf(api, books) - before_ms;
  };
  const used: number[] = [];
  for (const path of paths) {
    let least_ms = await askOnce(path);
    // Garbage and vacuums fall on any page; what a page itself takes, it takes each time.
    for (let turn = 0; turn < AGAIN && least_ms > GOAL_MS; turn += 1) {
      least_ms = Math.min(least_ms, await askOnce(path));
    }
    used.push(least_ms);
  }
  const [median_ms, most_ms] = [quantile(used, 0.5), Math.max(...used)];
  return { name, pages: paths.length, median_ms, most_ms };
}

/** Milliseconds of a core that the program and the backends of PostgreSQL have used. */
function usedOf({ pid }: Program, { postmaster_pid }: Books): number {
  const children = `/proc/${postmaster_pid}/task/${postmaster_pid}/children`;
  const pids = [String(pid), ...readFileSync(children, "latin1").trim().split(" ")];
  return pids.reduce((sum, one) => sum + usedBy(one), 0) / NANOSECONDS;
}

/** Nanoseconds, over all threads; none of a program that has just ended. */
function usedBy(pid: string): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const texts = threads.map((id) => readFileSync(`/proc/${pid}/task/${id}/schedstat`, "latin1"));
    return texts.reduce((sum, text) => sum + Number(text.split(" ")[0]), 0);
  } catch {
    return 0;
  }
}

async function fill(url: string): Promise<{ seller: Seller; ids: string[] }> {
  const database = openDatabase({ database_url: url, pool: 1 });
  try {
    const seller = await database.transact("open an employer", (tx) => makeSeller(tx, SCHEDULES));
    const ids = await database.read(async (read) => {
      await read.sql`set statement_timeout = 0`;
      await fillGroup(read, seller);
      return await fillSchedules(read, seller);
    });
    return { seller, ids: ids.map((id) => formatId("sch", id)) };
  } finally {
    await database.close();
  }
}

/** Every fourth schedule is for all of them. */
async function fillGroup({ sql }: Read, { account_id }: Seller): Promise<void> {
  await sql`
    insert into groups (account_id, id, name, kind, metadata, created)
    values (${account_id}, ${GROUP}, 'Everybody', 'static', '{}', svc_now())`;
  await sql`
    insert into recipients (account_id, id, status, name, phone, lawful_basis, search_text,
      event_sequence, created)
    select ${account_id}, md5('person' || place)::uuid, 'active', 'Person ' || place,
      '+26377' || lpad(place::text, 7, '0'), 'contract', '', 1, svc_now()
    from generate_series(1, ${MEMBERS}::int) as place`;
  await sql`
    insert into group_members (account_id, group_id, recipient_id)
    select ${account_id}, ${GROUP}, md5('person' || place)::uuid
    from generate_series(1, ${MEMBERS}::int) as place`;
}

const GROUP = "00000000-0000-7000-8000-000000000001";

/** Of all cadences; a tenth of their days are skipped or have an amount of their own. */
async function fillSchedules({ sql }: Read, { account_id, key_id }: Seller): Promise<string[]> {
  const made = await sql<{ id: string }[]>`
    insert into schedules (account_id, id, name, active, cadence, hour, minute, day_of_week,
      day_of_month, month_of_year, anchor_date, group_id, type, product, currency, face_minor,
      custom_sms, precheck_credit, on_insufficient, api_key_id, request_id, opened_until,
      metadata, created)
    select ${account_id}, uuidv7(), 'Schedule ' || place, true,
      (array['daily', 'daily', 'weekly', 'biweekly', 'monthly', 'payday'])[1 + place % 6],
      place % 24, 0, 1 + place % 7, 1 + place % 31, null, '2026-01-01',
      case when place % 4 = 0 then ${GROUP}::uuid end, 'airtime', 'airtime-usd', 'USD', 500, false,
      true, 'skip', ${key_id}::uuid, uuidv7(), svc_now(), '{}', svc_now()
    from generate_series(1, ${SCHEDULES}::int) as place
    returning id`;
  await sql`
    insert into schedule_people (account_id, schedule_id, place, phone, currency)
    select account_id, id, place, '+26377' || lpad(place::text, 7, '0'), 'USD'
    from schedules cross join generate_series(0, ${PEOPLE - 1}::int) as place
    where account_id = ${account_id} and group_id is null`;
  await sql`
    insert into schedule_days (account_id, schedule_id, original_date, status, override_minor,
      currency, changed_at)
    select account_id, id, to_char(svc_now() + place * interval '10 days', 'YYYY-MM-DD'),
      case place % 2 when 0 then 'skipped' else 'planned' end, case place % 2 when 1 then 700 end,
      'USD', svc_now()
    from schedules cross join generate_series(1, 36) as place
    where account_id = ${account_id} and cadence = 'daily'`;
  await sql`vacuum (freeze, analyze) schedules, schedule_people, schedule_days, group_members`;
  return made.map(({ id }) => id).toSorted();
}
