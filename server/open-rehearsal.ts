/** The organisation of a rehearsal, and what a person or a script begins with. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { BASE_PATH } from "@svc/generated/mount-routes";
import { signInLink } from "#accounts/sessions";
import type { Database } from "#platform/db/transaction";
import type { Settings } from "#platform/settings/config";
import { makeOrganisation } from "./commands/make-organisation.ts";
import type { Stage } from "./rehearsal/stage.ts";

/** What there is to rehearse with. */
interface Rehearsal {
  readonly url: string;
  readonly live_key: string;
  readonly test_key: string;
  /** Signs the owner in to the dashboard, once. */
  readonly dashboard_url: string;
  /** Shows the emails that were sent; null where nothing collects them. */
  readonly mail_url: string | null;
  /** The admin address of each supplier that is played, by its name. */
  readonly fakes: Readonly<Record<string, string>>;
  /** With these, a command of staff works on the rehearsal. */
  readonly settings: Readonly<Record<string, string>>;
}

interface RehearsalParts {
  readonly database: Database;
  readonly stage: Stage;
}

const FILE = "rehearsal.json";
const MAIL_SINK = "mail-sink";
const TEXTS = "texts";
const OWNER = {
  name: "Rehearsal Shop",
  contact_email: "owner@rehearsal.example",
  accepted_by: "Tendai Moyo",
  support_phone: "+263771000000",
  statement_descriptor: "REHEARSAL SHOP",
};

/**
 * Makes the organisation of a rehearsal with its keys, and writes all that there is to begin with
 * beside the folder of its data. Answers what a person is shown.
 */
export async function openRehearsal({ database, stage }: RehearsalParts) {
  const { settings, fakes, played } = stage;
  const { live, test, owner } = await makeOrganisation(database, OWNER);
  const rehearsal: Rehearsal = {
    url: `${settings.public_url}${BASE_PATH}`,
    live_key: live.key,
    test_key: test.key,
    dashboard_url: signInLink(settings, owner),
    mail_url: fakes.find(({ name }) => name === MAIL_SINK)?.url ?? null,
    fakes: Object.fromEntries(fakes.map(({ name, admin_url }) => [name, admin_url])),
    settings: played,
  };
  await tellGateways(stage, settings);
  const file = join(settings.data_folder, "..", FILE);
  writeFileSync(file, `${JSON.stringify(rehearsal, null, 2)}\n`, { mode: 0o600 });
  return rehearsalBanner(rehearsal, { file, public_url: settings.public_url });
}

/** A gateway reports what became of a text where its customer has asked it to. */
async function tellGateways({ fakes, played }: Stage, { cell_url }: Settings): Promise<void> {
  const texts = fakes.find(({ name }) => name === TEXTS);
  if (texts === undefined) return;
  const url = `${cell_url}/sms/africas-talking/${played.SVC_SMS_REPORTS}`;
  const body = JSON.stringify({ url });
  await fetch(`${texts.admin_url}/_callback`, { method: "POST", body });
}

function rehearsalBanner(
  { url, live_key, test_key, dashboard_url, mail_url, fakes }: Rehearsal,
  { file, public_url }: { file: string; public_url: string },
): string {
  const players = Object.entries(fakes).map(([name, at]) => `  ${name.padEnd(12)} ${at}`);
  return [
    "",
    "REHEARSAL: live mode, with suppliers that are played. Nothing here is real.",
    "",
    `  Base URL   ${url}`,
    `  Live key   ${live_key}`,
    `  Test key   ${test_key}`,
    `  Dashboard  ${dashboard_url}`,
    `  Emails     ${mail_url ?? "none: nothing collects them"}`,
    `  Guide      ${public_url}/docs/guides/going-live`,
    "",
    "Who plays, and where each is told what to do:",
    "",
    ...players,
    "",
    `All of this stands in ${file}.`,
    "",
  ].join("\n");
}
