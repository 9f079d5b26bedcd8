/** What the gate refuses, it refuses for every class of operations that declares it. */
import { pairsByClass } from "../kit/chosen-pairs.ts";
import { refuseAtTheGate } from "./gate-pairs.ts";

refuseAtTheGate(pairsByClass());
