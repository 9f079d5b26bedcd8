import type { Ctx, MemberFacts } from "#platform/context";

/** Who is signed in; the gate lets nobody else call what is for people alone. */
export function signedIn({ member, operation }: Pick<Ctx, "member" | "operation">): MemberFacts {
  if (member === null) throw new Error(`Nobody is signed in who calls ${operation.id}.`);
  return member;
}
