import type { Contract } from "../contract.ts";
import type { Json } from "../documents/document.ts";
import type { ServedDocument, ServedDocuments } from "../documents/served.ts";
import { skillPath } from "./skill.ts";
import { SKILL_NAMES, SKILLS_INDEX } from "./skill-names.ts";

const JSON_TEXT = "application/json; charset=utf-8";
const MARKDOWN = "text/markdown; charset=utf-8";

/** The documents for agents, by their paths. */
export const AGENT_DOCUMENTS: ServedDocuments = {
  "/server.json": about(JSON_TEXT, async (contract, public_url) => {
    const { serverJson } = await import("./server-json.ts");
    return serverJson(contract, public_url);
  }),
  "/.well-known/agent-card.json": about(JSON_TEXT, async (contract, public_url) => {
    const { agentCard } = await import("./agent-card.ts");
    return agentCard(contract, public_url);
  }),
  "/auth.md": about(MARKDOWN, async (contract, public_url) => {
    const { authMd } = await import("./auth-md.ts");
    return authMd(contract, public_url);
  }),
  [SKILLS_INDEX]: about(JSON_TEXT, async (contract, public_url) => {
    const { skillsIndex } = await import("./skills.ts");
    return skillsIndex(contract, public_url);
  }),
  ...Object.fromEntries(SKILL_NAMES.map((name) => [skillPath(name), skillDocument(name)])),
};

type Make = (contract: Contract, public_url: string) => Promise<Json | string>;

/** A document that the catalogue of the API lists. */
function about(type: string, make: Make): ServedDocument {
  return { ...madeOf(type, make), is_metadata: true };
}

function skillDocument(name: string): ServedDocument {
  return madeOf(MARKDOWN, async (contract, public_url) => {
    const { skillNamed } = await import("./skills.ts");
    return skillNamed(contract, public_url, name).text;
  });
}

function madeOf(type: string, make: Make): ServedDocument {
  return {
    type,
    make: async (contract, public_url) => await make(JSON.parse(contract) as Contract, public_url),
  };
}
