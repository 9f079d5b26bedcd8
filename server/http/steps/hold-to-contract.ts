import type { OperationFacts } from "@svc/generated/operations";
import type { Refusal } from "#platform/refusal";
import { faultOf } from "../reply/conform.ts";
import type { Answered } from "../reply/reply.ts";
import type { GateDeps } from "./gate-deps.ts";

/** Holds an answer to the contract; a fault is logged, or goes to the observer if there is one. */
export function holdToContract(
  { observer, log }: GateDeps,
  { id, refusals }: OperationFacts,
  { status, body }: Answered,
  refusal: Refusal | null,
): void {
  const fault = faultOf(id, { status, body });
  if (observer === undefined) {
    if (fault !== null) log.error({ operation: id, status, ...fault }, "answer does not conform");
    return;
  }
  const code = refusal?.code ?? null;
  observer.onAnswer({ operation_id: id, status, code });
  if (fault !== null) {
    const { keyword, schema_path } = fault;
    observer.onContractViolation(new Error(`${id} ${status} breaks ${keyword} at ${schema_path}`));
  }
  if (code !== null && !refusals.includes(code)) {
    observer.onContractViolation(
      new Error(`${id} refuses with ${code}, which the contract does not name for it`),
    );
  }
}
