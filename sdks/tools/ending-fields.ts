/**
 * The contract with fields that end: it deprecates none today, and each language must have its mark
 * for the day on which it does.
 */
import type { Contract, Deprecation, Schema } from "./contract.ts";

/** A sentence with what some language has to escape. */
const END: Deprecation = {
  since: "2027-05-01",
  sunset: "2029-05-01",
  instead: 'Send `metadata` with a key such as "notify", and the number.',
};

/** A field of a request and of an answer, and a parameter of a query. */
export function withEndingFields(contract: Contract): Contract {
  const changed = structuredClone(contract) as Contract;
  const { schemas, parameters } = changed.components;
  for (const name of ["SendCreate", "Send"]) end(schemas[name]?.properties?.notify_number);
  end(parameters["RecipientListQuery.external_id"]);
  return changed;
}

function end(place: Pick<Schema, "deprecated" | "x-svc-deprecation"> | undefined): void {
  if (place === undefined) throw new Error("The contract has no such field any more.");
  Object.assign(place, { deprecated: true, "x-svc-deprecation": END });
}
