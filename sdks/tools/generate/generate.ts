/** Makes the generated part of every SDK, and takes away what is made no more. */
import { mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readContract } from "../contract.ts";
import { LANGUAGES } from "../languages/index.ts";
import { type Lowered, lower } from "../lower/document.ts";
import { readSdk } from "../model/sdk.ts";
import type { Sdk } from "../model/types.ts";
import { writeReadmes } from "../pages/install.ts";
import { writtenPages } from "../pages/pages.ts";
import { SCRATCH, SDKS } from "../paths.ts";
import { runBatch } from "./batch.ts";
import { changedFiles, hashOnDisk, staleFiles } from "./drift.ts";
import { ensureJar } from "./jar.ts";
import { inputHash, MANIFEST, manifestText, readManifest, sha256 } from "./manifest.ts";

/** Lowers the contract for every language; refuses what could not be expressed. */
export function lowerAll(sdk: Sdk): Lowered[] {
  const lowered = LANGUAGES.map((language) => lower(sdk, language));
  const failures = [...new Set(lowered.flatMap((one) => one.failures))];
  if (failures.length > 0) {
    throw new Error(`The contract cannot be expressed:\n  ${failures.join("\n  ")}`);
  }
  return lowered;
}

/** Brings the SDKs up to date; `force` makes again what has not changed as well. */
export function generateSdks(force: boolean): { made: string[]; removed: string[] } {
  // The docs show what the READMEs say.
  writeReadmes();
  const sdk = readSdk(readContract());
  const lowered = lowerAll(sdk);
  const before = readManifest();
  const stale = new Set(force ? LANGUAGES.map(({ id }) => id) : staleLanguages(lowered));
  const files: Record<string, string> = {};
  for (const [path, hash] of Object.entries(before.files)) {
    const owner = LANGUAGES.find(({ target }) => path.startsWith(`${target}/`));
    if (owner !== undefined && !stale.has(owner.id)) files[path] = hash;
  }
  const wanted = lowered.filter(({ language }) => stale.has(language.id));
  for (const [path, text] of make(wanted)) {
    writeMade(path, text);
    files[path] = sha256(text);
  }
  for (const [path, text] of writtenPages(sdk)) {
    writeMade(path, text);
    files[path] = sha256(text);
  }
  const removed = staleFiles(files);
  for (const path of removed) removeMade(path);
  const inputs = Object.fromEntries(lowered.map((one) => [one.language.id, inputHash(one)]));
  writeFileSync(MANIFEST, manifestText(inputs, files));
  return { made: [...stale], removed };
}

function staleLanguages(lowered: readonly Lowered[]): string[] {
  const { inputs, files } = readManifest();
  const changed = changedFiles(files);
  return lowered
    .filter((one) => {
      const { id, target } = one.language;
      const own = Object.keys(files).filter((path) => path.startsWith(`${target}/`));
      return (
        inputs[id] !== inputHash(one) ||
        own.length === 0 ||
        changed.some((path) => own.includes(path))
      );
    })
    .map(({ language }) => language.id);
}

function make(lowered: readonly Lowered[]): [path: string, text: string][] {
  if (lowered.length === 0) return [];
  const made = runBatch(ensureJar(), join(SCRATCH, "generate"), lowered);
  return lowered.flatMap(({ language }) =>
    [...(made.get(language.id) ?? [])].map(([path, text]): [string, string] => [
      `${language.target}/${path}`,
      text,
    ]),
  );
}

function writeMade(path: string, text: string): void {
  if (hashOnDisk(path) === sha256(text)) return;
  mkdirSync(dirname(join(SDKS, path)), { recursive: true });
  writeFileSync(join(SDKS, path), text);
}

/** Takes the file away, and the folders that it leaves empty. */
function removeMade(path: string): void {
  rmSync(join(SDKS, path));
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    if (readdirSync(join(SDKS, folder)).length > 0) return;
    rmdirSync(join(SDKS, folder));
  }
}
