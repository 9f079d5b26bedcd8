import { moversOf, type Split } from "./split.ts";

/**
 * The lines of the router's map: what opens a door of the movers, as the router hashes it, and the
 * cell that it leads to from now on. Keys and links are hashed alike; sessions end, and their
 * people sign in again.
 */
export async function routesOf(split: Split): Promise<string[]> {
  const { source, cell } = split;
  const { ids } = await moversOf(split);
  const rows = await source.read(
    ({ sql }) => sql<{ hash: string }[]>`
      select secret_hash as hash from key_secrets where account_id = any(${[...ids]}::uuid[])
      union all
      select secret_hash from token_links where account_id = any(${[...ids]}::uuid[])
      union all
      select token_hash from reward_links where account_id = any(${[...ids]}::uuid[])
      union all
      select encode(token_hash, 'hex') from sandboxes where account_id = any(${[...ids]}::uuid[])`,
  );
  return rows.map(({ hash }) => `${hash} ${cell}`).sort();
}

/** A line as a router reads it. */
export const MAP_LINES: Readonly<Record<string, (line: string) => string>> = {
  haproxy: (line) => line,
  nginx: (line) => `${line};`,
};

/** A map with these lines, where what they lead has led elsewhere before. */
export function mergedMap(before: string, lines: readonly string[]): string {
  const hashes = new Set(lines.map((line) => line.split(" ")[0]));
  const others = before
    .split("\n")
    .filter((line) => line !== "" && !hashes.has(line.split(" ")[0]));
  return [...others, ...lines].map((line) => `${line}\n`).join("");
}
