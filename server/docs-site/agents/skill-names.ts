/** Which skills there are, for who serves them: they are made when somebody reads them. */
import { DAYS } from "../documents/arazzo-days.ts";
import { SKILLS_FOLDER } from "./skill.ts";

export const MCP_SKILL = "sell-over-mcp";
export const SKILL_NAMES: readonly string[] = [MCP_SKILL, ...DAYS.map(({ id }) => id)];
export const SKILLS_INDEX = `${SKILLS_FOLDER}/index.json`;
