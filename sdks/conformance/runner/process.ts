/**
 * Where a program runs: behind a proxy, with roots of its own, beside servers that speak no TLS.
 * Each group of steps has a process of its own, whose environment stands in the data.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SDKS } from "../../tools/paths.ts";
import { makeCredentials, SECURE_HOST } from "./credentials.ts";
import { type Driver, startDriver } from "./driver.ts";
import { startGateways } from "./gateways.ts";
import { filled } from "./match.ts";
import type { Runtime } from "./platform.ts";
import { startProxy } from "./proxy.ts";
import type { CaseResult } from "./report.ts";
import { runSteps, type Step } from "./steps.ts";

interface Group {
  readonly name: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  /** What it may log nowhere. */
  readonly never_logged?: readonly string[];
}

/** Where it runs, and what it logs there. */
const GROUPS = ["process.json", "log.json"];

export async function proveProcess(
  runtime: Runtime,
  suppressed: ReadonlySet<string>,
): Promise<CaseResult[]> {
  const folder = mkdtempSync(join(tmpdir(), "svc-process-"));
  const credentials = makeCredentials(folder);
  const [secure, plain] = await Promise.all([startProxy(null, credentials), startProxy(null)]);
  const { port, hostname } = new URL(secure.url);
  const gateways = await startGateways(Number(port));
  const variables: Record<string, unknown> = {
    ...credentials,
    folder,
    key: "svc_sk_test_process",
    url: secure.url,
    host: SECURE_HOST,
    plain_url: plain.url.replace("http:", "https:"),
    open: gateways.open,
    open_host: hostname,
    open_port: gateways.open.split(":")[1],
    guarded: gateways.guarded,
  };
  const results: CaseResult[] = [];
  try {
    for (const group of GROUPS.flatMap(readGroups)) {
      const environment = filled(group.environment, variables) as Group["environment"];
      const driver = startDriver(runtime, environment);
      const stage = { driver, proxy: secure, receiver: null, gateways, variables, suppressed };
      const own = await runSteps(group.steps, stage).finally(driver.stop);
      if (group.never_logged) own.push(silenceCase(driver, group.never_logged, variables));
      results.push(...own.map(({ name, found }) => ({ name: `${group.name}: ${name}`, found })));
    }
  } finally {
    await Promise.all([gateways.stop(), secure.stop(), plain.stop()]);
    rmSync(folder, { recursive: true });
  }
  return results;
}

/** Looks through standard error alone: an answer holds what was asked for. */
function silenceCase(
  driver: Driver,
  texts: readonly string[],
  variables: Readonly<Record<string, unknown>>,
): CaseResult {
  const lines = driver.errors().split("\n");
  const secrets = filled(texts, variables) as string[];
  const found = lines.filter((line) => secrets.some((one) => line.includes(one)));
  return { name: "logs neither keys, numbers, tokens nor bodies", found };
}

function readGroups(file: string): Group[] {
  return JSON.parse(readFileSync(join(SDKS, "conformance", file), "utf8")) as Group[];
}
