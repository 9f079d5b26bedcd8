/** For each operation a call without a fault, so that a test can spoil one thing in it. */
import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import type { Parts } from "./api.ts";
import { movedToNow } from "./moved-days.ts";
import { shownBody, shownPathValue, shownQuery } from "./shown-calls.ts";

const ALLOCATION = {
  kind: "airtime",
  lines: [{ phone: "0771234567", name: "Tariro Moyo", amount: "5.00" }],
};

/** What the contract's examples cannot send here: they name objects that an account has to have. */
const BODIES: Partial<Record<OperationId, Record<string, unknown>>> = {
  createSend: { target: "0771234567", amount: "5.00", currency: "USD" },
  createReward: {
    ...{ program: "prg_0031JkEAlHwJb7Dx8FnZg2Im", completion_id: "survey-7" },
    ...{ recipient: { phone: "0771234567" }, amount: "5.00" },
  },
  createReferral: {
    ...{ program: "prg_0031JkEAlHwJb7Dx8FnZg2Im", referrer: { phone: "0771112222" } },
    referee: { phone: "0771113333" },
  },
  createSchedule: {
    ...{ name: "Airtime", cadence: "daily", hour: 8, amount: "5.00", currency: "USD" },
    recipients: [{ phone: "0771234567" }],
  },
  createRecipientsBulk: { recipients: [{ name: "Tendai Ncube", phone: "0772345678" }] },
  updateGroupMembers: { add: [] },
  changeWorkforceCostCenterPeople: { add: [] },
  allocateToWorkforce: ALLOCATION,
  previewWorkforceAllocation: ALLOCATION,
  resendWorkforceBatch: {},
  previewWorkforceResend: {},
  runWorkforceSchedule: {},
};

/** A call that the gate lets through to its operation, whatever the day. */
export function rightCall(operation_id: OperationId): Parts<OperationId> {
  const names = OPERATIONS[operation_id].parameters.filter((one) => one.in === "path");
  return movedToNow({
    path: Object.fromEntries(names.map(({ name }) => [name, shownPathValue(operation_id, name)])),
    query: shownQuery(operation_id),
    body: BODIES[operation_id] ?? shownBody(operation_id),
  });
}
