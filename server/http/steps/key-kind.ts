import { refuse } from "#platform/refusal";
import type { KeyCaller, RequestState } from "../request-state.ts";

/** Refuses: `key_kind_not_allowed`. */
export function refuseKeyKind({ operation }: RequestState, { key }: KeyCaller): void {
  if (operation.key_kinds.includes(key.kind)) return;
  refuse("key_kind_not_allowed", {
    message: `A key of kind ${key.kind} cannot call this operation.`,
    meta: { kind: key.kind, allowed: operation.key_kinds },
  });
}
