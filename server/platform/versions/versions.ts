import type { VersionChange } from "./change.ts";
import type { End } from "./deprecations.ts";
import { makeOlderVersion, type OlderVersion } from "./older-version.ts";

/** One dated version of the interface. */
export interface InterfaceVersion {
  /** Its day, such as `2026-11-01`. */
  readonly version: string;
  /** How it differs from the version before it. */
  readonly brought: readonly VersionChange[];
  /** When it ends, once that is announced. */
  readonly ends: End | null;
}

/** The versions that a program serves. */
export interface Versions {
  /** Newest first. */
  readonly supported: readonly string[];
  readonly newest: string;
  readonly isSupported: (text: string) => boolean;
  /**
   * How an older version is told; null for the newest, which everything is written in. What named a
   * version that has ended since, as an endpoint may, is told the oldest that is left.
   */
  readonly older: (version: string) => Promise<OlderVersion> | null;
  /** When a version ends, once that is announced. */
  readonly endOf: (version: string) => InterfaceVersion["ends"];
}

/** Opens versions, newest first; an older one is made when it is first asked for. */
export function openVersions(versions: readonly InterfaceVersion[]): Versions {
  const supported = versions.map(({ version }) => version);
  const [newest = ""] = supported;
  const oldest = supported.at(-1) ?? newest;
  const made = new Map<string, Promise<OlderVersion>>();
  const make = (version: string) => {
    const steps = versions.slice(0, supported.indexOf(version)).map((newer, place) => ({
      newer: newer.version,
      older: supported[place + 1] ?? "",
      edits: newer.brought.flatMap(({ edits }) => edits),
    }));
    const making = makeOlderVersion(steps);
    made.set(version, making);
    // Whoever asks next tries again.
    making.catch(() => made.delete(version));
    return making;
  };
  return {
    supported,
    newest,
    isSupported: (text) => supported.includes(text),
    older: (asked) => {
      const version = supported.includes(asked) ? asked : oldest;
      return version === newest ? null : (made.get(version) ?? make(version));
    },
    endOf: (version) => versions.find((one) => one.version === version)?.ends ?? null,
  };
}
