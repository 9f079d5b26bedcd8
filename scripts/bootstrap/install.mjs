// Installs the packages of the lockfile when those in node_modules are not of this lockfile.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { trimDrizzle } from "./trim-drizzle.mjs";

const PNPM = "pnpm@12.21.0";
/** Files whose content decides what an installation looks like. */
const INPUTS = ["pnpm-lock.yaml", "pnpm-workspace.yaml", "scripts/bootstrap/trim-drizzle.mjs"];
const EVERYTHING = [];
/** The root brings the Node; the server brings its own packages and those of generated/. */
const PRODUCTION = ["--prod", "--filter", "svc", "--filter", "@svc/server..."];
const LOCK_WAIT_MS = 300_000;
const FAULTS_WAIT_MS = 10_000;
const BILL_BYTES_MAX = 16_777_216;

/**
 * Returns when node_modules holds what the lockfile says. The answer is read from a hash kept in
 * node_modules, because file times say nothing after a checkout.
 */
export async function ensureInstalled(root) {
  const wanted = inputHash(root);
  if (installedHash(root) !== wanted) await installAs(root, wanted, EVERYTHING);
}

/** Installs what a server needs to run, and nothing that it is built and tested with. */
export async function installForProduction(root) {
  await installAs(root, inputHash(root), PRODUCTION);
}

async function installAs(root, wanted, selection) {
  const release = await lockInstallation(root);
  try {
    if (installedHash(root) === wanted) return;
    install(root, selection);
    trimDrizzle(root);
    writeFileSync(join(root, "node_modules", ".svc-installed"), wanted);
  } finally {
    release();
  }
}

/**
 * The bill of materials of the server, as CycloneDX writes it: each package that it runs with, its
 * hash, its licence, and what depends on it. It is read from the lockfile and the packages alone.
 */
export function billOfMaterials(root) {
  const kind = ["--sbom-format", "cyclonedx", "--sbom-type", "application"];
  const { status, stdout, stderr } = askOfServer(root, ["sbom", ...kind, "--prod"]);
  if (status !== 0) throw new Error(`The bill of materials could not be made: ${stderr}`);
  return stdout;
}

/**
 * What the package manager says of known faults in what the server runs with, as JSON; it asks the
 * registry of packages once, and ends with 1 both for a fault and for a registry that is silent.
 */
export function askForFaults(root, settings = {}) {
  return askOfServer(root, ["audit", "--json", "--prod"], {
    ...{ pnpm_config_fetch_retries: "0", pnpm_config_fetch_timeout: String(FAULTS_WAIT_MS) },
    ...settings,
  });
}

/** Runs the package manager on the packages of the server alone. */
function askOfServer(root, args, settings = {}) {
  return spawnSync("npx", ["--yes", PNPM, "--filter", "@svc/server", ...args], {
    cwd: root,
    env: { ...installEnv(root), ...settings },
    encoding: "utf8",
    maxBuffer: BILL_BYTES_MAX,
    shell: process.platform === "win32",
  });
}

function inputHash(root) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch} ${PNPM}`);
  for (const name of INPUTS) hash.update(readFileSync(join(root, name)));
  return hash.digest("hex");
}

function installedHash(root) {
  const file = join(root, "node_modules", ".svc-installed");
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

function install(root, selection) {
  console.error("Installing packages (once for each change of the lockfile) ...");
  const [command, ...args] = ["npx", "--yes", PNPM, "install", "--frozen-lockfile", ...selection];
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    env: installEnv(root),
    // Standard output belongs to the command that follows.
    stdio: ["ignore", 2, 2],
    shell: process.platform === "win32",
  });
  if (error) throw new Error(`Could not run npx, which comes with npm: ${error.message}`);
  if (status !== 0) {
    throw new Error("The packages could not be installed; what the installer said stands above.");
  }
}

/** Where the home folder cannot be written to, every cache goes below .data instead. */
function installEnv(root) {
  const env = { ...process.env, pnpm_config_confirm_modules_purge: "false" };
  if (isWritable(env.npm_config_cache ?? join(homedir(), ".npm")) && isWritable(homedir())) {
    return env;
  }
  const cache = join(root, ".data", "cache");
  return {
    ...env,
    npm_config_cache: join(cache, "npm"),
    pnpm_config_store_dir: join(cache, "store"),
    XDG_CACHE_HOME: join(cache, "cache"),
    XDG_STATE_HOME: join(cache, "state"),
  };
}

/** True when the folder, or the nearest one above it that exists, can be written to. */
function isWritable(folder) {
  if (!existsSync(folder)) {
    return dirname(folder) !== folder && isWritable(dirname(folder));
  }
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Two commands started at once must not install into one folder at once: the second one waits. */
async function lockInstallation(root) {
  const folder = join(root, ".data", "install.lock");
  try {
    mkdirSync(dirname(folder), { recursive: true });
    accessSync(root, constants.W_OK);
  } catch {
    throw new Error(
      `${root} cannot be written to, and the packages go there: ` +
        "move the project to a folder of your own, or start as the user who owns this one.",
    );
  }
  const deadline = Date.now() + LOCK_WAIT_MS;
  while (!tryLock(folder)) {
    if (!ownerLives(folder)) rmSync(folder, { recursive: true, force: true });
    if (Date.now() > deadline) {
      throw new Error(`Another installation seems to run; if none does, remove ${folder}.`);
    }
    await sleep(200);
  }
  return () => rmSync(folder, { recursive: true, force: true });
}

function tryLock(folder) {
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, "pid"), String(process.pid));
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

function ownerLives(folder) {
  const file = join(folder, "pid");
  // Between the making of the folder and of the file the owner is alive.
  if (!existsSync(file)) return true;
  const pid = Number(readFileSync(file, "utf8"));
  if (!Number.isInteger(pid) || pid <= 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
