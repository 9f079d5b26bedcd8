/** The parts of modules: what they are named, and from how many files on they are folders. */
import { posix } from "node:path";
import { LAYERS, WITHOUT_MODULES } from "./layers.ts";
import type { Finding, TreeFile } from "./tree.ts";

/** What a part may be named in any module. */
const NAMES = [
  ...["operations", "rows", "read", "write", "judge", "make", "work", "end", "present"],
  "lifecycle",
];

/** Steps and things of the domain that have a part to themselves, each in the module it names. */
export const OF_THE_DOMAIN: Readonly<Record<string, readonly string[]>> = {
  "accounts/approvals": ["carry-out"],
  "accounts/keys": ["deadlines", "secrets"],
  "accounts/members": ["pin"],
  "catalogue/status": ["subscribers"],
  "directory/recipients": ["bulk", "register"],
  "money/topups": ["transfers"],
  "reporting/exports": ["file", "kinds"],
  "reporting/overview": ["attention"],
  "rewards/claims": ["guard", "look"],
  "rewards/giving": ["release"],
  "rewards/programs": ["budget", "place", "secrets"],
  "rewards/reward-links": ["tokens"],
  "sales/checkout-sessions": ["collect", "pay"],
  "sales/schedules": ["run"],
  "sales/sends": ["attempts", "dispatch", "messages", "order", "place", "settle"],
  "webhooks/webhook-deliveries": ["delivery", "feeds", "replays"],
};

const FILES_MIN = 3;

/** Parts of modules with a name of their own making, or with too few files for a folder. */
export function strayParts(files: readonly TreeFile[]): Finding[] {
  const parts = Map.groupBy(
    files.filter(({ path }) => isInPart(path)),
    ({ path }) => posix.dirname(path),
  );
  return [...parts].flatMap(([path, { length }]) => {
    const advice = adviceOn(path, length);
    return advice === null ? [] : [{ path, line: 1, advice }];
  });
}

/** Parts that are listed as ones of the domain, and are not there. */
export function idleParts(files: readonly TreeFile[]): string[] {
  const folders = new Set(files.map(({ path }) => posix.dirname(path)));
  const listed = Object.entries(OF_THE_DOMAIN).flatMap(([module, names]) =>
    names.map((name) => `server/${module}/${name}`),
  );
  return listed.filter((folder) => !folders.has(folder));
}

function isInPart(path: string): boolean {
  const [top, layer = "", ...inside] = path.split("/");
  const has_modules =
    LAYERS.some((one) => one === layer) && !WITHOUT_MODULES.some((one) => one === layer);
  return top === "server" && has_modules && inside.length === 3;
}

function adviceOn(folder: string, files: number): string | null {
  const [, layer, module, name = ""] = folder.split("/");
  const own = OF_THE_DOMAIN[`${layer}/${module}`] ?? [];
  if (!NAMES.includes(name) && !own.includes(name)) {
    return `names a part "${name}": take one of ${NAMES.join(", ")}`;
  }
  // The composition root finds operations in a folder, however few they are.
  if (name === "operations" || files >= FILES_MIN) return null;
  return `holds ${files} of at least ${FILES_MIN} files: put them next to the module's entry`;
}
