import { createHash } from "node:crypto";
import type { Contract } from "../contract.ts";
import { DAYS } from "../documents/arazzo-days.ts";
import type { Json } from "../documents/document.ts";
import { daySkill } from "./day-skill.ts";
import { mcpSkill } from "./mcp-skill.ts";
import { type Skill, skillPath } from "./skill.ts";
import { SKILL_NAMES } from "./skill-names.ts";

const SCHEMA = "https://schemas.agentskills.io/discovery/0.2.0/schema.json";

export function skillNamed(contract: Contract, public_url: string, name: string): Skill {
  const day = DAYS.find(({ id }) => id === name);
  return day === undefined ? mcpSkill(contract, public_url) : daySkill(contract, public_url, day);
}

/** The skills that there are, with what each file hashes to. */
export function skillsIndex(contract: Contract, public_url: string): Json {
  const skills = SKILL_NAMES.map((name) => skillNamed(contract, public_url, name));
  return {
    $schema: SCHEMA,
    skills: skills.map(({ name, description, text }) => ({
      name,
      type: "skill-md",
      description,
      url: skillPath(name),
      digest: `sha256:${createHash("sha256").update(text).digest("hex")}`,
    })),
  };
}
