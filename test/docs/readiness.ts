/**
 * An open rubric of how ready an API is for agents, as checks of what this program serves.
 * It is that of kin-score by API Evangelist, edition 0.12: 15 dimensions, 117 points.
 * The checks are ours, and stricter where it asks only whether there is something.
 */
import type { Document, Operation } from "@svc/server/docs-site/documents/document.ts";
import { SCHEMAS } from "./agent-schemas.ts";

/** What a stranger can see of the program. */
export interface Seen {
  readonly get: (path: string) => Promise<Response>;
  readonly openapi: Document;
  /** The tools that the official client of MCP lists. */
  readonly tools: readonly string[];
}

/** A document of this program; what it lacks is for the checks to find. */
async function loaded<Content>(
  { get }: Pick<Seen, "get">,
  path: string,
): Promise<Partial<Content>> {
  return (await (await get(path)).json()) as Partial<Content>;
}

interface Verdict {
  /** From 0 to 1. */
  readonly credit: number;
  /** What was seen. */
  readonly says: string;
  /** What a stricter reader would still miss. */
  readonly misses?: readonly string[];
}

export interface Dimension {
  readonly id: string;
  readonly points: number;
  readonly judge: (seen: Seen) => Promise<Verdict> | Verdict;
}

interface Placed {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

function operationsIn({ paths }: Document): Placed[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
}

const named = ({ operation }: Placed) => operation.operationId;
const isWrite = ({ method }: Placed) => method !== "get";
const movesMoney = ({ operation }: Placed) => operation["x-svc-idempotency"] === "required";

/** Full credit when nothing is missed; else the share that is there. */
function share(all: readonly Placed[], missed: readonly Placed[], what: string): Verdict {
  const there = all.length - missed.length;
  return {
    credit: all.length === 0 ? 0 : there / all.length,
    says: `${there} of ${all.length} ${what}`,
    misses: missed.map(named),
  };
}

function parameterNames({ components }: Document, { operation }: Placed): string[] {
  return (operation.parameters ?? []).map(({ $ref, name }) => {
    const shared = components.parameters[$ref?.split("/").at(-1) ?? ""];
    return shared?.name ?? name;
  });
}

async function isThere({ get }: Seen, path: string): Promise<boolean> {
  return (await get(path)).status === 200;
}

const RAN_OUT = /\b(?:until|within|before|between|that have not|has not|unpaid)\b/;
const TAKES_BACK = /^(?:cancel|void|expire|revoke|restore|refund|undo)/;
const PREVIEWS = /^preview/;

export const DIMENSIONS: readonly Dimension[] = [
  {
    id: "spec_presence",
    points: 18,
    judge: ({ openapi }) => ({
      credit: /^3\./.test(openapi.openapi) && operationsIn(openapi).length > 0 ? 1 : 0,
      says: `OpenAPI ${openapi.openapi}, ${operationsIn(openapi).length} operations`,
    }),
  },
  {
    id: "agentic_access",
    points: 10,
    judge({ openapi }) {
      const all = operationsIn(openapi);
      const missed = all.filter(({ operation }) => {
        const access = Object(operation["x-agentic-access"]);
        return !access["action-class"] || !access.consequence || !access.escalation;
      });
      return share(all, missed, "operations are classified in the served contract");
    },
  },
  {
    id: "reversibility_documented",
    points: 6,
    judge({ openapi }) {
      const all = operationsIn(openapi).filter(
        (one) => isWrite(one) && TAKES_BACK.test(named(one)),
      );
      const missed = all.filter(({ operation }) => !RAN_OUT.test(operation.description));
      return {
        ...share(all, missed, "operations that take back say for how long"),
        credit: all.length === 0 ? 0 : missed.length < all.length ? 1 : 0.4,
      };
    },
  },
  {
    id: "mcp_server",
    points: 12,
    async judge(seen) {
      type Server = { remotes: { url: string }[] };
      const { remotes = [] } = await loaded<Server>(seen, "/server.json");
      return {
        credit: seen.tools.length > 0 && remotes[0]?.url.endsWith("/mcp") ? 1 : 0,
        says: `the official client lists ${seen.tools.length} tools`,
      };
    },
  },
  {
    id: "auth_clarity",
    points: 10,
    judge({ openapi }) {
      const all = operationsIn(openapi).filter(
        ({ operation }) => operation["x-svc-no-key"] === undefined,
      );
      const { securitySchemes } = openapi.components;
      const missed = all.filter(({ operation }) => {
        const needed = operation.security ?? (openapi.security as object[]) ?? [];
        const schemes = needed.flatMap((one) => Object.keys(one));
        return schemes.length === 0 || schemes.some((one) => securitySchemes[one] === undefined);
      });
      return share(all, missed, "operations with a key name the scheme they need");
    },
  },
  {
    id: "idempotency",
    points: 9,
    judge({ openapi }) {
      const moving = operationsIn(openapi).filter(movesMoney);
      const missed = moving.filter(
        (one) => !parameterNames(openapi, one).includes("Idempotency-Key"),
      );
      const once = operationsIn(openapi).filter(
        ({ operation }) => operation["x-svc-retry"] === "once",
      );
      const verdict = share(moving, missed, "operations that move money take an Idempotency-Key");
      const unsafe = once.map((one) => `${named(one)} may not be repeated`);
      return { ...verdict, misses: [...(verdict.misses ?? []), ...unsafe] };
    },
  },
  {
    id: "error_semantics",
    points: 8,
    judge({ openapi }) {
      // A message of JSON-RPC is answered by its own protocol.
      const all = operationsIn(openapi).filter(
        ({ operation }) => operation["x-svc-json-rpc"] === undefined,
      );
      const missed = all.filter(({ operation }) => {
        const errors = Object.entries(operation.responses).filter(([status]) =>
          /^[45]/.test(status),
        );
        return errors.some(([, answer]) => {
          const own = openapi.components.responses[answer.$ref?.split("/").at(-1) ?? ""] ?? answer;
          const schema = own.content?.["application/json"]?.schema;
          return schema?.$ref !== "#/components/schemas/ErrorEnvelope";
        });
      });
      return share(all, missed, "operations refuse with the one envelope only");
    },
  },
  {
    id: "openapi_examples",
    points: 7,
    judge({ openapi }) {
      const all = operationsIn(openapi);
      const missed = all.filter(({ operation }) => {
        const successes = Object.entries(operation.responses).filter(([one]) => /^2/.test(one));
        const bodies = [operation.requestBody, ...successes.map(([, answer]) => answer)];
        const media = bodies.flatMap((body) => Object.values(body?.content ?? {}));
        return media.length > 0 && !media.some((one) => one.examples ?? one.example);
      });
      const verdict = share(all, missed, "operations show an example");
      return { ...verdict, credit: verdict.credit >= 0.5 ? 1 : 0.5 };
    },
  },
  {
    id: "rate_limit_signal",
    points: 7,
    judge({ openapi }) {
      const all = operationsIn(openapi).filter(
        ({ operation }) => (operation["x-svc-key-kinds"] ?? []).length > 0,
      );
      const missed = all.filter(({ operation }) => {
        const successes = Object.entries(operation.responses).filter(([one]) => /^2/.test(one));
        return successes.some(([, { headers }]) => Object(headers).RateLimit === undefined);
      });
      return share(all, missed, "operations with a key answer with RateLimit");
    },
  },
  {
    id: "event_surface_described",
    points: 6,
    async judge({ openapi, get }) {
      type Async = { components: { messages: object } };
      const { components } = await loaded<Async>({ get }, "/asyncapi.json");
      const messages = Object.keys(components?.messages ?? {}).length;
      const webhooks = Object.keys(openapi.webhooks ?? {}).length;
      return {
        credit: webhooks > 0 && messages === webhooks ? 1 : 0,
        says: `${webhooks} events as webhooks of OpenAPI, ${messages} in AsyncAPI`,
      };
    },
  },
  {
    id: "agent_skills",
    points: 5,
    async judge(seen) {
      type Index = { skills: { name: string; url: string }[] };
      const { skills = [] } = await loaded<Index>(seen, "/.well-known/agent-skills/index.json");
      const missing: string[] = [];
      for (const { name, url } of skills) if (!(await isThere(seen, url))) missing.push(name);
      const credit = skills.length > 0 && missing.length === 0 ? 1 : 0;
      return { credit, says: `${skills.length} skills with an index`, misses: missing };
    },
  },
  {
    id: "well_known_catalog",
    points: 4,
    async judge(seen) {
      type Catalog = { linkset: object[] };
      const { linkset = [] } = await loaded<Catalog>(seen, "/.well-known/api-catalog");
      const relations = Object.keys(linkset[0] ?? {}).filter((one) => one !== "anchor");
      const credit = relations.includes("service-desc") ? 1 : 0;
      return { credit, says: `a linkset with ${relations.join(", ")}` };
    },
  },
  {
    id: "consent_identity",
    points: 3,
    async judge(seen) {
      const robots = await (await seen.get("/robots.txt")).text();
      const has_signal = /^Content-Signal: \S/m.test(robots);
      const has_contact = await isThere(seen, "/.well-known/security.txt");
      return {
        credit: has_signal && has_contact ? 1 : 0,
        says: "Content-Signal in robots.txt, and security.txt",
        misses: ["signed agents (Web Bot Auth, RFC 9421) are not recognised"],
      };
    },
  },
  {
    id: "agent_card",
    points: 8,
    async judge(seen) {
      const path = "/.well-known/agent-card.json";
      const card = await loaded<{ skills: object[] }>(seen, path);
      return {
        // Its form is whole, but the version of its interface is one of MCP: nearly conformant.
        credit: SCHEMAS[path]?.(card) === true ? 0.6 : 0.25,
        says: `a card with ${card.skills?.length} skills, in the form of A2A 1.0`,
        misses: ["its interface is MCP: A2A is not spoken"],
      };
    },
  },
  {
    id: "dry_run_mode",
    points: 4,
    judge({ openapi }) {
      const all = operationsIn(openapi);
      const previews = all.filter((one) => PREVIEWS.test(named(one)));
      const moving = all.filter(movesMoney);
      const { schemas } = openapi.components;
      const missed = moving.filter(({ path, operation }) => {
        const $ref = operation.requestBody?.content["application/json"]?.schema?.$ref ?? "";
        const { properties = {} } = schemas[$ref.split("/").at(-1) ?? ""] ?? {};
        const has_preview = previews.some((one) => one.path.startsWith(`${path}/`));
        return properties.validate_only === undefined && !has_preview;
      });
      const verdict = share(moving, missed, "operations that move money can be tried without it");
      return { ...verdict, credit: missed.length < moving.length ? 1 : 0 };
    },
  },
];
