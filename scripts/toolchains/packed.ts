/** A package of npm that is unpacked and not installed: nothing in it is run by npm. */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { runOrThrow } from "./toolchain.ts";

interface Packed {
  /** Name and version. */
  readonly spec: string;
  readonly sha512: string;
  /** The folder below the toolchains. */
  readonly folder: string;
}

/** The folder stands when it is whole: it is unpacked beside, and then renamed. */
export function unpackFromNpm({ spec, sha512, folder }: Packed): void {
  const draft = mkdtempSync(join(tmpdir(), "svc-packed-"));
  const target = inToolchain(folder);
  const beside = `${target}.draft`;
  try {
    const said = runOrThrow("npm", ["pack", "--json", spec], { cwd: draft });
    const [{ filename }] = JSON.parse(said) as [{ filename: string }];
    const archive = join(draft, filename);
    const found = createHash("sha512").update(readFileSync(archive)).digest("base64");
    if (found !== sha512) throw new Error(`${spec} has the hash ${found}, not that of its pin.`);
    rmSync(beside, { recursive: true, force: true });
    mkdirSync(beside, { recursive: true });
    mkdirSync(dirname(target), { recursive: true });
    runOrThrow("tar", ["xzf", archive, "-C", beside, "--strip-components=1"]);
    rmSync(target, { recursive: true, force: true });
    renameSync(beside, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
