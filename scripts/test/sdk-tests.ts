/** Which tests of SDKs a run needs: what is proven and has not changed since is left out. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import {
  hashesOfParts,
  PROVEN_BY_CHANGE,
  type Proof,
  readProofs,
  testsOf,
} from "../../sdks/tools/proven.ts";

export interface SdkTests {
  readonly files: readonly string[];
  readonly left_out: readonly (Proof & { readonly name: string })[];
  /** Whether so little is left that it can run with the tests of the server. */
  readonly is_beside: boolean;
}

/** Programs of nine languages go by the time of the machine. */
export const MACHINE_CLOCK = { SVC_TEST_CLOCK: "now" };

const FOLDER = "test/sdks";
const ROOT = join(import.meta.dirname, "..", "..");
/** As many digits as tell two hashes apart. */
const SHOWN = 12;

/** The files of tests to run; in a long run all of them. */
export function chooseSdkTests(is_long: boolean, root = ROOT): SdkTests {
  const proofs = readProofs(root);
  const hashes = is_long ? null : hashesOfParts(PROVEN_BY_CHANGE, root);
  const left_out = PROVEN_BY_CHANGE.flatMap((name) => {
    const proof = proofs[name];
    return proof !== undefined && proof.made_of === hashes?.[name] ? [{ name, ...proof }] : [];
  });
  const unneeded = left_out.map(({ name }) => testsOf(name));
  const files = readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => `${FOLDER}/${name}`)
    .filter((path) => !unneeded.includes(path));
  return { files, left_out, is_beside: unneeded.length === PROVEN_BY_CHANGE.length };
}

/** One line on what was not run and why; empty where everything was. */
export function leftOutText({ left_out }: SdkTests): string {
  if (left_out.length === 0) return "";
  const names = left_out.map(
    ({ name, tests, made_of }) => `${name} (${tests} tests, green at ${made_of.slice(0, SHOWN)})`,
  );
  return `Skipped, as nothing that they are made of has changed: ${names.join(", ")}.`;
}
