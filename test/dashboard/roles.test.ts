/** Who sees which page and which button of the dashboard, cell by cell. */
import type { OperationId } from "@svc/generated/operations";
import { OPERATIONS } from "@svc/generated/operations";
import { mayCall } from "@svc/server/accounts/members/index.ts";
import { describe, expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { signedInMember } from "../kit/members.ts";
import { pageAt, type ReadPage } from "../kit/pages.ts";

const ROLES = ["owner", "admin", "developer", "viewer"] as const;
const MODES = ["live", "test"] as const;
type Role = (typeof ROLES)[number];

/** Roles by their first letters; `D` is a developer in test mode alone. */
const LETTERS: Readonly<Record<Role, string>> = {
  owner: "o",
  admin: "a",
  developer: "d",
  viewer: "v",
};

/** Who may do what, as the contract's table of roles says it. */
const MAY: Partial<Readonly<Record<OperationId, string>>> = {
  getOverview: "oadv",
  listSends: "oadv",
  getSend: "oadv",
  getSendReceipt: "oadv",
  lookupPhone: "oadv",
  getMeter: "oadv",
  createSend: "oad",
  cancelSend: "oad",
  retrySend: "oad",
  changeSendMeter: "oad",
  resendSendToken: "oad",
  listDisputes: "oadv",
  createDispute: "oad",
  listCheckoutSessions: "oadv",
  expireCheckoutSession: "oad",
  changeCheckoutSessionMeter: "oad",
  listBatches: "oadv",
  createBatch: "oad",
  approveBatch: "oa",
  listSchedules: "oadv",
  createSchedule: "oad",
  listRecipients: "oadv",
  createRecipient: "oad",
  getCredit: "oavD",
  listCreditTransactions: "oavD",
  createTopup: "oa",
  getStatement: "oavD",
  getSpendReport: "oavD",
  listExports: "oavD",
  createExport: "oavD",
  listCreditReservations: "oavD",
  getCreditAlerts: "oavD",
  updateCreditAlerts: "oa",
  listApprovals: "oadv",
  approveApproval: "oa",
  rejectApproval: "oad",
  listWebhookEndpoints: "oad",
  createWebhookEndpoint: "oad",
  updateWebhookEndpoint: "oad",
  rollWebhookEndpointSecret: "oad",
  deleteWebhookEndpoint: "oad",
  redeliverWebhookDelivery: "oad",
  listEvents: "oadv",
  listRequests: "oad",
  listKeys: "oaD",
  createKey: "oaD",
  rollKey: "oaD",
  deleteKey: "oaD",
  listMembers: "oa",
  inviteMember: "oa",
  updateMember: "oa",
  getAccount: "oadv",
  updateAccount: "oa",
  listBlocklist: "oadv",
  createBlockedTarget: "oa",
  deleteBlockedTarget: "oa",
  listAuditEvents: "oa",
  listSessions: "oadv",
  endOtherSessions: "oadv",
  getDealerApplication: "o",
  listPrograms: "oadv",
  approveReview: "oa",
  createProgram: "oa",
  createReward: "oad",
  getWorkforceAccess: "oa",
  listWorkforceBatches: "oa",
  listWorkforceRecipients: "oa",
  listWorkforceCostCenters: "oa",
  listWorkforceSchedules: "oa",
  getWorkforceMeters: "oa",
  getWorkforceLedger: "oa",
  getWorkforceJournal: "oa",
  allocateToWorkforce: "oa",
  previewWorkforceAllocation: "oa",
  resendWorkforceBatch: "oa",
  cancelWorkforceBatch: "oa",
  createWorkforceRecipient: "oa",
  updateWorkforceRecipient: "oa",
  createWorkforceCostCenter: "oa",
  updateWorkforceCostCenter: "oa",
  changeWorkforceCostCenterPeople: "oa",
  runWorkforceSchedule: "oa",
  searchObjects: "oavD",
  listActivity: "oavD",
  setProgramRules: "oa",
  createQuote: "oadv",
  getDocument: "oadv",
  listRewards: "oadv",
  releaseReward: "oad",
  voidReward: "oad",
  updateProgram: "oa",
  defundProgram: "oa",
  rollProgramSecret: "oa",
  listActivities: "oadv",
  listCheckins: "oadv",
  qualifyReferral: "oad",
  listFamily: "oadv",
  createFamilyMember: "oa",
  deleteFamilyMember: "oa",
  sendToFamilyMember: "oa",
};

/** Pages by what they are a view of. */
const PAGES: Readonly<Record<string, OperationId>> = {
  "/dashboard": "getOverview",
  "/dashboard/sends": "listSends",
  "/dashboard/sends/disputes": "listDisputes",
  "/dashboard/sends/checkout": "listCheckoutSessions",
  "/dashboard/sell": "createSend",
  "/dashboard/approvals": "listApprovals",
  "/dashboard/batches": "listBatches",
  "/dashboard/schedules": "listSchedules",
  "/dashboard/people": "listRecipients",
  "/dashboard/rewards": "listPrograms",
  "/dashboard/rewards/given": "listRewards",
  "/dashboard/rewards/activities": "listActivities",
  "/dashboard/rewards/checkins": "listCheckins",
  "/dashboard/people/family": "listFamily",
  "/dashboard/people/workforce": "listWorkforceBatches",
  "/dashboard/people/workforce/new": "allocateToWorkforce",
  "/dashboard/people/workforce/people": "listWorkforceRecipients",
  "/dashboard/people/workforce/people/new": "createWorkforceRecipient",
  "/dashboard/people/workforce/departments": "listWorkforceCostCenters",
  "/dashboard/people/workforce/paydays": "listWorkforceSchedules",
  "/dashboard/people/workforce/meters": "getWorkforceMeters",
  "/dashboard/people/workforce/ledger": "getWorkforceLedger",
  "/dashboard/people/workforce/ledger/ledger.csv": "getWorkforceLedger",
  "/dashboard/people/workforce/journal": "getWorkforceJournal",
  "/dashboard/people/workforce/journal/journal.csv": "getWorkforceJournal",
  "/dashboard/search": "searchObjects",
  "/dashboard/home/activity": "listActivity",
  "/dashboard/credit": "getCredit",
  "/dashboard/credit/statements": "getStatement",
  "/dashboard/credit/reports": "getSpendReport",
  "/dashboard/credit/exports": "listExports",
  "/dashboard/credit/reserved": "listCreditReservations",
  "/dashboard/credit/alerts": "getCreditAlerts",
  "/dashboard/team": "listMembers",
  "/dashboard/team/settings": "getAccount",
  "/dashboard/team/sessions": "listSessions",
  "/dashboard/team/dealer": "getDealerApplication",
  "/dashboard/team/blocklist": "listBlocklist",
  "/dashboard/team/history": "listAuditEvents",
  "/dashboard/developers/keys": "listKeys",
  "/dashboard/developers/webhooks": "listWebhookEndpoints",
  "/dashboard/developers/requests": "listRequests",
  "/dashboard/developers/events": "listEvents",
};

const NOTHING = "0031JkGCnJyLd9Fz0HpBi4Kt";
const WORKFORCE = "/dashboard/people/workforce";

/**
 * Forms by what they do, sent to objects that do not exist: a role that may act learns that, or
 * what is missing; another gets no further than its role.
 */
const ACTIONS: Readonly<Record<string, OperationId>> = {
  [`${WORKFORCE}/check`]: "previewWorkforceAllocation",
  [`${WORKFORCE}/allocations`]: "allocateToWorkforce",
  [`${WORKFORCE}/allocations/WF-2026-000123/approve`]: "approveBatch",
  [`${WORKFORCE}/allocations/WF-2026-000123/cancel`]: "cancelWorkforceBatch",
  [`${WORKFORCE}/allocations/WF-2026-000123/resend`]: "resendWorkforceBatch",
  [`${WORKFORCE}/allocations/WF-2026-000123/resend/check`]: "resendWorkforceBatch",
  [`${WORKFORCE}/people`]: "createWorkforceRecipient",
  [`${WORKFORCE}/people/rcp_${NOTHING}`]: "updateWorkforceRecipient",
  [`${WORKFORCE}/departments`]: "createWorkforceCostCenter",
  [`${WORKFORCE}/departments/cc_${NOTHING}`]: "updateWorkforceCostCenter",
  [`${WORKFORCE}/departments/cc_${NOTHING}/people`]: "changeWorkforceCostCenterPeople",
  [`${WORKFORCE}/paydays/sch_${NOTHING}/run`]: "runWorkforceSchedule",
  [`/dashboard/rewards/programs/prg_${NOTHING}/rules`]: "setProgramRules",
  [`/dashboard/rewards/programs/prg_${NOTHING}/rules/rul_${NOTHING}`]: "setProgramRules",
};

/** The navigation leads to the parts, and their tabs to the pages below. */
const PARTS_OF_NAVIGATION = 3;

function isMeant(role: Role, mode: "live" | "test", letters: string): boolean {
  if (letters.includes(LETTERS[role])) return true;
  return role === "developer" && mode === "test" && letters.includes("D");
}

/** Where the page itself leads, without its filters and cursors. */
function linksOn(document: ReadPage["document"]): string[] {
  const links = [...document.querySelectorAll('main a[href^="/dashboard"]')];
  return links.map((one) => (one.getAttribute("href") ?? "").replace(/[?#].*/, ""));
}

describe("the roles of members", () => {
  for (const mode of MODES) {
    it.each(Object.entries(MAY))(`say who calls %s in ${mode} mode`, (id, letters) => {
      const operation = OPERATIONS[id as OperationId];
      const found = ROLES.filter((role) => mayCall(operation, { role, tokens_read: false }, mode));
      expect(found).toEqual(ROLES.filter((role) => isMeant(role, mode, letters)));
    });
  }

  it("hold no test helper in live mode", () => {
    const helpers = Object.values(OPERATIONS).filter(({ test_only }) => test_only);
    expect(helpers.length).toBeGreaterThan(5);
    const member = { role: "owner", tokens_read: false } as const;
    expect(helpers.filter((one) => mayCall(one, member, "live"))).toEqual([]);
  });

  it.each(MODES.flatMap((mode) => ROLES.map((role) => ({ mode, role }))))(
    "open their pages and act, and no other: $role in $mode mode",
    async ({ mode, role }) => {
      const shop = await given.organisation();
      const { browser } = await signedInMember(shop, { role, mode });
      const home = await pageAt(browser, "/dashboard");
      const links = [...home.document.querySelectorAll("nav a")].map((one) =>
        one.getAttribute("href"),
      );
      const [statuses, shown] = [new Map<string, number>(), new Set<string>()];
      for (const [path, operation_id] of Object.entries(PAGES)) {
        const may = isMeant(role, mode, MAY[operation_id] ?? "");
        const { document, status } = await pageAt(browser, path);
        expect([path, status]).toEqual([path, may ? 200 : 403]);
        statuses.set(path, status);
        for (const link of linksOn(document)) shown.add(link);
        if (path.split("/").length <= PARTS_OF_NAVIGATION)
          expect([path, links.includes(path)]).toEqual([path, may]);
      }
      for (const link of shown) {
        const status = statuses.get(link) ?? (await browser.get(link)).status;
        expect([link, status]).not.toEqual([link, 403]);
      }
      const form_token = home.document.querySelector("[name=form_token]")?.getAttribute("value");
      for (const [path, operation_id] of Object.entries(ACTIONS)) {
        const answer = await browser.post(path, { form_token: form_token ?? "", form_key: "k" });
        const is_open = isMeant(role, mode, MAY[operation_id] ?? "");
        expect([path, answer.status === 403]).toEqual([path, !is_open]);
      }
    },
  );
});
