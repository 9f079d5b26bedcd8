import { SETTINGS } from "@svc/server/platform/settings/settings-table.ts";
import { expect, it } from "vitest";
import { MESSAGE_SETTINGS } from "./kill-messages.ts";
import { LIVE_SETTINGS } from "./live-fleet.ts";

/** Addresses of our own. */
const OURS = ["DATABASE_URL", "SVC_OWNER_URL", "SVC_PUBLIC_URL"];

it("programs are killed at the calls of every adapter that a setting connects them to", () => {
  const is_theirs = (name: string) => name.endsWith("_URL") && !OURS.includes(name);
  const theirs = ["SVC_SMTP", ...Object.keys(SETTINGS).filter(is_theirs)];
  expect([...LIVE_SETTINGS, ...MESSAGE_SETTINGS].sort()).toEqual(theirs.sort());
});
