import { markOf } from "#platform/settings/cell";
import { CELL_COOKIE, type CellPatterns, patternsOfCell, STAFF_PATH } from "./patterns.ts";
import { AWAY, AWAY_SECONDS, type RoutedCell, type Router, TIMEOUT_SECONDS } from "./router.ts";

/**
 * For the map of what has moved: its hashes are longer than the names that nginx makes room for.
 * It wants to know before the first map.
 */
const ROOM_FOR_MOVED = ["map_hash_bucket_size 128;", "map_hash_max_size 1000000;"];

/**
 * The same for nginx 1.18 or later, as a file of `conf.d`. It has no hash of its own: what leads
 * accounts that have moved is hashed by its module for Perl, which has one.
 */
export function nginxConfig(router: Router): string {
  const { cells, home, moved } = router;
  return `${[
    "# Made by npm run svc -- cells nginx: make it again rather than change it.",
    ...(moved === null ? [] : ROOM_FOR_MOVED),
    ...mapOf("$http_authorization $svc_by_key", cells, ({ key }) => [key]),
    ...mapOf("$request_uri $svc_by_address", cells, ({ address }) => [address]),
    "map $request_uri $svc_reader {",
    `  "~^${STAFF_PATH}" staff;`,
    "  default member;",
    "}",
    ...mapOf("$http_cookie $svc_by_staff_cookie", cells, (of) => [of.staff_cookie]),
    ...mapOf("$http_cookie $svc_by_member_cookie", cells, (of) => [of.member_cookie]),
    ...mapOf("$http_cookie $svc_by_cookie", cells, ({ cookies }) => cookies),
    "map $svc_reader $svc_by_session {",
    "  staff $svc_by_staff_cookie;",
    "  default $svc_by_member_cookie;",
    "}",
    'map "$svc_by_address$svc_by_session$svc_by_cookie" $svc_without_key {',
    '  "~^(?<svc_first>.)" $svc_first;',
    `  default ${home};`,
    "}",
    "map $http_authorization $svc_home {",
    '  "" $svc_without_key;',
    `  default ${home};`,
    "}",
    `map $svc_by_key ${moved === null ? "$svc_cell" : "$svc_named"} {`,
    '  "" $svc_home;',
    "  default $svc_by_key;",
    "}",
    ...movedMaps(moved),
    "map $request_uri $svc_cookie {",
    ...cells.map(({ cell }) => {
      const mark = markOf(cell);
      return `  "~^/${mark}/" "${CELL_COOKIE}=${mark}; Path=/; HttpOnly; SameSite=Lax";`;
    }),
    '  default "";',
    "}",
    "map $http_authorization $svc_caller {",
    '  "" $request_id;',
    "  default $http_authorization;",
    "}",
    ...cells.flatMap(upstreamOf),
    ...serverOf(router),
  ].join("\n")}\n`;
}

/** Of keys and links that were made elsewhere, before their account moved. */
function movedMaps(moved: string | null): string[] {
  if (moved === null) return [];
  const hashOf = (name: string, secret: string) => [
    `perl_set ${name} 'sub {`,
    "  my $request = shift;",
    `  my $secret = ${secret};`,
    "  return Digest::SHA::sha256_hex($secret);",
    "}';",
  ];
  const ledBy = (hash: string, name: string) => [
    `map ${hash} ${name} {`,
    `  include ${moved};`,
    '  default "";',
    "}",
  ];
  return [
    "perl_require Digest/SHA.pm;",
    ...hashOf("$svc_key_hash", '($request->header_in("Authorization") // "") =~ s/^[Bb]earer +//r'),
    // A path that ends with a secret: of a claim, a token or a receipt.
    ...hashOf("$svc_link_hash", "$request->uri =~ s{^.*/}{}r"),
    ...ledBy("$svc_key_hash", "$svc_moved_key"),
    ...ledBy("$svc_link_hash", "$svc_moved_link"),
    "map $http_authorization $svc_moved {",
    '  "" $svc_moved_link;',
    "  default $svc_moved_key;",
    "}",
    "map $svc_moved $svc_cell {",
    '  "" $svc_named;',
    "  default $svc_moved;",
    "}",
  ];
}

function serverOf({ listen, certificate }: Router): string[] {
  return [
    "server {",
    `  listen ${listen.replace("*:", "")}${certificate === null ? "" : " ssl"};`,
    ...(certificate === null
      ? []
      : [`  ssl_certificate ${certificate};`, `  ssl_certificate_key ${certificate};`]),
    "  client_max_body_size 0;",
    "  error_page 502 504 = @away;",
    "  location / {",
    "    proxy_pass http://svc_cell_$svc_cell;",
    "    proxy_http_version 1.1;",
    '    proxy_set_header Connection "";',
    "    proxy_set_header Host $host;",
    "    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
    "    proxy_request_buffering off;",
    "    proxy_connect_timeout 2s;",
    `    proxy_read_timeout ${TIMEOUT_SECONDS}s;`,
    "    add_header Set-Cookie $svc_cookie always;",
    "  }",
    "  location @away {",
    "    default_type text/plain;",
    `    add_header Retry-After ${AWAY_SECONDS} always;`,
    `    return 503 "${AWAY}\\n";`,
    "  }",
    "}",
  ];
}

function mapOf(
  names: string,
  cells: Router["cells"],
  patternsOf: (patterns: CellPatterns) => readonly string[],
): string[] {
  const rows = cells.map(({ cell }) =>
    patternsOf(patternsOfCell(cell)).map((text) => ({ cell, text })),
  );
  const most = Math.max(...rows.map(({ length }) => length));
  // The strongest of every cell stands before the next one of any.
  const ordered = Array.from({ length: most }, (_, at) => rows.map((row) => row[at])).flat();
  return [
    `map ${names} {`,
    ...ordered.filter((row) => row !== undefined).map(({ cell, text }) => `  "~${text}" ${cell};`),
    '  default "";',
    "}",
  ];
}

function upstreamOf({ cell, servers }: RoutedCell): string[] {
  return [
    `upstream svc_cell_${cell} {`,
    // What one key sells meets in one process, and is written in sets.
    "  hash $svc_caller consistent;",
    ...servers.map((server) => `  server ${server};`),
    "  keepalive 32;",
    "}",
  ];
}
