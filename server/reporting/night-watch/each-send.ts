import { SEND_INVARIANTS } from "./ledger-invariants.ts";
import { EACH_SALE_INVARIANTS } from "./sale-invariants.ts";

/** What is asked of sends, with what belongs to each of them. */
export const EACH_SEND_INVARIANTS = { ...SEND_INVARIANTS, ...EACH_SALE_INVARIANTS };
