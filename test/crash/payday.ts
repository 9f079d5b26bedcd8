/** An employer whose paydays come: schedules, an allowance, an allocation and somebody to erase. */
import type { Fleet } from "../kit/programs/fleet.ts";
import { openShop } from "../kit/programs/shop.ts";
import { newTarget } from "../kit/programs/till.ts";
import { runNow } from "../kit/run-clock.ts";
import { openAsker } from "./asker.ts";

export interface Employer {
  /** Asks for everything that there is to pay. */
  prepare(): Promise<void>;
  /** What a repeat is answered otherwise than at first, as long as the keys are kept. */
  broken(): Promise<string[]>;
  /** Lets the days come. */
  wait(): Promise<void>;
  /** Adds what the last day lacks. */
  topUp(): Promise<void>;
}

/** Longer than the seven days after which somebody is erased. */
const DAYS = 8;
const DAY_SECONDS = 86_400;
const WORKERS = 4;
const LINES = 20;
const FAILING_EVERY = 4;

/** Opens an employer with 1,000.00 USD, which is too little for the last day. */
export async function openEmployer(fleet: Fleet): Promise<Employer> {
  const { key } = await openShop(fleet.database);
  const { ask, broken } = openAsker(fleet, key);
  let cost_center = "";
  let erased = "";
  return {
    prepare: async () => {
      cost_center = await ask("createCostCenter", {
        body: { name: "Sales", currency: "USD" },
      });
      const person = { name: "Tariro Moyo", cost_center };
      erased = await ask("createRecipient", { body: { ...person, phone: newTarget() } });
      await Promise.all([
        ask("createSchedule", { body: scheduleOf("0.50", { cadence: "daily", hour: 8 }) }),
        ask("createSchedule", { body: scheduleOf("300.00", lastDay()) }),
      ]);
    },
    broken,
    wait: async () => {
      // These three take no Idempotency-Key.
      await ask("createFamilyMember", { body: familyMember() });
      await ask("deleteRecipient", { path: { recipient_id: erased } });
      await ask("advanceTestClock", { body: { seconds: DAYS * DAY_SECONDS } });
      // A batch has a day, which the leap would have taken.
      await ask("allocateToWorkforce", { body: allocationOf(cost_center) });
    },
    topUp: async () => {
      await ask("createTestCredit", { body: { currency: "USD", amount: "5000.00" } });
    },
  };
}

function scheduleOf(amount: string, timing: object) {
  const recipients = Array.from({ length: WORKERS }, (_, index) => ({ phone: numberOf(index) }));
  const on_insufficient = "retry_after_topup";
  return { name: "Airtime", ...timing, amount, currency: "USD", recipients, on_insufficient };
}

/** Runs once, at most two hours before the clock stands still: it waits twelve hours for Credit. */
function lastDay() {
  const now = Temporal.Instant.fromEpochMilliseconds(runNow());
  const { day, hour } = now.toZonedDateTimeISO("Africa/Harare").add({ days: DAYS });
  return { cadence: "monthly", day_of_month: day, hour: Math.max(0, hour - 1) };
}

function familyMember() {
  const allowance = { currency: "USD", amount: "2.00", cadence: "weekly", day: 5 };
  return { name: "Nyasha", phone: newTarget(), relation: "child", allowance };
}

function allocationOf(cost_center_id: string) {
  const lines = Array.from({ length: LINES }, (_, index) => ({
    amount: "5.00",
    phone: numberOf(index),
    name: "Farai Dube",
  }));
  return { kind: "airtime", lines, cost_center_id, title: "November" };
}

function numberOf(index: number): string {
  return newTarget(index % FAILING_EVERY === 0 ? "0002" : "0000");
}
