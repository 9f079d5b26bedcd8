/** The command line, read strictly: a flag that is misspelt would judge something else. */
import { parseArgs } from "node:util";
import { BASE_PATH } from "../../../generated/mount-routes.ts";
import { usageError } from "./usage-error.ts";

export interface Options {
  readonly url: URL | null;
  readonly key: string | null;
  readonly har: string | null;
  readonly port: number;
  readonly webhooks: number | null;
  readonly forward_to: URL | null;
  readonly secrets: readonly string[];
  readonly junit: string | null;
  readonly sarif: string | null;
  readonly allows_additions: boolean;
  readonly command: readonly string[];
}

export const USAGE = `svc-conform --url <base> [options] [-- <command> ...]
svc-conform --har <file> [--url <base>] [options]

Holds every request, response and webhook to the contract of svc.

  --url <base>          address of the service, such as https://api.svc.example
  --key <key>           API key: given to the command as SVC_KEY; without a command,
                        sent with requests that have none. Default: SVC_KEY
  --port <port>         port of the proxy. Default: a free one
  --har <file>          judges a recording instead of running a proxy
  --webhooks <port>     receives webhooks on this port; 0 is a free one
  --secret <whsec>      secret of the webhook endpoint; can be repeated
  --forward-to <url>    passes webhooks on to your program, and its status back
  --allow-additions     notes new fields, values and events of a newer service,
                        which are no deviations then
  --junit <file>        writes a report in JUnit's XML
  --sarif <file>        writes a report in SARIF 2.1.0
  --version, --help

The command gets SVC_URL, the address of the proxy, and ends the run. Without a
command the proxy runs until you press Ctrl+C.

Exit code: 0 no deviation, 1 deviations, 2 nothing could be judged, or the
command failed.
`;

export function readOptions(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Options {
  const at = argv.indexOf("--");
  const command = at < 0 ? [] : argv.slice(at + 1);
  const flags = readFlags(at < 0 ? argv : argv.slice(0, at));
  if (at >= 0 && command.length === 0) throw usageError("No command follows `--`.");
  const options: Options = {
    url: flags.url === undefined ? null : baseOf(flags.url),
    key: flags.key ?? env.SVC_KEY ?? null,
    har: flags.har ?? null,
    port: portOf("--port", flags.port) ?? 0,
    webhooks: portOf("--webhooks", flags.webhooks),
    forward_to: flags["forward-to"] === undefined ? null : addressOf(flags["forward-to"]),
    secrets: flags.secret ?? [],
    junit: flags.junit ?? null,
    sarif: flags.sarif ?? null,
    allows_additions: flags["allow-additions"] ?? false,
    command,
  };
  refuseContradictions(options);
  return options;
}

function readFlags(argv: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        ...({ url: { type: "string" }, key: { type: "string" } } as const),
        ...({ har: { type: "string" }, port: { type: "string" } } as const),
        ...({ webhooks: { type: "string" }, "forward-to": { type: "string" } } as const),
        ...({ junit: { type: "string" }, sarif: { type: "string" } } as const),
        secret: { type: "string", multiple: true },
        "allow-additions": { type: "boolean" },
      },
    });
    return values;
  } catch (error) {
    throw usageError((error as Error).message);
  }
}

function refuseContradictions({ url, har, command, webhooks, secrets, forward_to }: Options): void {
  if (url === null && har === null) throw usageError("Give --url or --har.");
  if (har !== null && command.length > 0) {
    throw usageError("A recording needs no command: leave out --har or the command.");
  }
  if (har !== null && webhooks !== null) throw usageError("A recording has no webhooks.");
  if (webhooks === null && (secrets.length > 0 || forward_to !== null)) {
    throw usageError("--secret and --forward-to belong to --webhooks.");
  }
}

/** The base path of the contract may be a part of it, as SDKs accept it too. */
function baseOf(text: string): URL {
  const url = addressOf(text);
  const path = url.pathname.replace(/\/+$/, "");
  url.pathname = path.endsWith(BASE_PATH) ? path.slice(0, -BASE_PATH.length) : path;
  if (url.search !== "" || url.hash !== "") throw usageError(`${text} has a query.`);
  return url;
}

function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === "http:" || url?.protocol === "https:") return url;
  throw usageError(`${text} is not an address, such as https://api.svc.example`);
}

function portOf(flag: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^\d{1,5}$/.test(text) && Number(text) < 65_536) return Number(text);
  throw usageError(`${flag} must be a port, not ${text}.`);
}
