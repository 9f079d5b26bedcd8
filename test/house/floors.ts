/** Who may import whom. Source: architecture, "The wings of the server". */
import { posix } from "node:path";
import { importsOf, syntaxOf } from "./syntax.ts";
import type { Finding, TreeFile } from "./tree.ts";

/** The wings that exist, from the bottom to the top; a wing imports only from wings before it. */
export const WINGS = [
  "platform",
  "providers",
  "journal",
  "money",
  "accounts",
  "directory",
  "catalogue",
  "sales",
  "rewards",
  "workforce",
  "webhooks",
  "reporting",
  "mcp",
  "test-mode",
  "http",
  "pages",
] as const;

/** Wings whose files stand in the wing itself, beside its rooms if it has any. */
export const WITHOUT_ROOMS: readonly string[] = ["platform", "http", "pages"];

/** What a workspace package may import of the others, and who may look into another's files. */
const WALLS: Readonly<Record<string, RegExp>> = {
  spec: /^@svc\/spec/,
  generated: /^$/,
  server: /^@svc\/generated\//,
  scripts: /^@svc\/(?:generated|spec)/,
  test: /^@svc\/(?:generated|server)\//,
};

/** Imports that go up, past a door, or into the hall. */
export function strayImports(files: readonly TreeFile[]): Finding[] {
  return files.flatMap((file) =>
    importsOf(syntaxOf(file)).flatMap(({ from, line }) => {
      const advice = file.path.startsWith("server/") ? adviceInServer(file.path, from) : null;
      return [advice ?? adviceOnWall(file.path, from)].flatMap((told) =>
        told === null ? [] : [{ path: file.path, line, advice: told }],
      );
    }),
  );
}

function adviceOnWall(path: string, from: string): string | null {
  const wall = WALLS[path.split("/")[0] ?? ""];
  if (wall === undefined || !from.startsWith("@svc/") || wall.test(from)) return null;
  return `imports ${from}: its package may not see that one`;
}

function adviceInServer(path: string, from: string): string | null {
  const [wing, room] = placeOf(path);
  if (wing === null) return adviceInHall(from);
  if (from.startsWith("#")) return adviceOnWing(wing, from.slice(1).split("/")[0] ?? "");
  if (!from.startsWith(".")) return null;
  const target = posix.join(posix.dirname(path), from);
  const [target_wing, target_room] = placeOf(target);
  if (target_wing === null && target.startsWith("server/")) return "imports the hall: it is handed";
  const is_at_home = target_wing === wing && (target_room === room || isWhole(wing));
  return is_at_home || !target.startsWith("server/")
    ? null
    : `imports ${from}: go through the door, as #<wing>/<room>`;
}

/** The hall wires operations, tables and what stands at the doors. */
function adviceInHall(from: string): string | null {
  const [, wing = "", ...inside] = from.startsWith("./") ? from.split("/") : [];
  if (inside.length < 2 || isWhole(wing)) return null;
  if (/^(?:operations\/index|index|(?:[a-z-]+-)?tables)\.ts$/.test(inside.slice(1).join("/"))) {
    return null;
  }
  return `imports ${from}: the hall takes operations, tables and doors only`;
}

/** A wing may use itself and every wing below it. */
function adviceOnWing(wing: string, used: string): string | null {
  const [here, there] = [floorOf(wing), floorOf(used)];
  if (here < 0) return `stands in "${wing}", which is no wing: add it to the house test`;
  if (there <= here) return null;
  return `imports from ${used}, which is above ${wing}: tell it by an event`;
}

function floorOf(wing: string): number {
  return (WINGS as readonly string[]).indexOf(wing);
}

function isWhole(wing: string): boolean {
  return WITHOUT_ROOMS.includes(wing);
}

/** Wing and room of a file of the server; no wing in the hall. */
function placeOf(path: string): [wing: string | null, room: string | null] {
  const [, wing = "", room = "", ...others] = path.split("/");
  if (room === "") return [null, null];
  return [wing, others.length === 0 ? null : room];
}

/** A room holds files, and a folder of operations which holds files. */
const IN_A_ROOM = /^(?:operations\/)?[a-z0-9]+(?:-[a-z0-9]+)*\.ts$/;

/** Files of wings that stand in no room, or are of no kind that a room holds. */
export function strayFiles(files: readonly TreeFile[]): Finding[] {
  return files.flatMap(({ path }) => {
    const [top, wing = "", , ...inside] = path.split("/");
    if (top !== "server" || floorOf(wing) < 0 || isWhole(wing)) return [];
    if (IN_A_ROOM.test(inside.join("/"))) return [];
    const advice = "is of no kind that a room holds: see ARCHITECTURE, the wings of the server";
    return [{ path, line: 1, advice }];
  });
}
