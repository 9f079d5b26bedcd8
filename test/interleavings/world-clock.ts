/**
 * The time of a played world: that of its database, of this process and of its suppliers. It goes
 * on by hours in no time, and the clocks of our side may jump.
 */
import type { Database } from "@svc/server/platform/db/transaction.ts";
import type { FakeClock } from "../fakes/kit/clock.ts";

export interface WorldClock {
  /** So much time passes for everybody. */
  advance(ms: number): Promise<void>;
  /** The clocks of our side are set, and nobody else's. */
  jump(ms: number): Promise<void>;
  /** All clocks agree again: over many worlds they would be apart by hours, as none really are. */
  align(): Promise<void>;
}

let ahead_ms = 0;
let is_followed = false;

/** Opens it over a database that nobody else uses. */
export async function openWorldClock(
  database: Pick<Database, "transact">,
  clocks: readonly FakeClock[],
): Promise<WorldClock> {
  followAhead();
  await database.transact("give the database a clock", async ({ sql }) => {
    await sql`create table world_clock (ahead interval not null)`;
    await sql`insert into world_clock values (make_interval(secs => ${ahead_ms / 1_000}))`;
    await sql.unsafe(`create or replace function svc_now() returns timestamp with time zone
      language sql stable parallel safe as $$
        select now() + coalesce(nullif(current_setting('svc.clock_ahead', true), ''), '0')::interval
          + (select ahead from world_clock)
      $$`);
  });
  async function jump(ms: number) {
    ahead_ms += ms;
    await database.transact(
      "set the clock",
      ({ sql }) => sql`update world_clock set ahead = make_interval(secs => ${ahead_ms / 1_000})`,
    );
  }
  return {
    jump,
    async align() {
      const newest = Math.max(Date.now(), ...clocks.map((clock) => clock.now()));
      await jump(newest - Date.now());
      for (const clock of clocks) clock.advance(newest - clock.now());
    },
    async advance(ms) {
      await jump(ms);
      for (const clock of clocks) clock.advance(ms);
    },
  };
}

function followAhead(): void {
  if (is_followed) return;
  is_followed = true;
  const before = Date.now.bind(Date);
  Date.now = () => before() + ahead_ms;
}
