/** The docs for those who read plain text: an outline, and everything in one file. */
import { skillPath } from "./agents/skill.ts";
import { SKILL_NAMES, SKILLS_INDEX } from "./agents/skill-names.ts";
import { skillNamed } from "./agents/skills.ts";
import type { Contract } from "./contract.ts";
import { GUIDES } from "./guides.ts";
import type { Site } from "./site.ts";

/**
 * The outline, as llms.txt: every page's twin with what it is for. A long page is listed in its
 * parts, so that nothing that is listed fills more than a model can spare.
 */
export function outline({ contract, public_url, pages, twins }: Site): string {
  const groups = Map.groupBy([...pages.values()], ({ group }) => sectionOf(group));
  const listed = [...twins.values()];
  const sections = [...groups].flatMap(([section, own]) => [
    `## ${section}`,
    own
      .flatMap((page) => listed.filter((twin) => twin.page === page.path))
      .map(({ path, title, lead }) => `- [${title}](${public_url}${path}): ${lead}`)
      .join("\n"),
  ]);
  const [lead = ""] = contract.info.description.split("\n\n");
  return `${[
    `# ${contract.info.title}`,
    `> ${lead.replaceAll("\n", " ")}`,
    ADVICE.replaceAll("{origin}", public_url),
    "## For agents",
    [...documents(public_url), ...skills(contract, public_url)].join("\n"),
    ...sections,
  ].join("\n\n")}\n`;
}

const ADVICE = `Base URL: {origin}/dev/v1. Authenticate with "Authorization: Bearer <API_KEY>". Send
an Idempotency-Key with every POST that moves money, and repeat a request only with the same key.
Each page of Markdown listed here has less than 50 kB.`;

const DOCUMENTS = [
  ["/auth.md", "Authentication", "How an agent gets a key, and what to do when it is refused."],
  ["/server.json", "server.json", "The MCP server, as its registry describes it."],
  ["/mcp-schemas.json", "MCP schemas", "JSON Schema of every tool's arguments and result."],
  ["/.well-known/agent-card.json", "Agent card", "Each tool as a skill, with its scope."],
  [SKILLS_INDEX, "Skills", "An index of the skills below, with their hashes."],
  ["/openapi.json", "OpenAPI 3.1", "The whole contract; for generators, /openapi-3.0.json."],
  ["/llms-full.txt", "All pages", "Every page in one large file."],
] as const;

function documents(public_url: string): string[] {
  return DOCUMENTS.map(([path, title, lead]) => `- [${title}](${public_url}${path}): ${lead}`);
}

function skills(contract: Contract, public_url: string): string[] {
  return SKILL_NAMES.map((name) => skillNamed(contract, public_url, name)).map(
    ({ name, description }) =>
      `- [Skill: ${name}](${public_url}${skillPath(name)}): ${description}`,
  );
}

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
