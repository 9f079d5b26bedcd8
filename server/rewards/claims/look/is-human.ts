import type { Ctx } from "#platform/context";

/** What agents that fetch pages on their own call themselves: previews, crawlers, scanners. */
const MACHINES = [
  // Cubot makes telephones, which people use.
  "(?<!cu)bot\\b",
  ...["crawl", "spider", "preview", "scan"],
  ...["facebookexternalhit", "facebookcatalog", "meta-external", "whatsapp/", "telegram"],
  ...["skype", "viber/", "slack", "discord", "pinterest", "embedly"],
];
const MACHINE = new RegExp(MACHINES.join("|"), "i");

/** Whether a person looks: neither a `HEAD`, nor a page that is fetched ahead, nor a machine. */
export function isHuman({ reader, user_agent }: Pick<Ctx, "reader" | "user_agent">): boolean {
  return reader !== "nobody" && !MACHINE.test(user_agent ?? "");
}
