/**
 * What an installation can suffer from: one table, which the command, the handbook and the tests
 * read. Source: docs/operations/doctor.md.
 */

interface FaultRow {
  /** Whether the service does not do its work because of it, or may soon not. */
  readonly grade: "broken" | "warning";
  /** What to do about it. */
  readonly remedy: string;
}

export const FAULTS = {
  setting_wrong: {
    grade: "broken",
    remedy: "Correct the setting; docs/settings.md says what each takes.",
  },
  setting_unknown: {
    grade: "warning",
    remedy: "Correct the name of the variable, or unset it.",
  },
  public_url_plain: {
    grade: "warning",
    remedy: "Put a TLS proxy in front, and set SVC_PUBLIC_URL to its https address.",
  },
  data_folder_unwritable: {
    grade: "broken",
    remedy: "Give the folder to the user of the service, or set SVC_DATA_DIR to another one.",
  },
  disk_full: {
    grade: "broken",
    remedy: "Free space on the disk of SVC_DATA_DIR, or make it larger.",
  },
  database_none: {
    grade: "warning",
    remedy: "Run npm start, which makes it, or set DATABASE_URL.",
  },
  database_unreachable: {
    grade: "broken",
    remedy: "Start PostgreSQL, or correct the host and the port in DATABASE_URL.",
  },
  database_login_refused: {
    grade: "broken",
    remedy: "Correct user and password in DATABASE_URL, or let them in by pg_hba.conf.",
  },
  database_missing: {
    grade: "broken",
    remedy: "Create the database, or correct its name in DATABASE_URL.",
  },
  database_crowded: {
    grade: "broken",
    remedy: "Raise max_connections, or lower SVC_POOL or the number of processes.",
  },
  database_read_only: {
    grade: "broken",
    remedy: "Set DATABASE_URL to the primary, and default_transaction_read_only to off.",
  },
  database_pooled: {
    grade: "broken",
    remedy: "Set the pooler and the user as docs/operations/poolers.md says, or do without it.",
  },
  database_rights_missing: {
    grade: "broken",
    remedy: "Run npm run svc -- migrate with SVC_OWNER_URL, which grants what is missing.",
  },
  database_rights_excessive: {
    grade: "warning",
    remedy: 'Give the service a user of its own: docs/operations.md, "Database users".',
  },
  database_loses_commits: {
    grade: "broken",
    remedy: "Set fsync and synchronous_commit to on, and restart PostgreSQL.",
  },
  tables_missing: {
    grade: "broken",
    remedy: "Run npm run svc -- migrate.",
  },
  tables_older: {
    grade: "broken",
    remedy: "Run npm run svc -- migrate with this version.",
  },
  tables_newer: {
    grade: "warning",
    remedy: "Start the version that migrated the tables, and stop this one.",
  },
  tables_of_another_draft: {
    grade: "broken",
    remedy: "Set DATABASE_URL to a database of this version; in a sandbox, start with --reset.",
  },
  clock_skewed: {
    grade: "broken",
    remedy: "Set the clock of this machine, and keep it by NTP.",
  },
  sealing_key_wrong: {
    grade: "broken",
    remedy: "Put the right key back; npm run svc -- sealing-keys lists those that are needed.",
  },
  sealing_keys_differ: {
    grade: "warning",
    remedy:
      "Restart every process with the same SVC_SECRET_KEY, one round of a rotation at a time.",
  },
  connections_short: {
    grade: "warning",
    remedy: "Raise max_connections, or lower SVC_POOL or the number of processes.",
  },
  nothing_runs: {
    grade: "warning",
    remedy: "Start the service.",
  },
  api_missing: {
    grade: "broken",
    remedy: "Start a process with SVC_ROLE=api, and read its last lines if it ends.",
  },
  worker_missing: {
    grade: "broken",
    remedy: "Start a process with SVC_ROLE=worker, and read its last lines if it ends.",
  },
  organisation_missing: {
    grade: "warning",
    remedy: "Create one with npm run svc -- organisation.",
  },
  queue_late: {
    grade: "broken",
    remedy: "See that a worker runs and that its log has no errors; add one if it is busy.",
  },
  rows_quarantined: {
    grade: "broken",
    remedy: "Read the error, which is a bug: report it. The rows are tried again by themselves.",
  },
  chore_failing: {
    grade: "broken",
    remedy: 'Look for "a chore failed" in the log of a worker.',
  },
  alarms_open: {
    grade: "warning",
    remedy: "Do what the handbook says under Alarms, and end them in the staff console.",
  },
  supplier_missing: {
    grade: "warning",
    remedy: "Set what opens a supplier, such as SVC_HOT; docs/suppliers.md.",
  },
  supplier_paused: {
    grade: "warning",
    remedy: "Resume it with npm run svc -- suppliers --resume, once its cause is gone.",
  },
  supplier_silent: {
    grade: "broken",
    remedy: "Ask the supplier; orders go to it again once one that tries it is answered.",
  },
  wallet_empty: {
    grade: "broken",
    remedy: "Top it up, and book that with npm run svc -- float.",
  },
  wallet_unread: {
    grade: "warning",
    remedy: "Find out why the supplier does not say what is left.",
  },
  address_unreachable: {
    grade: "broken",
    remedy: "Correct the setting, or open the firewall of this machine to that address.",
  },
  texts_missing: {
    grade: "warning",
    remedy: "Set SVC_SMS, or power tokens and codes reach nobody by text.",
  },
  mails_missing: {
    grade: "warning",
    remedy: "Set SVC_SMTP and SVC_MAIL_FROM, or codes and notices reach nobody by mail.",
  },
  messages_failing: {
    grade: "broken",
    remedy: 'Look for "a gateway did not take messages" in the log of a worker.',
  },
  webhooks_failing: {
    grade: "warning",
    remedy: "See whether this machine reaches the internet; then tell the owners of the endpoints.",
  },
  not_examined: {
    grade: "warning",
    remedy: "Read the cause, mend it, and run the doctor again.",
  },
} as const satisfies Readonly<Record<string, FaultRow>>;

export type FaultCode = keyof typeof FAULTS;

/** Something that was found, and why it is so. */
export interface Fault {
  readonly code: FaultCode;
  /** One sentence; it holds no secret. */
  readonly cause: string;
}

/** Whether the service does not do its work because of one of them. */
export function isBroken(faults: readonly Fault[]): boolean {
  return faults.some(({ code }) => FAULTS[code].grade === "broken");
}

/** For people: the worst first, with what to do. */
export function describeFaults(faults: readonly Fault[]): string {
  if (faults.length === 0) return "Nothing is wrong.";
  const graded = Object.groupBy(faults, ({ code }) => FAULTS[code].grade);
  return [...(graded.broken ?? []), ...(graded.warning ?? [])].map(paragraphOf).join("\n\n");
}

/** For machines. */
export function presentFaults(faults: readonly Fault[]) {
  return {
    object: "diagnosis",
    is_broken: isBroken(faults),
    faults: faults.map(({ code, cause }) => ({ code, cause, ...FAULTS[code] })),
  };
}

function paragraphOf({ code, cause }: Fault): string {
  const { grade, remedy } = FAULTS[code];
  return `${grade.padEnd(8)} ${code}\n         ${cause}\n         → ${remedy}`;
}
