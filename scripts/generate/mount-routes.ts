import type { Contract } from "./compile-spec.ts";
import { HEADER } from "./paths.ts";

type Facts = Contract["facts"]["operations"][number];

/** The text of mount-routes.ts. */
export function mountRoutesFile({ document, facts }: Contract): string {
  const base = document.servers?.[0]?.url ?? "";
  return [
    HEADER,
    'import type { Hono } from "hono";\n',
    'import type { Serve } from "./routes.ts";\n\n',
    "/** Every path of the contract begins with this. */\n",
    `export const BASE_PATH = "${base}";\n\n`,
    mountRoutes(base, facts.operations),
  ].join("");
}

function mountRoutes(base: string, facts: readonly Facts[]): string {
  const lines = literalFirst(facts).map(
    ({ id, method, path }) =>
      `  app.${method.toLowerCase()}("${base}${honoPath(path)}", (c) => serve("${id}", c));\n`,
  );
  return [
    "/** Mounts every operation of the contract, planned ones too. */\n",
    "export function mountRoutes(app: Hono, serve: Serve): void {\n",
    ...lines,
    "}\n",
  ].join("");
}

function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

/** A literal segment goes before a parameter in its place, because the first match answers. */
function literalFirst(facts: readonly Facts[]): Facts[] {
  const rank = (path: string) => path.replaceAll("{", "\uffff");
  return [...facts].sort((left, right) => {
    const [first, second] = [rank(left.path), rank(right.path)];
    return first < second ? -1 : first > second ? 1 : left.method < right.method ? -1 : 1;
  });
}
