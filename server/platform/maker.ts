import type { Ctx } from "./context.ts";

/** Who makes an object: a key, or a signed-in member. */
export interface Maker {
  readonly kind: "key" | "member";
  /** Uuid. */
  readonly id: string;
}

/** The caller as the maker of an object. */
export function makerAmong({ key, member }: Pick<Ctx, "key" | "member">): Maker {
  if (key !== null) return { kind: "key", id: key.id };
  if (member !== null) return { kind: "member", id: member.id };
  throw new Error("Nobody calls who could have made it.");
}
