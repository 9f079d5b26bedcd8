/** What may come at any time, of whatever operation: faults of ours and of the database. */
import { pairsByClass } from "../kit/chosen-pairs.ts";
import { failAtAnyTime } from "./fault-pairs.ts";

failAtAnyTime(pairsByClass());
