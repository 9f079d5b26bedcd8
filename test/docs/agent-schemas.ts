/** What readers of the documents for agents require, in our own words, of what we use of each. */
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

const TEXT = { type: "string", minLength: 1 };
const TEXTS = { type: "array", items: TEXT };
const ADDRESS = { type: "string", pattern: "^https?://[^\\s]+$" };

function object(properties: Record<string, object>, optional: readonly string[] = []): object {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: "object", additionalProperties: false, required, properties };
}

/** As server.schema.json of 2025-12-11 has it, of the registry of MCP servers. */
const SERVER = object({
  $schema: {
    const: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
  },
  name: { type: "string", maxLength: 200, pattern: "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$" },
  title: { ...TEXT, maxLength: 100 },
  description: { ...TEXT, maxLength: 100 },
  version: { type: "string", pattern: "^\\d+\\.\\d+\\.\\d+$" },
  websiteUrl: ADDRESS,
  remotes: {
    type: "array",
    minItems: 1,
    items: object({
      type: { const: "streamable-http" },
      url: ADDRESS,
      headers: {
        type: "array",
        items: object({
          name: TEXT,
          description: TEXT,
          value: TEXT,
          isRequired: { type: "boolean" },
          isSecret: { type: "boolean" },
          variables: { type: "object", additionalProperties: { type: "object" } },
        }),
      },
    }),
  },
  _meta: object({ "io.modelcontextprotocol.registry/publisher-provided": { type: "object" } }),
});

const NEEDED = object({
  schemes: { type: "object", additionalProperties: object({ list: TEXTS }) },
});

/** As the message AgentCard of A2A 1.0 is written in JSON. */
const CARD = object({
  name: TEXT,
  description: TEXT,
  version: TEXT,
  supportedInterfaces: {
    type: "array",
    minItems: 1,
    items: object({ url: ADDRESS, protocolBinding: TEXT, protocolVersion: TEXT }),
  },
  provider: object({ organization: TEXT, url: ADDRESS }),
  documentationUrl: ADDRESS,
  capabilities: object({
    streaming: { type: "boolean" },
    pushNotifications: { type: "boolean" },
    extendedAgentCard: { type: "boolean" },
  }),
  securitySchemes: {
    type: "object",
    additionalProperties: object({
      httpAuthSecurityScheme: object({ scheme: { const: "Bearer" }, description: TEXT }),
    }),
  },
  securityRequirements: { type: "array", items: NEEDED },
  defaultInputModes: TEXTS,
  defaultOutputModes: TEXTS,
  skills: {
    type: "array",
    minItems: 1,
    items: object({
      id: TEXT,
      name: TEXT,
      description: TEXT,
      tags: { ...TEXTS, minItems: 1 },
      examples: TEXTS,
      securityRequirements: { type: "array", items: NEEDED },
    }),
  },
});

/** As Agent Skills Discovery 0.2.0 has it, with the rules of a skill's name and description. */
const SKILLS = object({
  $schema: { const: "https://schemas.agentskills.io/discovery/0.2.0/schema.json" },
  skills: {
    type: "array",
    minItems: 1,
    items: object({
      name: { type: "string", maxLength: 64, pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" },
      type: { const: "skill-md" },
      description: { ...TEXT, maxLength: 1024 },
      url: { type: "string", pattern: "^/\\.well-known/agent-skills/[a-z0-9-]+/SKILL\\.md$" },
      digest: { type: "string", pattern: "^sha256:[0-9a-f]{64}$" },
    }),
  },
});

const ajv = new Ajv2020({ allErrors: true });

export const SCHEMAS: Readonly<Record<string, ValidateFunction>> = {
  "/server.json": ajv.compile(SERVER),
  "/.well-known/agent-card.json": ajv.compile(CARD),
  "/.well-known/agent-skills/index.json": ajv.compile(SKILLS),
};
