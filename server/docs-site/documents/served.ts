/** The documents that are made of the contract, by their paths. */
import { apiCatalog } from "./api-catalog.ts";
import type { Document, Json } from "./document.ts";

export interface ServedDocument {
  readonly type: string;
  /** The type by which a catalogue of APIs names it; none where it describes no API. */
  readonly describes?: string;
  /** What tells a program about the service without describing the API. */
  readonly is_metadata?: boolean;
  /** An object is sent as JSON, a text as it is. */
  readonly make: (contract: string, public_url: string) => Promise<Json | string>;
}

export type ServedDocuments = Readonly<Record<string, ServedDocument>>;

export const CATALOG_PATH = "/.well-known/api-catalog";

const JSON_TEXT = "application/json; charset=utf-8";
const OPENAPI = "application/vnd.oai.openapi+json";
const ASYNCAPI = "application/vnd.aai.asyncapi+json;version=3.0.0";
const WORKFLOWS = "application/vnd.oai.workflows+json;version=1.0.1";

/**
 * Generators look whether what they load is JSON, and many know no other type: the documents of
 * OpenAPI are sent as that, whatever the catalogue calls them.
 */
export const DOCUMENTS: ServedDocuments = {
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
};

/** The documents with one that lists them. */
export function withCatalog(documents: ServedDocuments): ServedDocuments {
  const described = typesOf(documents, ({ describes }) => describes);
  const metadata = typesOf(documents, ({ is_metadata, type }) => (is_metadata ? type : undefined));
  const catalog: ServedDocument = {
    type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    make: async (_, public_url) => apiCatalog({ described, metadata }, public_url),
  };
  return { ...documents, [CATALOG_PATH]: catalog };
}

/** The document that the others are made of; each changes one of its own. */
async function world(contract: string, public_url: string): Promise<Document> {
  const { openapi31 } = await import("./openapi-3-1.ts");
  return openapi31(contract, public_url);
}

function typesOf(
  documents: ServedDocuments,
  typeOf: (document: ServedDocument) => string | undefined,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(documents).flatMap(([path, document]) => {
      const type = typeOf(document);
      return type === undefined ? [] : [[path, type]];
    }),
  );
}
