import { mountRoutes } from "@svc/generated/routes";
import { Hono } from "hono";
import { createGate, type Gate } from "#http/gate";
import type { GateConfig } from "#http/steps/gate-deps";
import { checkSaleFields } from "#sales/sends";
import { OBJECTS } from "./objects.ts";
import { HANDLERS } from "./operations.ts";
import { mountDocs } from "./pages/docs.ts";
import { mountRoot } from "./pages/root.ts";

/** What a running program serves on its one port, and the gate behind it. */
export interface App {
  readonly hono: Hono;
  readonly gate: Gate;
}

/** Wires the gate, the operations and the docs into one app; it listens nowhere by itself. */
export function createApp(parts: Omit<GateConfig, "objects" | "handlers" | "field_checks">): App {
  const hono = new Hono();
  const gate = createGate({
    ...parts,
    objects: OBJECTS,
    handlers: HANDLERS,
    field_checks: { createSend: checkSaleFields },
  });
  mountRoutes(hono, gate.serve);
  mountRoot(hono, parts.config.public_url);
  mountDocs(hono, parts.config.public_url);
  hono.notFound((context) => gate.notFound(context));
  return { hono, gate };
}
