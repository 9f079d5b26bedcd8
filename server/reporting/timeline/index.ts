/**
 * Timelines: everything that happened around one object, from the rows of every module. Reading one
 * writes nothing, so it shows nothing that a look would have to be kept for: no token, text or
 * secret, and of numbers and addresses the end alone.
 */

export { describeTimeline } from "./describe-timeline.ts";
export { TIMELINE_PREFIXES } from "./happening.ts";
export { presentTimeline } from "./present-timeline.ts";
export { readTimeline } from "./read-timeline.ts";
