import { OPERATIONS, type OperationFacts, type OperationId } from "@svc/generated/operations";

/** Operations that read one object, by its path. */
const READERS: readonly OperationFacts[] = Object.values(OPERATIONS).filter(
  ({ method, path, planned }) => method === "GET" && path.endsWith("}") && !planned,
);

/** What reads the object at the beginning of an operation's path; null where there is none. */
export function readerOf(operation_id: OperationId): OperationFacts | null {
  const { path } = OPERATIONS[operation_id];
  return READERS.find((one) => `${path}/`.startsWith(`${one.path}/`)) ?? null;
}
