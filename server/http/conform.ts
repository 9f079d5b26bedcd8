/**
 * Holds answers to the contract. A fault is always ours: the answer still goes out, because a paid
 * sale is not to be hidden behind a 500.
 */
import type { OperationId } from "@svc/generated/operations";
import { responseValidators } from "@svc/generated/validators";

/** The path and the keyword of the schema that an answer broke, never the value. */
export interface Fault {
  readonly schema_path: string;
  readonly keyword: string;
}

/** What of the contract an answer breaks; null when it is as promised. */
export function faultOf(
  operation_id: OperationId,
  { status, body }: { status: number; body: unknown },
): Fault | null {
  const validate = responseValidators[operation_id][status];
  if (validate === undefined) return { schema_path: "#", keyword: "undeclared status" };
  if (validate(body)) return null;
  const [first] = validate.errors ?? [];
  return { schema_path: first?.schemaPath ?? "#", keyword: first?.keyword ?? "unknown" };
}
