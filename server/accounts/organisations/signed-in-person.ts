import type { Ctx, PersonFacts } from "#platform/context";

/** Who is signed in; the gate lets nobody else call what people do for themselves. */
export function signedInPerson({ person, operation }: Pick<Ctx, "person" | "operation">) {
  if (person === null) throw new Error(`Nobody is signed in who calls ${operation.id}.`);
  return person satisfies PersonFacts;
}
