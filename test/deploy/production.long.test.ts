/** The folder of a production is complete: it migrates and serves as it stands. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Cluster, openCluster } from "../kit/programs/cluster.ts";
import { findPort } from "../kit/programs/ports.ts";
import { until } from "../kit/programs/watch.ts";

const ROOT = join(import.meta.dirname, "..", "..");

let cluster: Cluster;
let folder: string;
let environment: Record<string, string>;
let api: ChildProcess | null = null;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "svc-production-"));
  // What is started goes by the clock of the machine.
  cluster = await openCluster({ settings: {} });
  const DATABASE_URL = await cluster.makeDatabase({ is_empty: true });
  environment = {
    ...{ PATH: process.env.PATH ?? "", HOME: process.env.HOME ?? "", SVC_ENV: "production" },
    ...{ DATABASE_URL, SVC_SECRET_KEY: Buffer.alloc(32, 7).toString("base64") },
    ...{ SVC_PUBLIC_URL: "https://api.example", SVC_DATA_DIR: join(folder, "files") },
    ...{ SVC_ROLE: "api", SVC_SHUTDOWN_DELAY: "0s", NODE_COMPILE_CACHE: join(folder, "compiled") },
    ...{ PORT: String(await findPort()), SVC_METRICS_PORT: String(await findPort()) },
  };
});

afterAll(async () => {
  api?.kill("SIGKILL");
  await cluster?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** As somebody makes it whose files nobody else may read. */
function makeIn(target: string) {
  const script = join(ROOT, "scripts", "deploy", "production.mjs");
  const command = `umask 077 && exec "${process.execPath}" "${script}" "${target}"`;
  return spawnSync("sh", ["-c", command], { encoding: "utf8" });
}

/** What the user of the service could not read. */
function closedIn(target: string): string[] {
  const all = readdirSync(target, { recursive: true, withFileTypes: true });
  return all
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .filter((entry) => {
      const { mode } = statSync(join(entry.parentPath, entry.name));
      const needed = entry.isDirectory() ? 0o005 : 0o004;
      return (mode & needed) !== needed;
    })
    .map(({ name }) => name);
}

it("migrates and serves from its own files, and is not made twice in one place", async () => {
  const target = join(folder, "svc");
  const made = makeIn(target);
  expect(made.status, made.stderr).toBe(0);
  expect(makeIn(target)).toMatchObject({ status: 1, stderr: expect.stringContaining("not empty") });
  expect(existsSync(join(target, "test", "node_modules"))).toBe(false);
  expect(closedIn(target)).toEqual([]);
  const bill = JSON.parse(readFileSync(join(target, "sbom.json"), "utf8"));
  expect(bill).toMatchObject({
    bomFormat: "CycloneDX",
    metadata: { component: { name: "server" } },
  });
  const way_in = join(target, "scripts", "bootstrap.mjs");
  const migrated = spawnSync(process.execPath, [way_in, "migrate"], {
    ...{ env: environment, encoding: "utf8" },
  });
  expect(migrated.stdout + migrated.stderr).toContain("The tables are up to date now.");
  // It brings the bundle, and nothing to make one with.
  expect(migrated.stderr).not.toContain("Bundling");
  api = spawn(process.execPath, [way_in, "start"], { env: environment, stdio: "ignore" });
  const ended = once(api, "exit");
  const answers = async (url: string) =>
    await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  const { PORT, SVC_METRICS_PORT } = environment;
  await until("it is ready", () => answers(`http://127.0.0.1:${SVC_METRICS_PORT}/ready`));
  for (const page of ["dev/v1/health", "docs/guides/sdks", "docs/changelog", "status"]) {
    expect(await answers(`http://127.0.0.1:${PORT}/${page}`), page).toBe(true);
  }
  api.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
