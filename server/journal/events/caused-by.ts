/** The request that caused events, as they keep it. */
export interface EventRequest {
  /** Uuid of the `req_` id. */
  readonly id: string;
  readonly idempotency_key: string | null;
  /** The key that sent it, as it is labelled at that moment; null where none is needed. */
  readonly key: { readonly id: string; readonly label: string | null } | null;
}

/** The request of a caller, for the events that it causes. */
export function causedBy(caller: {
  readonly request_id: string;
  readonly idempotency: { readonly key: string } | null;
  readonly key: { readonly id: string; readonly label: string | null } | null;
}): EventRequest {
  const { request_id, idempotency, key } = caller;
  return {
    id: request_id,
    idempotency_key: idempotency?.key ?? null,
    key: key === null ? null : { id: key.id, label: key.label },
  };
}
