/** What an open rubric gives this program for being ready for agents, point by point. */
import type { Document } from "@svc/server/docs-site/documents/document.ts";
import { beforeAll, expect, it } from "vitest";
import { agentOf } from "../kit/agents.ts";
import { given } from "../kit/given.ts";
import { mcpClient } from "../kit/mcp.ts";
import { testServer } from "../kit/server.ts";
import { DIMENSIONS, type Seen } from "./readiness.ts";

const POINTS_MAX = 117;
/** From here on the rubric calls an API made for agents, of a hundred. */
const AGENT_NATIVE = 46;
const MISSES_SHOWN = 6;
/** Credit that is left. See docs/decisions/0083-documents-for-agents.md. */
const KNOWN_LOSSES = { agent_card: 0.6 };

let seen: Seen;

beforeAll(async () => {
  const { hono, config } = await testServer();
  const get: Seen["get"] = async (path) => await hono.request(`${config.public_url}${path}`);
  const { client } = await mcpClient(await agentOf(await given.organisation()));
  seen = {
    get,
    openapi: (await (await get("/openapi.json")).json()) as Document,
    tools: (await client.listTools()).tools.map(({ name }) => name),
  };
});

it("has the dimensions and the points of the rubric", () => {
  expect(DIMENSIONS).toHaveLength(15);
  expect(DIMENSIONS.reduce((sum, { points }) => sum + points, 0)).toBe(POINTS_MAX);
});

it("gives all points but those that we know of, and lists what a stricter one misses", async () => {
  const lines: string[] = [];
  const lost: Record<string, number> = {};
  let sum = 0;
  for (const { id, points, judge } of DIMENSIONS) {
    const { credit, says, misses = [] } = await judge(seen);
    sum += points * credit;
    if (credit < 1) lost[id] = credit;
    lines.push(`${(points * credit).toFixed(1).padStart(5)} of ${points}  ${id}: ${says}`);
    for (const miss of misses.slice(0, MISSES_SHOWN)) lines.push(`             - ${miss}`);
    const more = misses.length - MISSES_SHOWN;
    if (more > 0) lines.push(`             - and ${more} more`);
  }
  const of_hundred = (100 * sum) / POINTS_MAX;
  lines.push(`${sum.toFixed(1).padStart(5)} of ${POINTS_MAX}, ${of_hundred.toFixed(1)} of 100`);
  process.stdout.write(`\nAgent readiness\n${lines.join("\n")}\n`);
  expect(lost).toEqual(KNOWN_LOSSES);
  expect(of_hundred).toBeGreaterThan(AGENT_NATIVE);
});
