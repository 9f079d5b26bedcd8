/** What was proven, case by case. */
export interface CaseResult {
  readonly name: string;
  /** What went wrong; empty when nothing did. */
  readonly found: readonly string[];
}

export interface LayerResult {
  readonly layer: string;
  readonly runtime: string;
  readonly cases: readonly CaseResult[];
  readonly suppressed: readonly string[];
  readonly seconds: number;
}

/** One line a layer, and below it every case that failed. */
export function reportText(results: readonly LayerResult[]): string {
  const lines = results.flatMap(({ layer, runtime, cases, suppressed, seconds }) => {
    const failed = cases.filter(({ found }) => found.length > 0);
    const mark = failed.length === 0 ? "✓" : "✗";
    const count = `${cases.length - failed.length}/${cases.length}`;
    const left_out = suppressed.length > 0 ? `, ${suppressed.length} suppressed` : "";
    const head = `${mark} ${runtime.padEnd(13)} ${layer.padEnd(9)} ${count}${left_out}`;
    const below = failed.flatMap(({ name, found }) => [`    ${name}`, ...found.map(indented)]);
    return [`${head} (${seconds.toFixed(1)} s)`, ...below];
  });
  return lines.join("\n");
}

function indented(text: string): string {
  return `      ${text}`;
}
