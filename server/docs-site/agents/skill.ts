/** A skill: what an agent does step by step, as a file that it can load by itself. */

export interface Skill {
  /** Its folder; lowercase words with hyphens. */
  readonly name: string;
  readonly description: string;
  readonly text: string;
}

export const SKILLS_FOLDER = "/.well-known/agent-skills";

export function skillPath(name: string): string {
  return `${SKILLS_FOLDER}/${name}/SKILL.md`;
}

/** A skill with the head that its readers expect, in YAML whose texts are written as JSON. */
export function skillOf(
  { name, description }: Pick<Skill, "name" | "description">,
  paragraphs: readonly string[],
): Skill {
  const head = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---`;
  const text = `${[head, ...paragraphs].filter((one) => one !== "").join("\n\n")}\n`;
  return { name, description, text };
}
