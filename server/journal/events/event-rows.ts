import type { EventType } from "@svc/generated/events";
import { type IdPrefix, mintId } from "#platform/ids";
import type { EventRequest } from "./caused-by.ts";
import { maskSecrets } from "./mask-secrets.ts";
import type { EventExtra, EventRow } from "./tables.ts";

/** Something that happened to an object, as the code that did it says. */
export interface EventDraft {
  readonly account_id: string;
  readonly type: EventType;
  /** The object by prefix and uuid, or, when it has no id, as it is at this moment. */
  readonly object:
    | { readonly prefix: IdPrefix; readonly id: string }
    | { readonly snapshot: object };
  /** Place among the events of the object, from 1: one more than the locked object's newest. */
  readonly sequence: number;
  /** Wire fields that changed, with the values before. */
  readonly previous_attributes: Record<string, unknown> | null;
  /** What the type tells beside the object. */
  readonly extra?: EventExtra;
  /** The request that caused it; null when the service did. */
  readonly request: EventRequest | null;
  /** True of an event that a test made up; false when left out. */
  readonly synthetic?: boolean;
  /** Unix milliseconds on the account's clock; the same for all events of a transaction. */
  readonly created: number;
}

/** The rows of a set of drafts, masked; the database adds the transaction that writes them. */
export function eventRows(drafts: readonly EventDraft[]): Omit<EventRow, "commit_position">[] {
  return drafts.map(({ object, previous_attributes, request, ...draft }) => ({
    ...draft,
    extra: draft.extra ?? null,
    synthetic: draft.synthetic ?? false,
    id: mintId(draft.created),
    object_prefix: "id" in object ? object.prefix : null,
    object_id: "id" in object ? object.id : null,
    snapshot: "snapshot" in object ? (maskSecrets(object.snapshot) as object) : null,
    previous_attributes: previousOf(previous_attributes),
    request_id: request?.id ?? null,
    idempotency_key: request?.idempotency_key ?? null,
    key_id: request?.key?.id ?? null,
    key_label: request?.key?.label ?? null,
  }));
}

function previousOf(attributes: EventDraft["previous_attributes"]): Record<string, unknown> | null {
  if (attributes === null || Object.keys(attributes).length === 0) return null;
  return maskSecrets(attributes) as Record<string, unknown>;
}
