/**
 * Ends the run of one operation's tests: names what it declares and none of them has provoked. The
 * whole run judges it, where other tests may have provoked the rest.
 */
import type { ImplementedOperationId } from "@svc/generated/operations";
import { readSeen } from "../kit/seen.ts";
import { holesOf } from "./coverage-ledger.ts";
import { DECLARED_IMPLEMENTED_LATER } from "./declared-kept-later.ts";

const [folder = "", id = ""] = process.argv.slice(2);
const holes = holesOf(id as ImplementedOperationId, readSeen(folder), DECLARED_IMPLEMENTED_LATER);
const lead = holes.length === 0 ? "nothing" : "";
console.log(`Declared by ${id} and not provoked by its tests: ${lead}`);
for (const hole of holes) console.log(`  ${hole}`);
