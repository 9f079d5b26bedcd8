import type { Database } from "#platform/db/transaction";
import { openDatabase } from "#platform/db/transaction";
import { describeError } from "#platform/log";
import type { Settings } from "#platform/settings/config";
import { faultsOfDatabase } from "./database-faults.ts";
import type { Fault } from "./faults.ts";
import {
  type FreeBytes,
  faultsOfAddresses,
  faultsOfFolder,
  faultsOfSettings,
} from "./outside-faults.ts";
import {
  faultsOfClock,
  faultsOfKey,
  faultsOfOrganisations,
  faultsOfProcesses,
} from "./program-faults.ts";
import {
  faultsOfAlarms,
  faultsOfChores,
  faultsOfQuarantine,
  faultsOfQueues,
  type QueueLoad,
} from "./work-faults.ts";
import {
  faultsOfGateways,
  faultsOfMessages,
  faultsOfSuppliers,
  faultsOfWebhooks,
} from "./world-faults.ts";

/** What is examined. */
export interface Installation {
  readonly settings: Settings;
  /** Null where the embedded database was never made. */
  readonly database_url: string | null;
  readonly readQueues: (database: Database) => Promise<readonly QueueLoad[]>;
  readonly freeBytes: FreeBytes;
}

/** Finds what an installation suffers from; reads it, and changes nothing. */
export async function examine(installation: Installation): Promise<Fault[]> {
  const { settings, freeBytes, database_url } = installation;
  const outside = [
    ...faultsOfSettings(settings),
    ...faultsOfFolder(settings, freeBytes),
    ...faultsOfGateways(settings),
    ...(await faultsOfAddresses(settings)),
  ];
  if (database_url === null) {
    const cause = `There is no database in ${settings.data_folder} yet.`;
    return [...outside, { code: "database_none", cause }];
  }
  const { faults, is_readable } = await faultsOfDatabase(settings, database_url);
  const inside = is_readable ? await faultsInside(installation, database_url) : [];
  return [...outside, ...faults, ...inside];
}

async function faultsInside(
  { settings, readQueues }: Installation,
  database_url: string,
): Promise<Fault[]> {
  const database = openDatabase({ database_url, pool: 4, application_name: "svc doctor" });
  try {
    const found = await Promise.all([
      examined("clock", faultsOfClock(database)),
      examined("sealing key", faultsOfKey(database, settings)),
      examined("processes", faultsOfProcesses(database, settings)),
      examined("organisations", faultsOfOrganisations(database)),
      examined("queues", readQueues(database).then(faultsOfQueues)),
      examined("quarantine", faultsOfQuarantine(database)),
      examined("chores", faultsOfChores(database)),
      examined("alarms", faultsOfAlarms(database)),
      examined("suppliers", faultsOfSuppliers(database, settings)),
      examined("messages", faultsOfMessages(database)),
      examined("webhooks", faultsOfWebhooks(database)),
    ]);
    return found.flat();
  } finally {
    await database.close();
  }
}

/** What cannot be looked at is a finding as well, and hides none of the others. */
async function examined(name: string, looking: Promise<Fault[]>): Promise<Fault[]> {
  try {
    return await looking;
  } catch (error) {
    const { message } = describeError(error);
    return [{ code: "not_examined", cause: `The ${name}: ${message}` }];
  }
}
