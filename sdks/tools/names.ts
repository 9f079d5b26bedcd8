import type { Deprecation } from "./contract.ts";

/**
 * `client.<group>.<method>` of every operation. The group is the tag, unless the tag's segment
 * stands behind an id in the path: then it is the path's first segment. The method is the
 * operationId without the words of its group. What no rule can know stands in CHOSEN alone.
 */
export interface MethodName {
  readonly group: readonly string[];
  readonly method: string;
}

const CHOSEN: Readonly<Record<string, string>> = {
  listAuditEvents: "audit_log.list",
  listBlocklist: "blocklist.list",
  createBlockedTarget: "blocklist.create",
  getBlockedTarget: "blocklist.get",
  deleteBlockedTarget: "blocklist.delete",
  listActivity: "account.list_activity",
  inviteMember: "members.invite",
  lookupPhone: "lookups.phone",
  searchObjects: "search.find",
  createRecipientsBulk: "recipients.create_bulk",
  listFamily: "family.list",
  createFamilyMember: "family.create",
  updateFamilyMember: "family.update",
  deleteFamilyMember: "family.delete",
  sendToFamilyMember: "family.send_to",
  allocateToWorkforce: "workforce.allocate",
  previewWorkforceAllocation: "workforce.preview_allocation",
  resetTestAccount: "test.reset",
  setZesaAvailability: "test.set_zesa_availability",
  setNetworkAvailability: "test.set_network_availability",
  createTestCredit: "test.create_credit",
  retryFailedBatchItems: "batches.retry_failed",
  getFailureReport: "reports.get_failures",
  getFailureReportCsv: "reports.get_failures_csv",
  getProgramReport: "reports.get_programs",
  getProgramReportCsv: "reports.get_programs_csv",
};

/** Groups of groups: `client.test.clock`. */
const NAMESPACES: Readonly<Record<string, readonly string[]>> = {
  workforce: ["batches", "recipients", "schedules", "cost_centers"],
  test: ["approvals", "checkout_sessions", "clock", "events", "reward_links", "sends"],
};

/** The lower-case words of a name in any casing. */
export function words(text: string): string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}

export function methodName(place: {
  readonly path: string;
  readonly operation_id: string;
  readonly tag: string;
}): MethodName {
  const chosen = CHOSEN[place.operation_id]?.split(".");
  if (chosen) return { group: chosen.slice(0, -1), method: chosen.at(-1) ?? "" };
  const group = groupOf(place.path, place.tag);
  const group_words = group.flatMap((part) => part.split("_"));
  const dropped = new Set(group_words.flatMap((word) => [word, singular(word)]));
  const [verb = "", ...rest] = words(place.operation_id);
  const kept = rest.filter((word) => !dropped.has(word) && !dropped.has(singular(word)));
  return { group, method: [verb, ...kept].join("_") };
}

function groupOf(path: string, tag: string): string[] {
  const [before_id = ""] = path.split("/{");
  const segments = before_id
    .split("/")
    .filter(Boolean)
    .map((segment) => segment.replace(/\..*$/, "").replaceAll("-", "_"));
  const [first = "", second = ""] = segments;
  const children = NAMESPACES[first];
  if (children) return children.includes(second) ? [first, second] : [first];
  const named = words(tag).join("_");
  return [segments.includes(named) ? named : first];
}

function singular(word: string): string {
  return word
    .replace(/ies$/, "y")
    .replace(/(ch|sh|x)es$/, "$1")
    .replace(/([^su])s$/, "$1");
}

/** Until when something works, in a sentence or two. */
export function wordsOfEnd({ since, sunset, instead }: Deprecation): string {
  return `Deprecated since ${since}; it ends on ${sunset}. ${instead}`;
}

/** A text in lines that every language allows. */
export function wrapped(text: string): string {
  return text.replace(/(.{1,92})(?:\s|$)/g, "$1\n").trimEnd();
}
