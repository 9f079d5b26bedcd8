/** Cases that need no service: each answer of the other side stands in the case itself. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SDKS } from "../../tools/paths.ts";
import type { Driver } from "./driver.ts";
import type { FaultProxy } from "./proxy.ts";
import type { CaseResult } from "./report.ts";
import { runSteps, type Step } from "./steps.ts";

const FOLDER = join(SDKS, "conformance", "vectors");
/** A key that is printed nowhere. */
const KEY = "svc_sk_test_canary5567Qx";

export async function proveVectors(
  driver: Driver,
  proxy: FaultProxy,
  suppressed: ReadonlySet<string>,
): Promise<CaseResult[]> {
  const open = { api_key: KEY, base_url: proxy.url };
  await driver.send({ op: "client.new", params: open }).answer;
  const variables = { url: proxy.url, key: KEY };
  const stage = { driver, proxy, receiver: null, variables, suppressed };
  const names = readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .sort();
  const results: CaseResult[] = [];
  for (const name of names) {
    const steps = JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as Step[];
    results.push(...(await runSteps(steps, stage)));
  }
  return [...results, secretCase(driver, [KEY])];
}

/** What no driver may ever have printed. */
export function secretCase(driver: Driver, secrets: readonly string[]): CaseResult {
  const log = driver.log();
  const shown = log.split("\n").filter((line) => secrets.some((secret) => isShown(line, secret)));
  return { name: "no secret in any string form", found: shown.map((line) => line.slice(0, 200)) };
}

/** A value that was asked for by its name is there; its printed forms are looked through. */
function isShown(line: string, secret: string): boolean {
  if (!line.includes(secret)) return false;
  try {
    const { ok, error } = JSON.parse(line);
    const { value: _, ...others } = ok ?? error ?? {};
    return JSON.stringify(others).includes(secret);
  } catch {
    return true;
  }
}
