/**
 * The whole contract, with what is planned and with fields that end, made into a scratch folder and
 * compiled: nothing that is implemented or deprecated one day can surprise the SDKs then.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { PLATFORMS } from "../conformance/runner/languages.ts";
import { readContract } from "./contract.ts";
import { withEndingFields } from "./ending-fields.ts";
import { runBatch } from "./generate/batch.ts";
import { lowerAll } from "./generate/generate.ts";
import { ensureJar } from "./generate/jar.ts";
import { readSdk } from "./model/sdk.ts";
import { writtenPages } from "./pages/pages.ts";
import { SCRATCH, SDKS } from "./paths.ts";

/** How languages mark what ends. */
const MARK = /@?deprecated|obsolete/i;

interface Compiled {
  readonly language: string;
  readonly methods: number;
  /** What the compiler says; empty when it is content. */
  readonly complaint: string;
  /** The lines that mark fields that end, as they are made. */
  readonly ends: readonly string[];
}

export function compilePlanned(): Compiled[] {
  const sdk = readSdk(withEndingFields(readContract()), true);
  const lowered = lowerAll(sdk);
  const made = runBatch(ensureJar(), join(SCRATCH, "planned-made"), lowered);
  const folder = join(SCRATCH, "planned");
  rmSync(folder, { recursive: true, force: true });
  return lowered.map(({ language }) => {
    const own = join(folder, language.target);
    copySources(join(SDKS, language.target), own);
    const pages = writtenPages(sdk)
      .filter(([path]) => path.startsWith(`${language.target}/`))
      .map(([path, text]) => [path.slice(language.target.length + 1), text] as const);
    for (const [path, text] of [...(made.get(language.id) ?? []), ...pages]) {
      mkdirSync(dirname(join(own, path)), { recursive: true });
      writeFileSync(join(own, path), text);
    }
    const complaint = PLATFORMS[language.id]?.compile(own) ?? "nothing compiles it";
    const lines = [...(made.get(language.id)?.values() ?? [])].join("\n").split("\n");
    const ends = lines.filter((line) => MARK.test(line)).map((line) => line.trim());
    return { language: language.id, methods: sdk.methods.length, complaint, ends };
  });
}

/** What people write of an SDK; the made files come from the whole contract. */
function copySources(from: string, to: string): void {
  const left_out = /[/\\](?:generated|dist|node_modules|vendor|tests|examples|__pycache__|target)$/;
  for (const name of readdirSync(from)) {
    const filter = (path: string) => !left_out.test(path);
    cpSync(join(from, name), join(to, name), { recursive: true, filter });
  }
}
