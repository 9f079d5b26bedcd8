import type { PathObject } from "#platform/path-object";
import { members } from "./tables.ts";

/** How paths name a member. */
export const MEMBER: PathObject = { table: members, prefix: "mem", param: "member_id" };
