/** The guides: docs/guides/*.md in reading order, honest about what is planned. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Assets } from "./assets.ts";
import type { Contract } from "./contract.ts";
import { frontPage } from "./front.ts";
import { type DocPage, pageFrom } from "./page.ts";
import { type ShownSdks, sdkGuide } from "./sdks.ts";
import { callsNamed, callsOfShell, implementedCalls } from "./standing.ts";
import { withTables } from "./tables.ts";

const FOLDER = join(import.meta.dirname, "../../docs/guides");

/** The origin that the guides are written with; the page shows the one that serves it. */
const WRITTEN_ORIGIN = "http://127.0.0.1:4000";

/** Every guide, under the heading of the navigation. */
export const GUIDES: Readonly<Record<string, readonly string[]>> = {
  "Get started": ["quickstart", "command-line", "till", "sdks", "test-mode", "going-live"],
  "Start from what you are": [
    "for-shops",
    "for-banks",
    "for-employers",
    "for-apps",
    "for-agent-builders",
  ],
  "Build it well": [
    "idempotency",
    "errors",
    "webhooks",
    "status",
    "pagination",
    "exports",
    "versioning",
    "generators",
    "conformance",
    "team",
  ],
  "Sell more": [
    "credit",
    "power",
    "recipients",
    "cost-centers",
    "batches-and-schedules",
    "employers",
    "rewards",
    "rules",
    "checkins",
    "agents",
    "mcp",
    "agent-rewards",
    "dashboard",
    "approving",
  ],
};

export async function guidePages({
  contract,
  sdks,
  assets,
  public_url,
}: {
  readonly contract: Contract;
  readonly sdks: ShownSdks;
  readonly assets: Assets;
  readonly public_url: string;
}): Promise<DocPage[]> {
  const places = Object.entries(GUIDES).flatMap(([group, names]) =>
    names.map((name) => ({ group, name })),
  );
  const guides = await Promise.all(
    places.map(async ({ group, name }) => {
      const written = await readFile(join(FOLDER, `${name}.md`), "utf8");
      const here = written.replaceAll(WRITTEN_ORIGIN, public_url);
      const filled = sdkGuide(sdks, withTables(contract, here));
      const markdown = markPlanned(contract, filled);
      return pageFrom({ group, path: `/docs/guides/${name}` }, markdown);
    }),
  );
  const front = frontPage({ contract, sdks, assets, guides, groups: Object.keys(GUIDES) });
  return [front, ...guides];
}

/** Marks the samples that call what is not kept, and says at the top what a guide waits for. */
function markPlanned(contract: Contract, markdown: string): string {
  const isKept = implementedCalls(contract);
  const marked = markdown.replaceAll(/```sh\n([\s\S]*?)```/g, (block, shell: string) =>
    callsOfShell(shell).every(isKept) ? block : `\`\`\`sh planned\n${shell}\`\`\``,
  );
  const waiting = callsNamed(markdown).filter((call) => !isKept(call));
  if (waiting.length === 0) return marked;
  const names = waiting.map(({ method, path }) => `\`${method} ${path}\``).join(", ");
  const note = `> **Planned.** ${PLANNED_ADVICE}: ${names}.`;
  const lead_end = marked.indexOf("\n\n", marked.indexOf("\n\n") + 2);
  return `${marked.slice(0, lead_end)}\n\n${note}${marked.slice(lead_end)}`;
}

const PLANNED_ADVICE = "These operations are not available yet and return 501 `not_implemented`";
