import { API_VERSION, VERSION } from "../../../node/src/generated/facts.ts";
import type {
  Account,
  Credit,
  Health,
  WebhookEndpoint,
} from "../../../node/src/generated/models.ts";
import { ApiError, ConnectionError, SvcError } from "../../../node/src/runtime/error.ts";
import type { Page } from "../../../node/src/runtime/page.ts";
import { Client } from "../client.ts";
import { textOf } from "../flags.ts";
import type { Io } from "../io.ts";
import { printingOf, printRows } from "../print.ts";
import { connectionOf, shownKey } from "../profile.ts";
import { plain, styleOf } from "../style.ts";
import type { Invocation, OwnCommand } from "./command.ts";

interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly found: string;
  /** What to do about it; empty of what is well. */
  readonly remedy: string;
}

/** Signatures bear five minutes; the rest is for the way. */
const SKEW_SECONDS_MAX = 60;
const OLDEST_NODE = 20;

export const doctor: OwnCommand = {
  words: ["doctor"],
  about: "Check key, clock, connection, version and webhooks",
  more:
    "Checks all that has to be right before anything can be sold from here, and says for each " +
    "problem what to do. Ends with 1 if something is wrong.",
  args: [],
  flags: [],
  async run(asked) {
    const findings = await findingsOf(asked);
    const printing = printingOf(asked.io, asked.flags);
    if (printing.is_json) printRows(printing, findings as unknown as Record<string, unknown>[]);
    else show(asked.io, findings);
    return findings.every(({ ok }) => ok) ? 0 : 1;
  },
};

async function findingsOf({ io, flags }: Invocation): Promise<Finding[]> {
  const { key, url } = connectionOf(io, textOf(flags, "profile"));
  const major = Number(process.versions.node.split(".")[0]);
  const node = `${process.versions.node}; svc ${VERSION}`;
  const first = finding("node", major >= OLDEST_NODE, node, "Install Node 20 or later.");
  if (!key || !url) {
    return [first, finding("key", false, "You are not signed in.", "Run svc login.")];
  }
  const client = new Client({ key, url });
  const network = await connection(client, url);
  if (network.some(({ ok }) => !ok)) return [first, ...network];
  const account = await accountFindings(client, key);
  if (account.some(({ ok }) => !ok)) return [first, ...network, ...account];
  return [first, ...network, ...account, await webhookFinding(client)];
}

function finding(check: string, ok: boolean, found: string, remedy: string): Finding {
  return { check, ok, found, remedy: ok ? "" : remedy };
}

/** Whether it can be reached, and whether the clocks agree. */
async function connection(client: Client, url: string): Promise<Finding[]> {
  const started_ms = performance.now();
  const asked = await attempt(() => client.get<Health>("health.get"));
  if (asked instanceof Error) {
    const remedy =
      asked instanceof ConnectionError
        ? "Check the address, the network, the proxy and its certificates (NODE_EXTRA_CA_CERTS)."
        : "Check the address: what answers is not the service.";
    return [finding("connection", false, `${url}: ${asked.message}`, remedy)];
  }
  const took_ms = Math.round(performance.now() - started_ms);
  const kind = url.startsWith("https:") ? "TLS" : "this machine";
  const reached = `${url} in ${took_ms} ms (${kind}), ${asked.status}`;
  const skew = Math.round(Date.now() / 1_000 - asked.time);
  const is_near = Math.abs(skew) <= SKEW_SECONDS_MAX;
  const remedy = "Set this machine's clock by the network's time: signatures depend on it.";
  const clock = finding("clock", is_near, `${skew} s from the service`, remedy);
  return [finding("connection", true, reached, ""), clock];
}

/** Whose key it is, what it may do, and whether there is anything to sell from. */
async function accountFindings(client: Client, key: string): Promise<Finding[]> {
  const account = await attempt(() => client.get<Account>("account.get"));
  if (account instanceof Error) {
    const is_old = account instanceof ApiError && account.code === "invalid_version";
    const remedy = is_old ? "Update svc." : "Run svc login with a valid key.";
    return [finding(is_old ? "version" : "key", false, account.message, remedy)];
  }
  const found = `${shownKey(key)} of ${account.name}`;
  const mode = account.mode === "test" ? "test: nothing is real" : "LIVE: sales cost money";
  const credit = await attempt(() => client.get<Credit>("credit.get"));
  const balance = credit instanceof Error ? credit.message : balanceText(credit);
  return [
    finding("key", true, found, ""),
    finding("mode", true, mode, ""),
    finding("version", true, `contract ${API_VERSION}`, ""),
    finding("credit", !(credit instanceof Error), balance, "Use a key with the scope credit:read."),
  ];
}

function balanceText(credit: Credit): string {
  const balances = Object.entries(credit as unknown as Record<string, unknown>).flatMap(
    ([currency, held]) => {
      const { available } = (held ?? {}) as { available?: string };
      return available === undefined ? [] : [`${available} ${currency}`];
    },
  );
  return `${balances.join(", ")} available`;
}

async function webhookFinding(client: Client): Promise<Finding> {
  const list = await attempt(() => client.get<Page<WebhookEndpoint>>("webhook_endpoints.list"));
  if (list instanceof Error) {
    return finding("webhooks", false, list.message, "Use a key with the scope webhooks:read.");
  }
  const endpoints = list.data;
  const broken = endpoints.filter(({ status }) => status !== "enabled");
  const urls = broken.map(({ url, status }) => `${url} is ${status}`);
  const found = broken.length > 0 ? urls.join("; ") : `${endpoints.length} endpoints, all enabled`;
  const remedy = "Mend it, then svc webhook-endpoints update <id> --status enabled and replay.";
  return finding("webhooks", broken.length === 0, found, remedy);
}

/** An error as a value: each is a finding. */
async function attempt<T>(ask: () => Promise<T>): Promise<T | SvcError> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof SvcError) return error;
    throw error;
  }
}

function show(io: Io, findings: readonly Finding[]): void {
  const style = styleOf(io.out);
  for (const { check, ok, found, remedy } of findings) {
    const mark = ok ? style.good("ok  ") : style.bad("FAIL");
    io.out.write(`${mark}  ${check.padEnd(12)}${plain(found)}\n`);
    if (remedy !== "") io.out.write(`      ${" ".repeat(12)}${remedy}\n`);
  }
}
