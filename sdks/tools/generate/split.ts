/** A line of the templates that says which file the lines after it belong to. */
const CUT = /^#@ (\S+)$/;

/** Cuts one text into files; parts with one name are joined in the order in which they stand. */
export function splitFiles(text: string, header: (path: string) => string): Map<string, string> {
  const parts = new Map<string, string[]>();
  let lines: string[] | null = null;
  for (const line of text.split("\n")) {
    const path = CUT.exec(line)?.[1];
    if (path !== undefined) {
      lines = parts.get(path) ?? [];
      parts.set(path, lines);
    } else if (lines !== null) lines.push(line.trimEnd());
    else if (line.trim() !== "")
      throw new Error(`A template writes before its first file: ${line}`);
  }
  return new Map([...parts].map(([path, part]) => [path, header(path) + tidy(part)]));
}

function tidy(lines: readonly string[]): string {
  const text = lines.join("\n").replaceAll(/\n{4,}/g, "\n\n\n");
  return `\n${text.trim()}\n`.replace(/^\n+/, "\n");
}
