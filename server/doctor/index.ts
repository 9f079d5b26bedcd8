/** The doctor: reads a sick installation, and names causes and remedies. */
export { examine } from "./examine.ts";
export { describeFaults, type Fault, isBroken, presentFaults } from "./faults.ts";
export { freeBytes } from "./outside-faults.ts";
export { faultsOfClock } from "./program-faults.ts";
