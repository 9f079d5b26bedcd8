/**
 * A command of operators: the configuration of a router that sends each request to its cell. It is
 * made by the version that is installed, so that it knows the secrets which that makes.
 */

import { SettingError } from "#platform/setting-error";
import { readCell } from "#platform/settings/cell";
import { haproxyConfig, nginxConfig, type Router } from "../cells/index.ts";
import { readArguments } from "./staff-command.ts";

const USAGE =
  "Usage: npm run svc -- cells <haproxy | nginx> --cell <sign>=<host:port>[,<host:port>] …\n" +
  "         [--home <sign>] [--listen <address>] [--certificate <file.pem>] [--moved <file>]\n\n" +
  "  Prints the configuration of a router before cells: the SVC_CELL of each, and where its\n" +
  "  processes are. --home is the cell of requests that name none, the first if left out.\n" +
  "  --moved names the keys of accounts that have moved, in a file that split writes.";

const MAKERS = { haproxy: haproxyConfig, nginx: nginxConfig } as const;
const SERVER = /^[\w.-]+:\d{1,5}$/;

if (import.meta.main) {
  const args = process.argv.slice(2);
  try {
    console.log(args.includes("--help") ? USAGE : routerConfig(args).trimEnd());
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** The configuration that the arguments ask for; what is wrong is said in one sentence. */
export function routerConfig(args: string[]): string {
  const text = { type: "string" } as const;
  const { values, positionals } = readArguments(
    {
      args,
      options: {
        ...{ home: text, listen: text, certificate: text, moved: text },
        cell: { ...text, multiple: true },
      } as const,
      allowPositionals: true,
    },
    USAGE,
  );
  const [name = "", ...others] = positionals;
  if (!Object.hasOwn(MAKERS, name) || others.length > 0) return stop("Name haproxy or nginx.");
  const cells = (values.cell ?? []).map(readRoutedCell);
  const signs = cells.map(({ cell }) => cell);
  const { home = signs[0] ?? "", listen = "*:8080", certificate = null, moved = null } = values;
  if (cells.length === 0) return stop("Name each cell with --cell.");
  if (new Set(signs).size < signs.length) return stop("Each cell has a sign of its own.");
  if (!signs.includes(home)) return stop(`--home ${home} is none of the cells.`);
  return MAKERS[name as keyof typeof MAKERS]({ cells, home, listen, certificate, moved });
}

function readRoutedCell(written: string): Router["cells"][number] {
  const [sign = "", places = ""] = written.split("=");
  const servers = places.split(",");
  if (!servers.every((one) => SERVER.test(one))) {
    return stop(
      `--cell ${written} must be a sign and addresses such as A=a.internal.example:4000.`,
    );
  }
  try {
    return { cell: readCell(sign), servers };
  } catch (error) {
    return stop(`--cell ${written}: the sign ${(error as Error).message}.`);
  }
}

function stop(reason: string): never {
  throw new SettingError(`${reason}\n${USAGE}`);
}
