/**
 * The dated versions of the interface that requests may ask for, newest first.
 * Source: docs/guides/versioning.md.
 */
export const VERSIONS: readonly string[] = ["2026-11-01"];

/** The version that new accounts speak. */
export const NEWEST_VERSION = "2026-11-01";

/** Whether a version is spoken here. */
export function isVersion(text: string): boolean {
  return VERSIONS.includes(text);
}
