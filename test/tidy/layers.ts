/** Who may import whom. See ARCHITECTURE.md, "The layers of the server". */
import { posix } from "node:path";
import { importsOf, syntaxOf } from "./syntax.ts";
import type { Finding, TreeFile } from "./tree.ts";

/**
 * The layers that exist, from the bottom to the top; a layer imports only from layers before it.
 */
export const LAYERS = [
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
  "privacy",
  "mcp",
  "test-mode",
  "http",
  "claim-page",
  "payment-pages",
  "dashboard",
  "staff-console",
  "status-page",
  "docs-site",
  "rehearsal",
  "metrics",
  "tracing",
  "rights",
  "doctor",
  "cells",
] as const;

/** Programs next to the server, which wire what they need as it does. */
export const COMMANDS = "commands";

/** Layers whose files stand in the layer itself, next to its modules if it has any. */
export const WITHOUT_MODULES: readonly string[] = [
  "platform",
  "http",
  "claim-page",
  "payment-pages",
  "dashboard",
  "staff-console",
  "status-page",
  "docs-site",
  "rehearsal",
  "metrics",
  "tracing",
  "rights",
  "doctor",
  "cells",
];

/** What a workspace package may import of the others, and who may look into another's files. */
const WALLS: Readonly<Record<string, RegExp>> = {
  spec: /^@svc\/spec/,
  generated: /^$/,
  server: /^@svc\/(?:generated\/|embedded-postgres$)/,
  "server/embedded-postgres": /^$/,
  scripts: /^@svc\/(?:generated|spec)/,
  test: /^@svc\/(?:(?:generated|server)\/|embedded-postgres$)/,
};

/** Packages that stand in the server's folder and know nothing of it. */
export const PACKAGES_IN_SERVER: readonly string[] = Object.keys(WALLS).filter((folder) =>
  folder.startsWith("server/"),
);

/** Imports that go up, past an entry, or into the composition root. */
export function strayImports(files: readonly TreeFile[]): Finding[] {
  return files.flatMap((file) =>
    importsOf(syntaxOf(file)).flatMap(({ from, line }) => {
      const own = packageInServer(file.path);
      const in_server = file.path.startsWith("server/") && own === null;
      const advice = in_server ? adviceInServer(file.path, from) : adviceInPackage(own, file, from);
      return [advice ?? adviceOnWall(file.path, from)].flatMap((listed) =>
        listed === null ? [] : [{ path: file.path, line, advice: listed }],
      );
    }),
  );
}

function adviceOnWall(path: string, from: string): string | null {
  const wall = WALLS[packageInServer(path) ?? path.split("/")[0] ?? ""];
  if (wall === undefined || !from.startsWith("@svc/") || wall.test(from)) return null;
  return `imports ${from}: its package may not see that one`;
}

function packageInServer(path: string): string | null {
  return PACKAGES_IN_SERVER.find((folder) => path.startsWith(`${folder}/`)) ?? null;
}

/** A package's files import each other, and nothing around them. */
function adviceInPackage(own: string | null, { path }: TreeFile, from: string): string | null {
  if (own === null) return null;
  const leaves =
    from.startsWith(".") && !posix.join(posix.dirname(path), from).startsWith(`${own}/`);
  return leaves || from.startsWith("#") ? `imports ${from}: its package knows no other` : null;
}

function adviceInServer(path: string, from: string): string | null {
  const [layer, module] = placeOf(path);
  if (layer === null) return adviceInCompositionRoot(path, from);
  if (from.startsWith("#")) return adviceOnLayer(layer, from.slice(1).split("/")[0] ?? "");
  if (!from.startsWith(".")) return null;
  const target = posix.join(posix.dirname(path), from);
  const entered = packageInServer(target);
  if (entered !== null) return `imports ${from}: import the package ${entered} by its name`;
  const [target_layer, target_module] = placeOf(target);
  if (target_layer === null && target.startsWith("server/"))
    return "imports the composition root: it is handed";
  const is_at_home = target_layer === layer && (target_module === module || isWhole(layer));
  return is_at_home || !target.startsWith("server/")
    ? null
    : `imports ${from}: go through its entry, as #<layer>/<module>`;
}

/** The composition root wires operations, tables and entries. */
function adviceInCompositionRoot(path: string, from: string): string | null {
  const target = from.startsWith(".") ? posix.join(posix.dirname(path), from) : "";
  const [, layer = "", ...inside] = target.split("/");
  if (inside.length < 2 || layer === COMMANDS || isWhole(layer)) return null;
  if (
    /^(?:operations\/index|index|(?:rows\/)?(?:[a-z-]+-)?tables)\.ts$/.test(
      inside.slice(1).join("/"),
    )
  ) {
    return null;
  }
  return `imports ${from}: the composition root takes operations, tables and entries only`;
}

