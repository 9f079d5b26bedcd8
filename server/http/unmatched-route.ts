/** Requests that no operation answers: unknown paths, other methods, and `OPTIONS`. */

import { BASE_PATH } from "@svc/generated/mount-routes";
import { OPERATIONS, type OperationFacts } from "@svc/generated/operations";
import { formatId, mintId } from "#platform/ids";
import { Refusal } from "#platform/refusal";
import { wall } from "#platform/time/clock";
import { NEWEST_VERSION } from "#platform/versions/released";
import { nearestPath } from "./input/nearest-path.ts";
import { refusalAnswer, writeEmptyReply, writeReply } from "./reply/reply.ts";
import type { GateContext } from "./request-state.ts";
import { RATE_OF_STRANGERS } from "./steps/rate-limit.ts";

/** How a web page may ask for a publishable operation. */
const PREFLIGHT = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Max-Age": "86400",
};

interface KnownPath {
  readonly form: RegExp;
  readonly operations: OperationFacts[];
}

const PATH_CHARACTERS_MAX = 200;

const known_paths = knownPaths();
const ALL_PATHS = [...new Set(Object.values(OPERATIONS).map(({ path }) => path))];

/**
 * Answers a request that matched no route: `OPTIONS` of a known path with 204, another method of it
 * with 405 and `Allow`, anything else with 404.
 *
 * Refuses: `method_not_allowed`, `route_not_found`.
 */
export function answerUnmatchedRoute(
  { req }: Pick<GateContext, "req">,
  docs_url: string,
): Response {
  const { method, path } = req;
  const found = known_paths.find(({ form }) => form.test(path));
  const metadata = {
    request_text: formatId("req", mintId(wall())),
    version: NEWEST_VERSION,
    rate: RATE_OF_STRANGERS,
  };
  if (found === undefined) return refused(routeNotFound(method, path));
  const allow = allowOf(found);
  if (method !== "OPTIONS") {
    const written = path.slice(0, PATH_CHARACTERS_MAX);
    const message = `${written} does not accept ${method}. Use ${allow}.`;
    return refused(new Refusal("method_not_allowed", { message }), { Allow: allow });
  }
  const open = found.operations.filter(({ publishable }) => publishable);
  const methods = open.map((operation) => operation.method).join(", ");
  const preflight = {
    ...PREFLIGHT,
    "Access-Control-Allow-Methods": methods,
    "Access-Control-Allow-Headers": headersFor(open).join(", "),
  };
  const headers = { Allow: allow, ...(open.length === 0 ? {} : preflight) };
  return writeEmptyReply(204, headers, metadata);

  function refused(refusal: Refusal, headers: Record<string, string> = {}): Response {
    return writeReply({ ...refusalAnswer(refusal, metadata, docs_url), headers }, metadata);
  }
}

/** What a page may send: its key, the type of a body, and the headers of the contract. */
function headersFor(operations: readonly OperationFacts[]): string[] {
  const declared = operations
    .flatMap(({ parameters }) => parameters)
    .flatMap((parameter) => (parameter.in === "header" ? [parameter.name] : []));
  return [...new Set(["Authorization", "Content-Type", ...declared])].sort();
}

/** Names the path, and the one that it was probably meant as, with a method that this one has. */
function routeNotFound(method: string, path: string): Refusal {
  const written = path.slice(0, PATH_CHARACTERS_MAX);
  const bare = path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length) : path;
  const meant = nearestPath(bare, ALL_PATHS);
  const methods = Object.values(OPERATIONS).filter((operation) => operation.path === meant);
  const same = methods.find((operation) => operation.method === method) ?? methods[0];
  const hint = same === undefined ? "" : ` Did you mean \`${same.method} ${BASE_PATH}${meant}\`?`;
  return new Refusal("route_not_found", {
    message: `No operation has the path ${written}.${hint}`,
  });
}

/**
 * A reader of headers alone is a reader: what answers GET answers HEAD. An operation that only says
 * that its method is not there adds none.
 */
function allowOf({ operations }: KnownPath): string {
  const served = operations.filter(({ refusals }) => !refusals.includes("method_not_allowed"));
  const methods = served.map(({ method }) => method);
  const all = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
  return all.sort().join(", ");
}

/** A path that is spelt out comes before one whose id could be spelt so. */
function knownPaths(): KnownPath[] {
  const by_path = Map.groupBy(Object.values(OPERATIONS), ({ path }) => path);
  const open = ([path]: readonly [string, unknown]) => path.split("{").length;
  const ordered = [...by_path].toSorted((one, other) => open(one) - open(other));
  return ordered.map(([path, operations]) => {
    const parts = path
      .split("/")
      .map((part) => (part.startsWith("{") ? "[^/]+" : RegExp.escape(part)));
    return { form: new RegExp(`^${RegExp.escape(BASE_PATH)}${parts.join("/")}$`), operations };
  });
}
