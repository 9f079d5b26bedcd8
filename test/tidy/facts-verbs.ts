/**
 * Which verbs change what programs keep of callers in memory, derived from the columns that the
 * statement of `find-callers.ts` reads, and whether each raises the version of its account's facts.
 * Source: docs/decisions/0034-facts-in-memory.md.
 */
import { posix } from "node:path";
import { FOUND_OTHERWISE, keptColumns } from "../kit/facts-guard.ts";
import type { Finding, TreeFile } from "./tree.ts";

/** Every verb that raises the version, by its file below server/, and what it changes. */
export const FACTS_VERBS: Readonly<Record<string, string>> = {
  "accounts/account/accept-terms.ts": "the version of the interface that an account begins with",
  "accounts/account/operations/update-account.ts": "name, texts, contacts, guard against doubles",
  "accounts/account/set-dealer.ts": "the discounts of a dealer",
  "accounts/keys/operations/delete-key.ts": "whether a key works",
  "accounts/keys/operations/roll-key.ts": "until when an old secret works",
  "accounts/keys/operations/update-key.ts": "what a key may do: scopes, lists, caps, its end",
  "accounts/keys/rows/allow-target.ts": "the recipients that an agent's key may send to",
  "accounts/keys/rows/forget-number.ts": "the recipients that keys may send to",
};

/** Verbs that write such a column and need not raise the version, and why. */
export const WITHOUT_VERSION: Readonly<Record<string, string>> = {
  "accounts/keys/deadlines/process-deadlines.ts":
    "a key that expires, or whose grace ends, does so by the clock that is kept with it",
  "accounts/keys/operations/create-key.ts": "a key that is being made is kept by nobody yet",
};

const TABLES: Readonly<Record<string, string>> = {
  accounts: "accounts",
  apiKeys: "api_keys",
  keySecrets: "key_secrets",
  keyCaps: "key_caps",
  accountClocks: "account_clocks",
};
const RAISES = /\braiseFactsVersion\(tx\b/;

/** The verbs, by their files below server/, of every write of a column that is kept. */
export function factsVerbs(files: readonly TreeFile[]): Map<string, { raises: boolean }> {
  const server = files.filter(({ path }) => path.startsWith("server/"));
  const texts = new Map(server.map(({ path, text }) => [path, text]));
  const importers = importersOf(server);
  const verbs = new Map<string, { raises: boolean }>();
  const seen = new Set<string>();
  function climb(path: string): void {
    if (seen.has(path)) return;
    seen.add(path);
    const raises = RAISES.test(texts.get(path) ?? "");
    const above = importers.get(path) ?? [];
    if (raises || above.length === 0) verbs.set(path.replace("server/", ""), { raises });
    else for (const one of above) climb(one);
  }
  for (const { path, text } of server) if (writesKept(text)) climb(path);
  return verbs;
}

/** Verbs that change what is kept and neither raise the version nor are let off. */
export function forgetfulVerbs(files: readonly TreeFile[]): Finding[] {
  return [...factsVerbs(files)]
    .filter(([path, { raises }]) => !(raises ? path in FACTS_VERBS : path in WITHOUT_VERSION))
    .map(([path, { raises }]) => ({
      path: `server/${path}`,
      line: 1,
      advice: raises
        ? "raises the version of its account's facts: name it in FACTS_VERBS"
        : "changes what is kept of callers: call raiseFactsVersion, or say why it need not",
    }));
}

/** Who imports a file's values by its path; what goes out by an entry is its own verb. */
function importersOf(files: readonly TreeFile[]): Map<string, string[]> {
  const imported = files
    .filter(({ path }) => !path.endsWith("/index.ts"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^import (?!type\b)[^;]*? from "(\.[^"]+)";/gm)].map(
        ([, from = ""]) => [posix.join(posix.dirname(path), from), path] as const,
      ),
    );
  const grouped = Map.groupBy(imported, ([of]) => of);
  return new Map([...grouped].map(([of, pairs]) => [of, pairs.map(([, by]) => by)]));
}

/** A write whose columns stand nowhere to be read counts as one of what is kept. */
function writesKept(text: string): boolean {
  const drizzle = [...text.matchAll(/\.update\((\w+)\)\s*\.set\(\s*(\{[\s\S]*?\}|\w+)\s*\)/g)];
  const tagged = [...text.matchAll(/\bupdate (\w+)(?: \w+)?\s+set ([\s\S]*?)(?:\bwhere\b|`)/g)];
  return (
    drizzle.some(([, name = "", set = ""]) => isKept(TABLES[name], columnsSet(set))) ||
    tagged.some(([, table = "", set = ""]) => isKept(table, columnsAssigned(set))) ||
    /(?:\.insert|insertMany)\((?:tx, )?keyCaps\b|\.delete\((?:keyCaps|keySecrets)\)/.test(text) ||
    /\b(?:insert into key_caps|delete from (?:key_caps|key_secrets))\b/.test(text)
  );
}

/** Null where they cannot be read. */
function columnsSet(written: string): string[] | null {
  if (!written.startsWith("{") || written.includes("...")) return null;
  return [...written.matchAll(/[{,]\s*(\w+)\s*(?=[:,}])/g)].map(([, name = ""]) => name);
}

function columnsAssigned(written: string): string[] {
  return [...written.matchAll(/(\w+)\s*=/g)].map(([, name = ""]) => name);
}

function isKept(table: string | undefined, columns: readonly string[] | null): boolean {
  if (table === undefined || !Object.values(TABLES).includes(table)) return false;
  if (columns === null) return true;
  const kept: readonly string[] = keptColumns().get(table as "accounts") ?? [];
  return columns.some((one) => kept.includes(one) && !(`${table}.${one}` in FOUND_OTHERWISE));
}
