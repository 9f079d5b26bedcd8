import { ENUMS, type EnumValue } from "@svc/generated/enums";

export type McpVersion = EnumValue<"McpVersion">;

/** The versions of the protocol that the server speaks, the newest first. */
export const VERSIONS: readonly McpVersion[] = ENUMS.McpVersion;

/** Offered by `initialize` in place of a version that the server does not speak. */
export const OFFERED_VERSION: McpVersion = "2025-06-18";

/** The only version that has batches; a client that names none is taken to speak it. */
export const VERSION_OF_BATCHES: McpVersion = "2025-03-26";

/** The first version without `initialize`; every later one is without it too. */
const FIRST_STATELESS: McpVersion = "2026-07-28";
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the server speaks a version of the protocol. */
export function isSpoken(version: unknown): version is McpVersion {
  return VERSIONS.some((one) => one === version);
}

/** Whether a version, spoken or not, has no `initialize`. */
export function isStateless(version: string): boolean {
  return DATE.test(version) && version >= FIRST_STATELESS;
}
