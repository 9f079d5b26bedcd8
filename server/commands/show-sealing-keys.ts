/** A command of staff: which keys the secrets of the database need, by their fingerprints. */
import type { Database } from "#platform/db/transaction";
import { readArguments, runStaffCommand } from "./staff-command.ts";

const USAGE = "npm run svc -- sealing-keys";

interface KeyUse {
  readonly key_id: string;
  readonly used: string;
  readonly retired: string | null;
}

if (import.meta.main) {
  await runStaffCommand({
    name: "sealing-keys",
    usage: `${USAGE}\n\nLists the keys of SVC_SECRET_KEY that this database was sealed with.`,
    read: (args) => void readArguments({ args, options: {} }, USAGE),
    run: describeSealingKeys,
  });
}

/** One line a key, the one that seals first: what it is still needed for. */
export async function describeSealingKeys(database: Database): Promise<string> {
  const keys = await database.read(
    ({ sql }) => sql<KeyUse[]>`
      select key_id, to_char(used_at, 'YYYY-MM-DD HH24:MI') as used,
        to_char(retired_at, 'YYYY-MM-DD HH24:MI') as retired
      from sealing_keys order by retired_at nulls first, used_at desc`,
  );
  if (keys.length === 0) return "Nothing was ever sealed: no server has started on this database.";
  return keys.map(lineOf).join("\n");
}

function lineOf({ key_id, used, retired }: KeyUse, index: number): string {
  if (retired !== null) return `${key_id}  not needed since ${retired} UTC: it can be dropped`;
  if (index === 0) return `${key_id}  seals, in use since ${used} UTC`;
  return `${key_id}  still needed: secrets are being sealed anew`;
}
