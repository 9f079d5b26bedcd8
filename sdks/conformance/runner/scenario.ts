/** One day of a till, its owner and its receiver against the real sandbox, with trouble between. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SDKS } from "../../tools/paths.ts";
import { startDriver } from "./driver.ts";
import type { Runtime } from "./platform.ts";
import { startProxy } from "./proxy.ts";
import { startReceiver } from "./receiver.ts";
import type { CaseResult } from "./report.ts";
import type { Sandbox } from "./sandbox.ts";
import { runSteps, type Step } from "./steps.ts";
import { secretCase } from "./vectors.ts";

const DAY_MS = 86_400_000;

export async function proveScenario(
  runtime: Runtime,
  sandbox: Sandbox,
  suppressed: ReadonlySet<string>,
): Promise<CaseResult[]> {
  const file = join(SDKS, "conformance", "scenario.json");
  const steps = JSON.parse(readFileSync(file, "utf8")) as Step[];
  const [proxy, receiver] = await Promise.all([startProxy(sandbox.origin), startReceiver()]);
  const driver = startDriver(runtime, { SVC_URL: proxy.url, SVC_KEY: sandbox.key });
  const folder = mkdtempSync(join(tmpdir(), "svc-files-"));
  const variables: Record<string, unknown> = {
    url: proxy.url,
    hooks_url: receiver.url,
    folder,
    language: runtime.sdk,
    run: crypto.randomUUID().slice(0, 8),
    tomorrow: new Date(Date.now() + DAY_MS).toISOString(),
    replay_from: Math.floor(Date.now() / 1_000) - 600,
  };
  try {
    const results = await runSteps(steps, { driver, proxy, receiver, variables, suppressed });
    return [...results, secretCase(driver, secretsOf(sandbox.key, variables))];
  } finally {
    await driver.stop();
    await Promise.all([proxy.stop(), receiver.stop()]);
    rmSync(folder, { recursive: true });
  }
}

/** What was handed out on the way and is to be read by name alone. */
function secretsOf(key: string, variables: Readonly<Record<string, unknown>>): string[] {
  const { endpoint, restricted, rolled_secret, token } = variables;
  const secrets = [endpoint, restricted].map((held) => (held as { secret?: string })?.secret);
  return [key, ...secrets, rolled_secret, token].filter(
    (one): one is string => typeof one === "string" && one.length > 5 && !one.includes("*"),
  );
}
