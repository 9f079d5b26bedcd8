/** Runs the layers of the proof for every runtime that is here, and says which is not. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readContract } from "../../tools/contract.ts";
import { readSdk } from "../../tools/model/sdk.ts";
import type { Sdk } from "../../tools/model/types.ts";
import { SDKS } from "../../tools/paths.ts";
import { proveDecode } from "./decode.ts";
import { type Driver, startDriver } from "./driver.ts";
import { runtimes } from "./languages.ts";
import type { Runtime } from "./platform.ts";
import { proveProcess } from "./process.ts";
import { startProxy } from "./proxy.ts";
import type { CaseResult, LayerResult } from "./report.ts";
import { type Sandbox, startSandbox } from "./sandbox.ts";
import { proveScenario } from "./scenario.ts";
import { proveVectors } from "./vectors.ts";
import { proveWire } from "./wire.ts";

export const LAYERS = ["wire", "decode", "vectors", "process", "scenario"] as const;
export type Layer = (typeof LAYERS)[number];

export function isLayer(text: string): text is Layer {
  return (LAYERS as readonly string[]).includes(text);
}

interface Suppression {
  readonly sdk: string;
  /** The runtime, where only one of an SDK's is meant. */
  readonly runtime?: string;
  readonly layer: Layer;
  readonly case: string;
  readonly reason: string;
}

export interface Wanted {
  /** Names of runtimes; all if empty. */
  readonly names?: readonly string[];
  readonly layers?: readonly Layer[];
  /** The service that the scenario calls; without one there is no scenario. */
  readonly sandbox: Sandbox | null;
}

/** The names of those that are not here stand beside the results: nothing of them was proven. */
export async function prove(
  wanted: Wanted,
  all: readonly Runtime[] = runtimes(),
): Promise<{ results: LayerResult[]; not_run: string[] }> {
  const sdk = readSdk(readContract());
  const { names = [], layers = LAYERS, sandbox } = wanted;
  const chosen = all.filter(({ name }) => names.length === 0 || names.includes(name));
  const present = chosen.filter(({ version }) => version !== null);
  const missing = chosen.filter(({ version }) => version === null);
  for (const { build } of present) build?.();
  const alone = layers.filter((layer) => layer !== "scenario");
  const results = await Promise.all(
    present.map(async (runtime) => {
      const own: LayerResult[] = [];
      for (const layer of alone.filter((one) => isProvenBy(runtime, one))) {
        own.push(await proveLayer(sdk, runtime, layer, null));
      }
      return own;
    }),
  );
  const scenarios: LayerResult[] = [];
  for (const runtime of layers.includes("scenario") && sandbox ? present : []) {
    // The rate limits of an account bear one day within a minute.
    const own = scenarios.length === 0 ? sandbox : await startSandbox();
    try {
      scenarios.push(await proveLayer(sdk, runtime, "scenario", own));
    } finally {
      if (own !== sandbox) await own?.stop();
    }
  }
  return { results: [...results.flat(), ...scenarios], not_run: missing.map(({ name }) => name) };
}

function isProvenBy({ layers }: Runtime, layer: Layer): boolean {
  return layers === undefined || layers.includes(layer);
}

async function proveLayer(
  sdk: Sdk,
  runtime: Runtime,
  layer: Layer,
  sandbox: Sandbox | null,
): Promise<LayerResult> {
  const started_ms = performance.now();
  const suppressions = suppressionsOf(runtime).filter((one) => one.layer === layer);
  const suppressed = suppressions.map((one) => one.case);
  const cases = await casesOf(sdk, runtime, { layer, sandbox, suppressed: new Set(suppressed) });
  const seconds = (performance.now() - started_ms) / 1_000;
  return { layer, runtime: runtime.name, cases, suppressed, seconds };
}

interface Asked {
  readonly layer: Layer;
  readonly sandbox: Sandbox | null;
  readonly suppressed: ReadonlySet<string>;
}

async function casesOf(
  sdk: Sdk,
  runtime: Runtime,
  { layer, sandbox, suppressed }: Asked,
): Promise<CaseResult[]> {
  if (layer === "scenario" && sandbox !== null) return proveScenario(runtime, sandbox, suppressed);
  if (layer === "process") return proveProcess(runtime, suppressed);
  const proxy = await startProxy(null);
  const driver = startDriver(runtime);
  try {
    if (layer === "decode") return await proveDecode(sdk, driver);
    if (layer === "vectors") return await proveVectors(driver, proxy, suppressed);
    await openClient(driver, proxy.url);
    return await proveWire(sdk, driver, proxy);
  } finally {
    await driver.stop();
    await proxy.stop();
  }
}

async function openClient(driver: Driver, base_url: string): Promise<void> {
  const params = { api_key: "svc_sk_test_wire", base_url, max_retries: 0 };
  await driver.send({ op: "client.new", client: "wire", params }).answer;
}

/** What an SDK cannot do, each with its reason, which stands in its README as well. */
function suppressionsOf({ sdk, name }: Runtime): Suppression[] {
  const file = join(SDKS, "conformance", "suppressions.json");
  const all = JSON.parse(readFileSync(file, "utf8")) as Suppression[];
  return all.filter((one) => one.sdk === sdk && (one.runtime ?? name) === name);
}
