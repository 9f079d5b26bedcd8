/** The documents that are made of the contract, by their paths. */
import { skillPath } from "../agents/skill.ts";
import { SKILL_NAMES, SKILLS_INDEX } from "../agents/skill-names.ts";
import type { Contract } from "../contract.ts";
import { apiCatalog } from "./api-catalog.ts";
import type { Document, Json } from "./document.ts";

interface ServedDocument {
  readonly type: string;
  /** The type by which a catalogue of APIs names it; none where it describes no API. */
  readonly describes?: string;
  /** What tells a program about the service without describing the API. */
  readonly is_metadata?: boolean;
  /** An object is sent as JSON, a text as it is. */
  readonly make: (contract: string, public_url: string) => Promise<Json | string>;
}

export const CATALOG_PATH = "/.well-known/api-catalog";

const JSON_TEXT = "application/json; charset=utf-8";
const MARKDOWN = "text/markdown; charset=utf-8";
const OPENAPI = "application/vnd.oai.openapi+json";
const ASYNCAPI = "application/vnd.aai.asyncapi+json;version=3.0.0";
const WORKFLOWS = "application/vnd.oai.workflows+json;version=1.0.1";

/**
 * Generators look whether what they load is JSON, and many know no other type: the documents of
 * OpenAPI are sent as that, whatever the catalogue calls them.
 */
export const DOCUMENTS: Readonly<Record<string, ServedDocument>> = {
  "/openapi.json": {
    type: JSON_TEXT,
    describes: `${OPENAPI};version=3.1`,
    make: world,
  },
  "/openapi-3.0.json": {
    type: JSON_TEXT,
    describes: `${OPENAPI};version=3.0`,
    make: async (contract, public_url) => {
      const { openapi30 } = await import("./openapi-3-0.ts");
      return openapi30(await world(contract, public_url));
    },
  },
  "/openapi-3.2.json": {
    type: JSON_TEXT,
    describes: `${OPENAPI};version=3.2`,
    make: async (contract, public_url) => {
      const { openapi32 } = await import("./openapi-3-2.ts");
      return openapi32(await world(contract, public_url), public_url);
    },
  },
  "/asyncapi.json": {
    type: ASYNCAPI,
    describes: ASYNCAPI,
    make: async (contract, public_url) => {
      const { asyncapi } = await import("./asyncapi.ts");
      return asyncapi(await world(contract, public_url), public_url);
    },
  },
  "/arazzo.json": {
    type: WORKFLOWS,
    describes: WORKFLOWS,
    make: async (contract, public_url) => {
      const { arazzo } = await import("./arazzo.ts");
      return arazzo(await world(contract, public_url), public_url);
    },
  },
  "/mcp-schemas.json": {
    type: "application/schema+json",
    make: async (contract, public_url) => {
      const { mcpSchemas } = await import("./mcp.ts");
      return mcpSchemas(JSON.parse(contract) as Document, public_url);
    },
  },
  "/server.json": {
    type: JSON_TEXT,
    is_metadata: true,
    make: async (contract, public_url) => {
      const { serverJson } = await import("../agents/server-json.ts");
      return serverJson(JSON.parse(contract) as Contract, public_url);
    },
  },
  "/.well-known/agent-card.json": {
    type: JSON_TEXT,
    is_metadata: true,
    make: async (contract, public_url) => {
      const { agentCard } = await import("../agents/agent-card.ts");
      return agentCard(JSON.parse(contract) as Contract, public_url);
    },
  },
  "/auth.md": {
    type: MARKDOWN,
    is_metadata: true,
    make: async (contract, public_url) => {
      const { authMd } = await import("../agents/auth-md.ts");
      return authMd(JSON.parse(contract) as Contract, public_url);
    },
  },
  [SKILLS_INDEX]: {
    type: JSON_TEXT,
    is_metadata: true,
    make: async (contract, public_url) => {
      const { skillsIndex } = await import("../agents/skills.ts");
      return skillsIndex(JSON.parse(contract) as Contract, public_url);
    },
  },
  ...Object.fromEntries(SKILL_NAMES.map((name) => [skillPath(name), skillDocument(name)])),
  [CATALOG_PATH]: {
    type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    make: async (_, public_url) =>
      apiCatalog({ descriptions: descriptions(), metadata: metadata() }, public_url),
  },
};

function skillDocument(name: string): ServedDocument {
  return {
    type: MARKDOWN,
    make: async (contract, public_url) => {
      const { skillNamed } = await import("../agents/skills.ts");
      return skillNamed(JSON.parse(contract) as Contract, public_url, name).text;
    },
  };
}

/** The document that the others are made of; each changes one of its own. */
async function world(contract: string, public_url: string): Promise<Document> {
  const { openapi31 } = await import("./openapi-3-1.ts");
  return openapi31(contract, public_url);
}

/** The types of the documents that describe the API, by their paths. */
function descriptions(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(DOCUMENTS).flatMap(([path, { describes }]) => {
      return describes === undefined ? [] : [[path, describes]];
    }),
  );
}

/** The types of the documents that tell of the service, by their paths. */
function metadata(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(DOCUMENTS).flatMap(([path, { is_metadata, type }]) => {
      return is_metadata === true ? [[path, type]] : [];
    }),
  );
}
