import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";

/** Every address of a host; throws when that cannot be known, and answers none when it has none. */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

/** One question to one name server, and how often it is put. */
const QUESTION_MS = 2_000;
const QUESTIONS_MAX = 2;
/** The name exists and has no address of this family, or does not exist. */
const NOTHING_THERE = ["ENODATA", "ENOTFOUND"];

/**
 * Asks the name servers for all addresses of a host, of both families. It asks over the network
 * itself: the system's look-up runs on few threads, which a slow name server would hold for all.
 */
export const resolveHost: ResolveHost = async (host) => {
  if (isIP(host) !== 0) return [host];
  if (host === "localhost" || host.endsWith(".localhost")) return ["127.0.0.1", "::1"];
  const resolver = new Resolver({ timeout: QUESTION_MS, tries: QUESTIONS_MAX });
  const found = await Promise.all([
    addressesOr(resolver.resolve4(host)),
    addressesOr(resolver.resolve6(host)),
  ]);
  return found.flat();
};

async function addressesOr(asked: Promise<string[]>): Promise<string[]> {
  try {
    return await asked;
  } catch (error) {
    if (NOTHING_THERE.includes((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
}
