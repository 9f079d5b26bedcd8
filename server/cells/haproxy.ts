import { BASE_PATH } from "@svc/generated/mount-routes";
import { OPERATIONS } from "@svc/generated/operations";
import { markOf } from "#platform/settings/cell";
import { CELL_COOKIE, type CellPatterns, patternsOfCell, STAFF_PATH } from "./patterns.ts";
import { AWAY, AWAY_SECONDS, type RoutedCell, type Router, TIMEOUT_SECONDS } from "./router.ts";

/** 503 from the moment that a process has to stop. */
const HEALTH_PATH = BASE_PATH + OPERATIONS.getHealth.path;

const UNSAID = "!{ res.hdr(retry-after) -m found }";

/** The configuration of HAProxy 2.4 or later that sends each request to its cell. */
export function haproxyConfig(router: Router): string {
  const tls = router.certificate === null ? "" : ` ssl crt ${router.certificate} alpn h2,http/1.1`;
  return `${[
    "# Made by npm run svc -- cells haproxy: make it again rather than change it.",
    "defaults",
    "  mode http",
    "  timeout connect 2s",
    "  timeout queue 2s",
    `  timeout client ${TIMEOUT_SECONDS}s`,
    `  timeout server ${TIMEOUT_SECONDS}s`,
    "  option redispatch",
    "",
    "frontend svc",
    `  bind ${router.listen}${tls}`,
    "  option forwardfor",
    "  acl has_key req.hdr(authorization) -m found",
    "  acl named var(txn.cell) -m found",
    `  acl of_staff path -m beg ${STAFF_PATH}`,
    ...movedRules(router.moved),
    ...rulesOf(router),
    ...router.cells.map(({ cell }) => {
      const cookie = `${CELL_COOKIE}=${markOf(cell)}; Path=/; HttpOnly; SameSite=Lax`;
      const is_named = `{ var(txn.path) -m str ${cell} }`;
      return `  http-response add-header Set-Cookie "${cookie}" if ${is_named}`;
    }),
    ...router.cells.map(({ cell }) => {
      return `  use_backend cell_${cell} if { var(txn.cell) -m str ${cell} }`;
    }),
    `  default_backend cell_${router.home}`,
    ...router.cells.flatMap(backendOf),
  ].join("\n")}\n`;
}

/** Of keys and links that were made elsewhere, before their account moved. */
function movedRules(moved: string | null): string[] {
  if (moved === null) return [];
  const hashed = "sha2(256),hex,lower";
  const key = `req.hdr(authorization),regsub("^[Bb]earer +",""),${hashed}`;
  // A path that ends with a secret: of a claim, a token or a receipt.
  const link = `path,regsub("^.*/",""),${hashed}`;
  const rule = (hash: string, when: string) =>
    `  http-request set-var(txn.cell) '${hash},map(${moved})' if ${when} ` +
    `{ ${hash},map(${moved}) -m found }`;
  return [rule(key, "has_key"), rule(link, "!has_key")];
}

/** The first rule that names a cell stands. */
function rulesOf({ cells }: Router): string[] {
  const each = (rule: (patterns: CellPatterns) => string, when: string) =>
    cells.map(({ cell }) => {
      const match = rule(patternsOfCell(cell));
      return `  http-request set-var(txn.cell) str(${cell}) if !named ${when}{ ${match} }`;
    });
  const cookie = (pattern: string) => `req.hdr(cookie) -m reg "${pattern}"`;
  return [
    ...cells.map(({ cell }) => {
      const prefix = `/${markOf(cell)}/`;
      return `  http-request set-var(txn.path) str(${cell}) if !has_key { path -m beg ${prefix} }`;
    }),
    ...each(({ key }) => `req.hdr(authorization) -m reg "${key}"`, ""),
    ...each(({ address }) => `url -m reg "${address}"`, "!has_key "),
    ...each(({ staff_cookie }) => cookie(staff_cookie), "!has_key of_staff "),
    ...each(({ member_cookie }) => cookie(member_cookie), "!has_key !of_staff "),
    ...[0, 1].flatMap((at) => each(({ cookies }) => cookie(cookies[at] ?? ""), "!has_key ")),
  ];
}

function backendOf({ cell, servers }: RoutedCell): string[] {
  const away = `status 503 content-type text/plain hdr Retry-After ${AWAY_SECONDS}`;
  return [
    "",
    `backend cell_${cell}`,
    // What one key sells meets in one process, and is written in sets.
    "  balance hdr(Authorization)",
    "  hash-type consistent",
    "  option httpchk",
    `  http-check send meth GET uri ${HEALTH_PATH} ver HTTP/1.1 hdr Host svc`,
    "  default-server check inter 1s fall 2 rise 1",
    `  http-after-response set-header Retry-After ${AWAY_SECONDS} if { status 503 } ${UNSAID}`,
    `  http-request return ${away} string "${AWAY}\\n" if { nbsrv eq 0 }`,
    ...servers.map((server, at) => `  server ${cell}${at + 1} ${server}`),
  ];
}
