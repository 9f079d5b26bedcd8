/**
 * A rehearsal: live mode, met by suppliers that are played. Everything else is as in production.
 * Source: docs/guides/going-live.md, "Rehearse".
 */
import { join } from "node:path";
import { SettingError } from "#platform/setting-error";
import {
  type Environment,
  givenEnvironment,
  readConfig,
  type Settings,
} from "#platform/settings/config";
import { type FakeProcess, startFakes } from "./fake-processes.ts";

const FOLDER = "rehearsal";
/** The account of the rehearsal, so that transfers can be told; staff import its statements. */
const BANKS = {
  SVC_BANK_USD: "Rehearsal Bank;Rehearsal Collections;1000200030004;10001",
  SVC_BANK_ZWG: "Rehearsal Bank;Rehearsal Collections;1000200030005;10001",
};
/** The settings that a rehearsal is started with, and who plays in it. */
export interface Stage {
  readonly settings: Settings;
  readonly fakes: readonly FakeProcess[];
  /** What the fakes and the folder come to, as a command of staff is given them. */
  readonly played: Readonly<Record<string, string>>;
}

/**
 * Starts the suppliers that are played. They have forgotten everything, and so must the service:
 * its data are in a folder of their own, which each rehearsal empties.
 *
 * Refuses, as a `SettingError`: production, a database of one's own, and settings of a supplier.
 */
export async function setStage(
  { data_folder, host, port }: Settings,
  parts: Pick<AsyncDisposableStack, "defer">,
  environment: Environment = givenEnvironment(),
): Promise<Stage> {
  refuseProduction(environment);
  const fakes = await startFakes(parts);
  const folder = join(data_folder, FOLDER);
  const met = fakes.map(({ settings }) => settings);
  const played = Object.assign({ SVC_DATA_DIR: folder, ...BANKS }, ...met);
  refuseReal(environment, played);
  const given = { ...environment, HOST: host, PORT: String(port), ...played };
  return { settings: readConfig(given, { is_rehearsal: true }), fakes, played };
}

function refuseProduction({ SVC_ENV, DATABASE_URL }: Environment): void {
  if (SVC_ENV === "production") {
    throw new SettingError("SVC_ENV is production: a rehearsal sells nothing that is real.");
  }
  if (DATABASE_URL) {
    throw new SettingError("DATABASE_URL is set: a rehearsal has a database of its own.");
  }
}

/** What is set of a real supplier is a mistake here, and would be sold by. */
function refuseReal(environment: Environment, played: Readonly<Record<string, string>>): void {
  const names = Object.keys(played).flatMap((name) => [name, `${name}_FILE`]);
  const real = names.find((name) => name !== "SVC_DATA_DIR" && environment[name]);
  if (real !== undefined) {
    throw new SettingError(`${real} is set: a rehearsal plays every supplier, so unset it.`);
  }
}
