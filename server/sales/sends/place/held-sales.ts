/** What is written in place of sales that a person must approve. */
import assert from "node:assert/strict";
import type { LockedClock } from "#accounts/account";
import {
  type ApprovalInput,
  type ApprovalRow,
  type NewRequest,
  requestedEvent,
  requestedRows,
} from "#accounts/approvals";
import { causedBy, type EventDraft } from "#journal/events";
import type { Write } from "#platform/db/multi-table-write";
import type { sendReferences } from "../rows/tables.ts";
import type { HeldSale } from "./judge-agent.ts";

/** The approvals of a set, and what is written of them. */
interface HeldWrites {
  readonly rows: readonly ApprovalRow[];
  readonly writes: readonly Write[];
  readonly events: readonly EventDraft[];
  readonly requests: readonly NewRequest[];
}

/** The caller holds the clocks of the agents' accounts. */
export function writesOfHeld(
  held: readonly HeldSale[],
  clocks: ReadonlyMap<string, LockedClock>,
): HeldWrites {
  const { rows, writes } = requestedRows(held.map(approvalInputOf), clocks);
  const orders = new Map(held.map(({ sale: { order } }) => [order.id, order]));
  const orderOf = ({ id }: ApprovalRow) => {
    const order = orders.get(id);
    assert(order !== undefined, `approval ${id} has no order in the set`);
    return order;
  };
  return {
    rows,
    writes,
    events: rows.map((row) => requestedEvent(row, causedBy(orderOf(row)))),
    requests: rows.map((row) => ({ row, key_label: orderOf(row).key?.label ?? null })),
  };
}

/** The reference of a held sale is taken by its approval. */
export function heldReference({
  sale: { order },
}: HeldSale): (typeof sendReferences.$inferInsert)[] {
  const { account, client_reference: reference, id: object_id, request_id } = order;
  if (reference === null) return [];
  return [{ account_id: account.id, reference, object_prefix: "apr", object_id, request_id }];
}

function approvalInputOf({ sale, why, limit_minor, used_minor }: HeldSale): ApprovalInput {
  const { order, currency } = sale;
  const { account, key, id, asked, source, target, amount_minor } = order;
  assert(asked !== null && key !== null, `nobody asked for send ${id}`);
  return {
    account_id: account.id,
    id,
    action: "send",
    why,
    operation_id: "createSend",
    request: asked.body,
    source,
    amount_minor,
    currency,
    target,
    program_id: null,
    completion_id: null,
    reason: asked.reason,
    api_key_id: key.id,
    limit_minor,
    used_minor,
    request_id: order.request_id,
    created: order.created,
  };
}
