/**
 * Accounts that move from one cell to another, while everybody sells: a copy by logical
 * replication, seconds of rest, and a hand-over that holds.
 * Source: docs/decisions/0114-moving-between-cells.md.
 *
 * Promises: at each moment one cell works for an account; what is done again changes nothing; until
 * the hand-over everything can be given up.
 */
export { complaintsOfPlan } from "./check-plan.ts";
export { planMovers } from "./copy.ts";
export { accountsOf, halfOf } from "./movers.ts";
export { MAP_LINES, mergedMap, routesOf } from "./routes.ts";
export { runAlone } from "./run-alone.ts";
export { readMovers, type Split } from "./split.ts";
export { COPY_STEPS, giveUp, REMOVAL_STEPS, SWITCH_STEPS, takeSteps } from "./steps.ts";
