/**
 * Holds answers to the contract. A fault is always ours: the answer still goes out, because a paid
 * sale is not to be hidden behind a 500.
 */
import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import { responseValidators, type Validator } from "@svc/generated/validators";
import { isFileBody } from "./file-body.ts";

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
  if (isFileBody(body)) return faultOfFile(operation_id, { status, ...body });
  const validate = responseValidators[operation_id][status];
  const is_empty = body === null && OPERATIONS[operation_id].statuses.includes(status);
  if (validate === undefined) {
    return is_empty ? null : { schema_path: "#", keyword: "undeclared status" };
  }
  if (validate(body)) return null;
  const [first] = validate.errors ?? [];
  return { schema_path: pathOf(first), keyword: first?.keyword ?? "unknown" };
}

/** A schema has one list of what it requires; the path goes on to the property that is missing. */
function pathOf(error: NonNullable<Validator["errors"]>[number] | undefined): string {
  const { schemaPath = "#", params } = error ?? {};
  const missing: unknown = params?.missingProperty;
  if (typeof missing !== "string") return schemaPath;
  return schemaPath.replace(/\/required$/, () => `/properties/${missing}`);
}

/** Of a file the status and the content type are promised, and that it is not empty. */
function faultOfFile(
  operation_id: OperationId,
  { status, content_type, bytes }: { status: number; content_type: string; bytes: Uint8Array },
): Fault | null {
  const { statuses, files } = OPERATIONS[operation_id];
  if (!statuses.includes(status)) return { schema_path: "#", keyword: "undeclared status" };
  if (!files.includes(content_type)) {
    return { schema_path: "#", keyword: "undeclared content type" };
  }
  return bytes.length > 0 ? null : { schema_path: "#", keyword: "empty file" };
}
