/** The docs for those who read plain text: an outline, and everything in one file. */
import { GUIDES } from "./guides.ts";
import type { Site } from "./site.ts";

/** The outline, as llms.txt: every page's twin with what it is for. */
export function outline({ contract, public_url, pages }: Site): string {
  const groups = Map.groupBy([...pages.values()], ({ group }) => sectionOf(group));
  const sections = [...groups].flatMap(([section, own]) => [
    `## ${section}`,
    own.map(({ path, title, lead }) => `- [${title}](${public_url}${path}.md): ${lead}`).join("\n"),
  ]);
  const [lead = ""] = contract.info.description.split("\n\n");
  return `${[
    `# ${contract.info.title}`,
    `> ${lead.replaceAll("\n", " ")}`,
    ADVICE.replaceAll("{origin}", public_url),
    ...sections,
  ].join("\n\n")}\n`;
}

const ADVICE = `Base URL: {origin}/dev/v1. Authenticate with "Authorization: Bearer <API_KEY>". Send
an Idempotency-Key with every POST that moves money, and repeat a request only with the same key.
Whole contract: {origin}/openapi.json; for generators of clients: {origin}/openapi-3.0.json. All
pages in one file: {origin}/llms-full.txt.`;

/** Rooms of the reference stand together, whatever their layer. */
function sectionOf(group: string): string {
  return Object.hasOwn(GUIDES, group) || group === "Docs"
    ? "Guides"
    : group === "Look things up"
      ? "Catalogues"
      : "Reference";
}

/** Every page, one after another. */
export function wholeText({ public_url, pages }: Site): string {
  return [...pages.values()]
    .map(({ path, markdown }) => `<!-- ${public_url}${path}.md -->\n\n${markdown}`)
    .join("\n\n");
}
