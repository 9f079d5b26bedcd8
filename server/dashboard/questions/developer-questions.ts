/**
 * What is asked before keys, endpoints and test mode lose something. As all that is written for
 * developers, it is in English. Source: docs/decisions/0121-the-dashboard-in-three-languages.md.
 */
import type { Field } from "../show/form.ts";

const HOURS = { "0": "Now", "1h": "In an hour", "24h": "In 24 hours" };

/** How long the secret of before goes on working; the first is what happens otherwise. */
function graceOf(name: string, options: Readonly<Record<string, string>>): readonly Field[] {
  return [{ name, label: "The old secret stops", type: "select", options, value: "0" }];
}

export const REVOKE_KEY = {
  title: "Revoke the key?",
  text:
    "Every request with it is refused from now on, and it cannot be brought back. A till " +
    "or program that uses it stops selling; what it has sold goes on.",
  yes: "Revoke the key",
  no: "Keep the key",
};

export const DELETE_ENDPOINT = {
  title: "Delete the endpoint?",
  text:
    "Nothing more is sent to it: what waits is skipped, and its secret signs nothing. " +
    "What was delivered can still be read.",
  yes: "Delete the endpoint",
  no: "Keep it",
};

export const EMPTY_TEST_MODE = {
  title: "Empty test mode?",
  text:
    "Sends, quotes, rewards, batches, schedules, transactions and events of test mode are " +
    "removed, and its Credit is that of the first day. Keys, endpoints and people stay. " +
    "Live mode is not touched.",
  yes: "Empty test mode",
  no: "Keep everything",
};

export const ROLL_KEY = {
  title: "Make another secret for the key?",
  text:
    "The new secret is shown once. Its limits and sales stay. A till or program with the " +
    "old secret is refused as soon as that stops working.",
  yes: "Make another secret",
  no: "Keep the secret",
  fields: graceOf("grace_period", { ...HOURS, "7d": "In seven days" }),
};

export const ROLL_ENDPOINT_SECRET = {
  title: "Make another secret for the endpoint?",
  text:
    "The new secret signs at once. A receiver that checks with the old one alone refuses " +
    "our events as soon as that stops signing.",
  yes: "Make another secret",
  no: "Keep the secret",
  fields: graceOf("grace", HOURS),
};
