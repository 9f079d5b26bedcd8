import type { InterfaceVersion } from "./versions.ts";
import { openVersions } from "./versions.ts";

/** The version that the code of the operations speaks, and new accounts. */
export const NEWEST_VERSION = "2026-11-01";

/**
 * The dated versions of the interface, newest first, each with what it brought. A change is a file
 * in a folder named like its version. Source: docs/guides/versioning.md.
 */
const RELEASED: readonly InterfaceVersion[] = [
  { version: NEWEST_VERSION, brought: [], ends: null },
];

/** What the program serves. */
export const RELEASED_VERSIONS = openVersions(RELEASED);
