/** A section of the reference: the words, and beside them what one copies. */

interface Section {
  readonly words: readonly (string | null)[];
  readonly beside: readonly (string | null)[];
  /** What the section is of, for the script of the page. */
  readonly operation_id?: string;
}

export function besideWords({ words, beside, operation_id }: Section): string {
  const id = operation_id === undefined ? "" : ` data-operation="${operation_id}"`;
  return [
    `<div class="section"${id}>\n\n<div class="words">`,
    ...words,
    '</div>\n\n<div class="beside">',
    ...beside,
    "</div>\n\n</div>",
  ]
    .filter((part) => part !== null && part !== "")
    .join("\n\n");
}

/** The same text for those who read it as such: nothing folded, nothing beside. */
export function unfolded(markdown: string): string {
  return markdown
    .replaceAll(/<a class="field"[^>]*><code>(.*?)<\/code><\/a>/g, "`$1`")
    .replaceAll(/^ *<details id="\w+" class="values"[^\n]*\n\n/gm, "")
    .replaceAll(/^ *<\/?div[^>]*>\n/gm, "")
    .replaceAll(/^( *)<details[^>]*><summary>(.*)<\/summary>$/gm, (_, indent, summary: string) => {
      const text = summary.replaceAll(/<\/?code>/g, "`");
      return `${indent}**${text}**`;
    })
    .replaceAll(/^ *<\/details>\n/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n");
}
