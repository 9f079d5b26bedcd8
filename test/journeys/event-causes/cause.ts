import type { EventType } from "@svc/generated/events";
import type { Organisation } from "../../kit/given.ts";

/** What a test account does so that events happen, by calls of the API alone and as time passes. */
export interface Cause {
  /** What it does, in words. */
  readonly by: string;
  readonly events: readonly EventType[];
  act(shop: Organisation): Promise<unknown>;
}
