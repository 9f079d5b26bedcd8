import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Contract, compileSpec } from "../../scripts/generate/compile-spec.ts";

const SPEC = join(import.meta.dirname, "..", "..", "spec");
/** Packages are found through the link, and are no part of the copy. */
const PACKAGES = ["node_modules", "lib", "words", "emitter"].map((name) => join(SPEC, name));

/** A text of the spec, and what replaces it. */
export interface SpecEdit {
  readonly file: string;
  readonly text: string;
  readonly by: string;
}

/** The contract that an edited copy of the spec makes. */
export async function compileEdited(edits: readonly SpecEdit[]): Promise<Contract> {
  const folder = await mkdtemp(join(tmpdir(), "svc-edited-"));
  const filter = (path: string) => !PACKAGES.includes(path);
  await cp(SPEC, folder, { recursive: true, filter });
  await symlink(join(SPEC, "node_modules"), join(folder, "node_modules"));
  for (const { file, text, by } of edits) {
    const path = join(folder, file);
    const before = await readFile(path, "utf8");
    if (!before.includes(text)) throw new Error(`${file} has no such text any more.`);
    await writeFile(path, before.replace(text, by));
  }
  const contract = await compileSpec(folder);
  await rm(folder, { recursive: true });
  return contract;
}
