/** What the docs show of the SDKs: installing, first sales, extras, a call of each operation. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "../languages/index.ts";
import type { Language } from "../languages/language.ts";
import type { Method, Sdk } from "../model/types.ts";
import { firstSaleOf } from "../pack.ts";
import { SDKS } from "../paths.ts";
import { EXTRAS } from "./extras.ts";
import { samplesOf } from "./samples.ts";
import { SHOWN } from "./shown.ts";

interface Suppression {
  readonly sdk: string;
  readonly case: string;
  readonly reason: string;
}

/** The file that the pages of the docs read. */
export function docsFile(sdk: Sdk): string {
  const languages = LANGUAGES.flatMap((language) => {
    const one = shownLanguage(language);
    return one === null ? [] : [one];
  });
  const calls = callsOf(sdk, new Set(languages.map(({ id }) => id)));
  const extras = EXTRAS.map(({ title, code }) => ({ title, code }));
  return `${JSON.stringify({ languages, extras, calls }, null, 1)}\n`;
}

/** Null of an SDK that the docs do not know, or whose README does not show the first sale yet. */
function shownLanguage({ id, target }: Language) {
  const shown = SHOWN[id];
  const readme = join(SDKS, target, "README.md");
  const first_sale = existsSync(readme) ? firstSaleOf(target).trimEnd() : "";
  if (shown === undefined || first_sale === "") return null;
  const name = JSON.parse(readFileSync(join(SDKS, "packages.json"), "utf8"))[id] ?? "";
  const { install, ...others } = shown;
  return { id, install: install(name), ...others, first_sale, limits: limitsOf(id) };
}

/** What the platform cannot do, in the words of the proof's exceptions. */
function limitsOf(id: string): string[] {
  const file = join(SDKS, "conformance", "suppressions.json");
  const all = JSON.parse(readFileSync(file, "utf8")) as Suppression[];
  return [...new Set(all.filter(({ sdk }) => sdk === id).map(({ reason }) => reason))];
}

/** By operation: the first sample of the method that is the operation itself, in each language. */
function callsOf(sdk: Sdk, ids: ReadonlySet<string>) {
  const calls: Record<string, Record<string, string>> = {};
  const plain = new Map(sdk.methods.toReversed().toSorted(fixedFirst).map(operationAndKey));
  for (const language of LANGUAGES.filter(({ id }) => ids.has(id))) {
    const samples = samplesOf(sdk, language);
    for (const [operation_id, key] of plain) {
      const sample = samples.find((one) => one.key === key);
      if (sample === undefined) continue;
      calls[operation_id] = { ...calls[operation_id], [language.id]: sample.code };
    }
  }
  return Object.fromEntries(
    Object.entries(calls).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** Later entries of a map win: those that are the operation itself come last. */
function fixedFirst(one: Method, other: Method): number {
  return Number(one.fixed === null) - Number(other.fixed === null);
}

function operationAndKey({ operation_id, key }: Method): [string, string] {
  return [operation_id, key];
}
