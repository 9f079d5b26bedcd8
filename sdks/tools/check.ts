/**
 * Whether the SDKs are those of the contract, told in a second and without Java: the hash of what
 * each is made from, the hash of every made file, and no file beside them.
 */
import { join } from "node:path";
import { readContract } from "./contract.ts";
import { runBatch } from "./generate/batch.ts";
import { changedFiles, hashOnDisk, staleFiles } from "./generate/drift.ts";
import { lowerAll } from "./generate/generate.ts";
import { ensureJar } from "./generate/jar.ts";
import { inputHash, readManifest, sha256 } from "./generate/manifest.ts";
import { readSdk } from "./model/sdk.ts";
import { staleReadmes } from "./pages/install.ts";
import { writtenPages } from "./pages/pages.ts";
import { SCRATCH } from "./paths.ts";

const ADVICE = 'Run "npm run sdks" (it needs Java 11 or later) and commit what it makes.';

/** What is wrong, one sentence a line; empty when nothing is. */
export function driftOfSdks(): string[] {
  const sdk = readSdk(readContract());
  const lowered = lowerAll(sdk);
  const { inputs, files } = readManifest();
  const stale = lowered
    .filter((one) => inputs[one.language.id] !== inputHash(one))
    .map(({ language }) => `sdks/${language.target} is not made from this contract`);
  const pages = writtenPages(sdk)
    .filter(([path, text]) => hashOnDisk(path) !== sha256(text))
    .map(([path]) => `sdks/${path} is not what the contract makes`);
  const changed = changedFiles(files).map((path) => `sdks/${path} is not as it was made`);
  const strays = staleFiles(files).map((path) => `sdks/${path} is made by nothing`);
  const readmes = staleReadmes().map((id) => `sdks/${id}/README.md has a made part of old`);
  const found = [...new Set([...stale, ...pages, ...changed, ...strays, ...readmes])];
  return found.length === 0 ? [] : [...found, ADVICE];
}

/** The same by making everything again into a scratch folder, which needs Java. */
export function driftByMaking(): string[] {
  const lowered = lowerAll(readSdk(readContract()));
  const made = runBatch(ensureJar(), join(SCRATCH, "again"), lowered);
  return lowered.flatMap(({ language }) =>
    [...(made.get(language.id) ?? [])]
      .map(([path, text]) => [`${language.target}/${path}`, text] as const)
      .filter(([path, text]) => hashOnDisk(path) !== sha256(text))
      .map(([path]) => `sdks/${path} is made otherwise a second time`),
  );
}
