import type { Schemas } from "@svc/generated/routes";
import { capabilitiesOf } from "./check-stateless.ts";

export const TASKS = "io.modelcontextprotocol/tasks";

/** What the client of a stateless request can do besides calling tools. */
export interface ClientFeatures {
  /** It has a person open a page. */
  readonly opens_urls: boolean;
  /** It asks for the status of a task until that is final. */
  readonly follows_tasks: boolean;
}

/** What a request says that its client can do. */
export function featuresOf(message: Schemas["McpMessage"]): ClientFeatures {
  const { elicitation, extensions } = capabilitiesOf(message);
  return {
    opens_urls: Object.hasOwn(Object(elicitation), "url"),
    follows_tasks: Object.hasOwn(Object(extensions), TASKS),
  };
}
