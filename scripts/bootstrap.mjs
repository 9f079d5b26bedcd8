#!/usr/bin/env node
// The one way in. `npm start`, `npm test` and every other command pass through here on any Node ≥
// 20: it installs what the lockfile asks for, makes the build output that is not committed, and
// then runs the command under the Node that the project brings with it. Plain JavaScript, because
// the Node that runs it may be too old to strip types.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findServer } from "./bootstrap/bundle.mjs";
import { ensureInstalled } from "./bootstrap/install.mjs";
import { findNode } from "./bootstrap/node.mjs";
import { ensureValidators } from "./bootstrap/validators.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

/**
 * What each command runs: flags of Node, a script, and the arguments that come before the caller's.
 */
const COMMANDS = {
  start: { run: [], says: "start the server", from: "bundle" },
  dev: { run: ["scripts/dev.ts"], says: "start the server and again at each change" },
  migrate: { run: ["migrate"], says: "bring the database's tables up to date", from: "bundle" },
  generate: { run: ["scripts/generate.ts"], says: "make generated/ from spec/", from: "spec" },
  migration: { run: ["scripts/migration.ts"], says: "write the migration of changed tables" },
  format: { run: ["scripts/format.ts"], says: "format code and spec, and mend what is safe to" },
  "new-operation": {
    run: ["scripts/new-operation.ts"],
    says: "write the files of an operation of the contract, and say what is left to do",
  },
  check: { run: ["scripts/check.ts"], says: "format, lint, types, dead code, drift" },
  test: { run: ["scripts/test.ts"], says: "check and test everything" },
  "test:long": {
    run: ["scripts/test.ts", "--long"],
    says: "the same with everything for real and whole, in every language",
  },
  sdks: { run: ["sdks/tools/main.ts"], says: "make the SDKs from generated/openapi.json" },
  toolchains: { run: ["scripts/toolchains.ts"], says: "install what the SDKs are built with" },
  publish: { run: ["scripts/publish.ts"], says: "make the SDKs' packages, with --dry-run alone" },
  release: { run: ["scripts/release.ts"], says: "write the contract down as that of its version" },
  "pack-spec-lib": {
    run: ["scripts/pack-spec-lib.ts"],
    says: "make the TypeSpec library of spec/lib a package, in the folder that is named",
  },
  faults: {
    run: ["scripts/known-faults.ts"],
    says: "ask the registry for known faults in what the server runs with",
  },
  licences: {
    run: ["scripts/licences.ts"],
    says: "list what the server runs with by licence; --sbom as CycloneDX",
  },
  setup: {
    run: ["server/commands/set-up.ts"],
    says: "start a production: settings, tables, organisation",
  },
  timeline: {
    run: ["server/commands/show-timeline.ts"],
    says: "all that happened to a sale or payment",
  },
  doctor: {
    run: ["server/commands/diagnose.ts"],
    says: "what is wrong with an installation, and why",
  },
  monitoring: {
    run: ["server/commands/monitoring.ts"],
    says: "write alert rules for Prometheus and a dashboard for Grafana",
  },
  cells: {
    run: ["server/commands/route-cells.ts"],
    says: "a router's configuration, in front of several",
  },
  split: {
    run: ["server/commands/split.ts"],
    says: "move organisations to another cell, while everybody sells",
  },
  dealer: { run: ["server/commands/set-dealer.ts"], says: "set what a dealer pays, as staff" },
  "bank-statement": {
    run: ["server/commands/import-bank-statement.ts"],
    says: "credit the transfers of a statement, as staff",
  },
  documents: {
    run: ["server/commands/review-document.ts"],
    says: "open and review documents, as staff",
  },
  applications: {
    run: ["server/commands/decide-application.ts"],
    says: "review and decide dealer applications, as staff",
  },
  disputes: {
    run: ["server/commands/resolve-dispute.ts"],
    says: "list and resolve disputes, as staff",
  },
  routes: { run: ["server/commands/supplier-routes.ts"], says: "who sells what live, as staff" },
  suppliers: {
    run: ["server/commands/suppliers.ts"],
    says: "list, pause and resume them, as staff",
  },
  float: { run: ["server/commands/float.ts"], says: "what suppliers hold of ours, as staff" },
  catalogues: {
    run: ["server/commands/supplier-catalogues.ts"],
    says: "what suppliers do not sell of ours, as staff",
  },
  checkout: {
    run: ["server/commands/review-checkout.ts"],
    says: "review paid checkouts, as staff",
  },
  reconcile: {
    run: ["server/commands/reconcile.ts"],
    says: "compare days with a supplier, as staff",
  },
  staff: { run: ["server/commands/staff.ts"], says: "who signs in to the staff console" },
  members: {
    run: ["server/commands/members.ts"],
    says: "who belongs to one, and a key for one, as staff",
  },
  organisation: {
    run: ["server/commands/make-organisation.ts"],
    says: "make one with its live key",
  },
  "sealing-keys": {
    run: ["server/commands/show-sealing-keys.ts"],
    says: "which sealing keys are needed",
  },
  crash: { run: ["scripts/crash.ts"], says: "kill the server between any two steps, often" },
  chaos: { run: ["scripts/chaos.ts"], says: "hurt a running service, and look at its books" },
  bench: { run: ["scripts/bench.ts"], says: "measure" },
  node: { run: [], says: "the project's own Node, with what follows as its arguments" },
};

async function main() {
  if (Number(process.versions.node.split(".")[0]) < 20) {
    stop(`Node ${process.versions.node} is too old: install Node 20 or later.`);
  }
  const [name = "", ...args] = process.argv.slice(2);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : null;
  if (command === null) return stop(listCommands(name));
  await ensureInstalled(ROOT);
  const node = findNode(ROOT);
  if (command.from !== "spec") ensureValidators(ROOT, node);
  const server = command.from === "bundle" ? [findServer(ROOT, node)] : [];
  run(node, [...server, ...command.run.map((part) => inRoot(part)), ...args]);
}

/** Scripts are named from the root, so that the command works from any folder. */
function inRoot(part) {
  return existsSync(join(ROOT, part)) ? join(ROOT, part) : part;
}

function listCommands(name) {
  const lines = Object.entries(COMMANDS).map(([key, { says }]) => `  ${key.padEnd(14)} ${says}`);
  const lead = name === "" ? "Name a command" : `There is no command "${name}"`;
  return `${lead}; the commands are:\n${lines.join("\n")}`;
}

/** Runs the command in the foreground: same terminal, same signals, same exit code. */
function run(node, args) {
  const child = spawn(node, args, { cwd: ROOT, stdio: "inherit", env: withCompileCache() });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => child.kill(signal));
  }
  child.on("error", (error) => stop(`Could not run ${node}: ${error.message}`));
  child.on("exit", (code, signal) => {
    process.exit(signal === null ? code : 128 + constants.signals[signal]);
  });
}

/** What Node has compiled is kept beside the packages, and goes with them. */
function withCompileCache() {
  return { NODE_COMPILE_CACHE: join(ROOT, "node_modules", ".cache", "compiled"), ...process.env };
}

function stop(sentence) {
  console.error(sentence);
  process.exit(2);
}

main().catch((error) => stop(error.message));
