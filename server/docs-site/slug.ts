/** The anchor of a heading: what a link to it ends with. Codes and event types stay as they are. */
export function slugOf(text: string): string {
  return text
    .replaceAll(/[`*]/g, "")
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_.\s-]/gu, "")
    .replaceAll(/\s+/g, "-")
    .replace(/\.+$/, "");
}

/** Anchors of one page; a heading that stands there twice gets a number. */
export function slugger(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const slug = slugOf(text);
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${count}`;
  };
}
