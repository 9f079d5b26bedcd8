import type { Discount } from "#platform/context";

/** What a person of the staff does with an application. */
export type Decision =
  | { readonly verb: "review" }
  | { readonly verb: "question"; readonly text: string }
  | { readonly verb: "approve"; readonly discounts: readonly Discount[]; readonly note: string }
  | { readonly verb: "decline"; readonly note: string };