/** A layer may use itself and every layer below it. */
function adviceOnLayer(layer: string, used: string): string | null {
  const [here, there] = [rankOfLayer(layer), rankOfLayer(used)];
  if (here < 0) return `stands in "${layer}", which is no layer: add it to the tidy tests`;
  if (there <= here) return null;
  return `imports from ${used}, which is above ${layer}: tell it by an event`;
}

function rankOfLayer(layer: string): number {
  return (LAYERS as readonly string[]).indexOf(layer);
}

function isWhole(layer: string): boolean {
  return WITHOUT_MODULES.includes(layer);
}

/** Layer and module of a file of the server; no layer in the composition root. */
function placeOf(path: string): [layer: string | null, module: string | null] {
  const [, layer = "", module = "", ...others] = path.split("/");
  if (module === "" || layer === COMMANDS) return [null, null];
  return [layer, others.length === 0 ? null : module];
}

/** A module holds files, operations, and named parts of both. */
const IN_A_MODULE = /^(?:[a-z]+(?:-[a-z]+)*\/)?[a-z0-9]+(?:-[a-z0-9]+)*\.ts$/;

/** Files of layers that are in no module, or of no kind that a module holds. */
export function strayFiles(files: readonly TreeFile[]): Finding[] {
  return files.flatMap(({ path }) => {
    const [top, layer = "", , ...inside] = path.split("/");
    if (top !== "server" || rankOfLayer(layer) < 0 || isWhole(layer)) return [];
    if (IN_A_MODULE.test(inside.join("/"))) return [];
    const advice = "is of no kind that a module holds: see ARCHITECTURE, the layers of the server";
    return [{ path, line: 1, advice }];
  });
}

/** Parts of one folder that import each other in a circle, with the imports that make it. */
export function circularParts(files: readonly TreeFile[]): Finding[] {
  const arrows = files.flatMap((file) => partImports(file));
  return inCircles(arrows, "parts of a module import one way");
}

/**
 * Modules of one layer that import each other in a circle, types too, and the imports that make it.
 * Operations stand above all modules of their layer, whichever module's path they serve.
 */
export function circularModules(files: readonly TreeFile[]): Finding[] {
  const arrows = files.flatMap((file) => moduleImports(file));
  return inCircles(arrows, "modules of a layer import one way");
}

function inCircles(arrows: readonly PlacedImport[], rule: string): Finding[] {
  const reaches = new Map<string, Set<string>>();
  for (const { from, to } of arrows) reaches.set(from, (reaches.get(from) ?? new Set()).add(to));
  return arrows
    .filter(({ from, to }) => isReached(reaches, to, from))
    .map(({ path, line, from, to }) => ({
      path,
      line,
      advice: `imports ${to}, which needs ${from}: ${rule}`,
    }));
}

interface PlacedImport {
  readonly path: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

/** What a file imports from parts beside its own; files of operations stand above all parts. */
function partImports(file: TreeFile): PlacedImport[] {
  const from = partOf(file.path);
  if (from === null) return [];
  return importsOf(syntaxOf(file)).flatMap(({ from: imported, line }) => {
    if (!imported.startsWith(".")) return [];
    const to = partOf(posix.join(posix.dirname(file.path), imported));
    const is_beside = to !== null && to !== from && posix.dirname(to) === posix.dirname(from);
    return is_beside ? [{ path: file.path, line, from, to }] : [];
  });
}

/** What a file imports from other modules of its layer; files of operations do so freely. */
function moduleImports(file: TreeFile): PlacedImport[] {
  const [top, layer = "", module = "", ...inside] = file.path.split("/");
  const is_module = top === "server" && inside.length > 0 && !isWhole(layer);
  if (!is_module || inside[0] === "operations") return [];
  const from = `#${layer}/${module}`;
  return importsOf(syntaxOf(file)).flatMap(({ from: to, line }) =>
    to.startsWith(`#${layer}/`) && to !== from ? [{ path: file.path, line, from, to }] : [],
  );
}

/**
 * The part that a file of the server is in: a folder of a module that is not its operations. A file
 * next to a module's entry is a part of its own.
 */
function partOf(path: string): string | null {
  const folder = posix.dirname(path);
  const [top, layer = "", ...inside] = folder.split("/");
  if (top !== "server" || inside.at(-1) === "operations") return null;
  if (inside.length > (isWhole(layer) ? 0 : 1)) return folder;
  const is_in_module = inside.length === 1 && posix.basename(path) !== "index.ts";
  return is_in_module ? path : null;
}

function isReached(
  reaches: ReadonlyMap<string, ReadonlySet<string>>,
  from: string,
  target: string,
  seen = new Set<string>(),
): boolean {
  if (from === target) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(reaches.get(from) ?? [])].some((next) => isReached(reaches, next, target, seen));
}
