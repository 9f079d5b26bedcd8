/** The versions of the protocol that the server speaks, the newest first. */
export const VERSIONS = ["2025-06-18", "2025-03-26", "2024-11-05"] as const;

/** The only version that has batches; a client that names none is taken to speak it. */
export const VERSION_OF_BATCHES: McpVersion = "2025-03-26";

export type McpVersion = (typeof VERSIONS)[number];

/** Whether the server speaks a version of the protocol. */
export function isSpoken(version: unknown): version is McpVersion {
  return VERSIONS.some((one) => one === version);
}
