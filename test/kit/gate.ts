/** A gate of its own over this worker's database, with parts replaced by faulty ones. */
import { mountRoutes } from "@svc/generated/mount-routes";
import type { Handlers } from "@svc/generated/routes";
import { createGate } from "@svc/server/http/gate.ts";
import { ANSWER_VIEWS, OBJECTS } from "@svc/server/objects.ts";
import { HANDLERS } from "@svc/server/operations.ts";
import type { Ctx } from "@svc/server/platform/context.ts";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { Refusal } from "@svc/server/platform/refusal.ts";
import { REACTIONS } from "@svc/server/reactions.ts";
import { Hono } from "hono";
import { noteSeen } from "./coverage.ts";
import { testServer } from "./server.ts";

/** What is replaced of the server. */
export interface Sabotage {
  readonly handlers?: Partial<Handlers<Ctx>>;
  readonly database?: Partial<Database>;
  /** True judges answers as in production: a broken promise is logged and goes out. */
  readonly deaf?: boolean;
  readonly is_shutting_down?: boolean;
}

/** A sabotaged server: how to ask it, and the lines of its log. */
export async function sabotagedGate({
  handlers = {},
  database = {},
  deaf = false,
  is_shutting_down = false,
}: Sabotage) {
  const deps = await testServer();
  const lines: string[] = [];
  const sabotaged: Database = { ...deps.database, of: () => sabotaged, ...database };
  const faults: Error[] = [];
  const gate = createGate({
    config: deps.config,
    database: sabotaged,
    log: openLog({ level: "info", readable: false, write: (line) => void lines.push(line) }),
    objects: OBJECTS,
    answer_views: ANSWER_VIEWS,
    reactions: REACTIONS,
    handlers: { ...HANDLERS, ...handlers },
    field_checks: {},
    searchDocs: async () => [],
    readDoc: async () => new Refusal("reference_not_found"),
    sharers: () => 1,
    isShuttingDown: () => is_shutting_down,
    ...(deaf
      ? {}
      : {
          observer: { onAnswer: noteSeen, onContractViolation: (fault) => void faults.push(fault) },
        }),
  });
  const hono = new Hono();
  mountRoutes(hono, gate.serve);
  return {
    lines,
    faults,
    gate,
    ask: async (request: Request) => await hono.fetch(request),
  };
}
