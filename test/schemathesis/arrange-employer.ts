import type { Till } from "../kit/programs/till.ts";
import { runNow } from "../kit/run-clock.ts";
import { ask, FAILING, idsOf, SOME } from "./ask.ts";

const DAY_MS = 86_400_000;
const DAYS_KNOWN = 40;

/** Schedules that run every day, and days of theirs in the weeks to come. */
export async function makeSchedules(till: Till) {
  const make = (cadence: object) =>
    ask(till, "createSchedule", {
      ...{ name: "Airtime", hour: 8, amount: "1.00", currency: "USD", ...cadence },
      recipients: [{ phone: "0771234567" }],
    });
  const several = (cadence: object) =>
    Promise.all(Array.from({ length: SOME }, () => make(cadence)));
  const made = await several({ cadence: "daily" });
  const deleted = await several({ cadence: "daily" });
  const run = await several({ cadence: "daily" });
  const weekly = await several({ cadence: "weekly", day_of_week: 1 });
  const dayAfter = (days: number) => new Date(runNow() + days * DAY_MS).toISOString().slice(0, 10);
  const days = Array.from({ length: DAYS_KNOWN }, (_, index) => dayAfter(index + 2));
  const isMonday = (day: string) => new Date(day).getUTCDay() === 1;
  return {
    schedules: idsOf(made),
    deleted_schedules: idsOf(deleted),
    run_schedules: idsOf(run),
    days,
    weekly_schedules: idsOf(weekly),
    mondays: days.filter(isMonday),
    other_days: days.filter((day) => !isMonday(day)),
  };
}

/** A household; each is changed and sent to by several requests. */
export async function makeFamily(till: Till) {
  const allowance = { currency: "USD", amount: "1.00", cadence: "weekly", day: 5 };
  const member = (place: number) =>
    ask(till, "createFamilyMember", {
      ...{ name: "Nyasha", phone: `07712345${10 + place}`, meter: "37140030000", allowance },
    });
  const made = await Promise.all(Array.from({ length: SOME }, (_, place) => member(place)));
  return { family: idsOf(made) };
}

/** Departments, and allocations that an employer has made, whose lines fail. */
export async function allocateSome(till: Till) {
  const lines = [{ phone: FAILING, name: "Tariro Moyo", amount: "1.00" }];
  const references: string[] = [];
  const departments: { readonly id: string }[] = [];
  for (let count = 0; count < 2 * SOME; count += 1) {
    const made = await ask(till, "allocateToWorkforce", { kind: "airtime", lines });
    references.push(made.reference);
    departments.push(
      await ask(till, "createCostCenter", { name: `Till ${count}`, currency: "USD" }),
    );
  }
  await ask(till, "updateAccount", { batch_approval_threshold: { USD: "0.50" } });
  const waiting_references: string[] = [];
  for (let count = 0; count < SOME; count += 1) {
    const made = await ask(till, "allocateToWorkforce", { kind: "airtime", lines });
    waiting_references.push(made.reference);
  }
  await ask(till, "updateAccount", { batch_approval_threshold: { USD: null } });
  const previewed_references = references.splice(SOME);
  return { references, previewed_references, waiting_references, departments: idsOf(departments) };
}
