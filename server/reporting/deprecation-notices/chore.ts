import type { Config } from "#platform/settings/config";
import { wall } from "#platform/time/clock";
import { nextHarareDay } from "#platform/time/instants";
import type { Chore } from "#platform/work/chores";
import { dueEndings } from "./due-endings.ts";
import { notifyUsers } from "./notify-users.ts";

/** At 09:00 in Harare, when people read their mail. */
const STARTS_AFTER_MS = 9 * 3_600_000;

/** The chore that mails those who still use what is going to end, once a day. */
export function deprecationNotices(
  config: Pick<Config, "deprecations" | "field_deprecations" | "versions" | "public_url">,
): Chore {
  return {
    name: "mail what ends",
    nextAfter: (now) => nextHarareDay(now) + STARTS_AFTER_MS,
    async run({ database }) {
      const now = wall();
      const due = dueEndings(config, now);
      if (due.length > 0) await notifyUsers(database, due, { public_url: config.public_url, now });
    },
  };
}
