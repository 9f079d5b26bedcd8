import { setTimeout as pauseFor } from "node:timers/promises";
import { mountRoutes } from "@svc/generated/mount-routes";
import { type ErrorHandler, Hono } from "hono";
import { createGate, type Gate } from "#http/gate";
import type { GateConfig } from "#http/steps/gate-deps";
import { publicKeys } from "#platform/crypto/signing-keys";
import { guest, pagesOf } from "#platform/db/places";
import { retryAfterOf } from "#platform/refusal";
import { onceEach } from "#platform/work/once-each";
import { givenSuppliers } from "#providers/binding";
import { mountFiles } from "#reporting/exports";
import { checkSaleFields } from "#sales/sends";
import { mountClaimPage } from "./claim-page/claim-page.ts";
import { mountCellCalls } from "./dashboard/cell-calls.ts";
import { mountDashboard } from "./dashboard/dashboard.ts";
import { openDocs } from "./docs-site/docs.ts";
import { foundPage } from "./docs-site/found-page.ts";
import { readerSandbox } from "./docs-site/reader-sandbox.ts";
import { mountRoot } from "./docs-site/root.ts";
import { ANSWER_VIEWS, OBJECTS } from "./objects.ts";
import { HANDLERS } from "./operations.ts";
import { mountCheckoutPage } from "./payment-pages/checkout-page.ts";
import { mountPaymentPages } from "./payment-pages/payment-pages.ts";
import { mountStatusUpdates } from "./payment-pages/status-updates.ts";
import { REACTIONS } from "./reactions.ts";
import { markPages } from "./rehearsal/mark-pages.ts";
import { mountStaffConsole } from "./staff-console/staff-console.ts";
import { mountStatusPage } from "./status-page/status-page.ts";
import { mountTextReports } from "./text-reports.ts";

/** What a running program serves on its one port, and the gate behind it. */
export interface App {
  readonly hono: Hono;
  readonly gate: Gate;
}

/** Pages and files outside the gate say this where something of ours broke. */
const FAULT = "Something went wrong. Try again in a minute.\n";
/** And this where nothing is broken, and the same may pass in a moment. */
const BUSY = "The service is busy. Try again in a few seconds.\n";

type Wired =
  | "objects"
  | "answer_views"
  | "reactions"
  | "handlers"
  | "field_checks"
  | "searchDocs"
  | "readDoc";

interface AppParts extends Omit<GateConfig, Wired> {
  /** The key of the sandbox that this program opened, if it did. */
  readonly sandbox_key?: string;
  /** Whether email leaves in live mode; the settings decide, if this does not. */
  readonly can_mail?: boolean;
  /** How the milliseconds pass that a page waits so as to tell nothing; real ones, if not said. */
  readonly pause?: (ms: number) => Promise<void>;
}

/** Wires the gate, the operations and the docs into one app; it listens nowhere by itself. */
export function createApp({ sandbox_key, can_mail, pause = pauseFor, ...parts }: AppParts): App {
  const hono = new Hono();
  const { public_url, security_contact, versions } = parts.config;
  const sandbox = readerSandbox(parts.config, sandbox_key ?? null);
  const public_keys = publicKeys(parts.config.secret_key);
  const docs = openDocs(public_url, { sandbox, security_contact, versions, public_keys });
  const gate = createGate({
    ...parts,
    objects: OBJECTS,
    answer_views: ANSWER_VIEWS,
    reactions: REACTIONS,
    handlers: HANDLERS,
    field_checks: { createCheckoutSession: checkSaleFields, createSend: checkSaleFields },
    searchDocs: async (query) => (await docs.search(query)).map(foundPage(public_url)),
    readDoc: docs.read,
  });
  if (parts.config.is_rehearsal) hono.use(markPages);
  mountRoutes(hono, gate.serve);
  mountRoot(hono, public_url);
  mountClaimPage(hono, {
    public_url,
    callForLink: gate.callForLink,
    onFault: (thrown) => parts.log.error({ err: thrown }, "claim page failed"),
  });
  const mails = can_mail ?? parts.config.mail !== null;
  const of_guests = { ...parts, database: parts.database.of(guest()) };
  mountPaymentPages(hono, of_guests);
  mountCheckoutPage(hono, of_guests);
  // What a provider has signed is the program's own work.
  mountStatusUpdates(hono, parts);
  mountTextReports(hono, parts);
  mountFiles(hono, of_guests);
  mountDashboard(hono, {
    ...of_guests,
    can_mail: mails,
    pause,
    callForMember: gate.callForMember,
    onFault: (thrown) => parts.log.error({ err: thrown }, "dashboard page failed"),
  });
  mountCellCalls(hono, of_guests);
  mountStaffConsole(hono, {
    ...parts,
    // Staff work for live organisations, and wait behind no guest.
    database: parts.database.of(pagesOf({ id: "staff", mode: "live" })),
    reactions: REACTIONS,
    perProgram: onceEach(parts.database, givenSuppliers(parts.suppliers)),
    onFault: (thrown) => parts.log.error({ err: thrown }, "staff console failed"),
  });
  mountStatusPage(hono, { ...of_guests, can_mail: mails });
  docs.mount(hono);
  hono.notFound((context) => gate.notFound(context));
  hono.onError(onFault(parts.log));
  return { hono, gate };
}

/** Addresses of receipts and files hold secrets, so none is logged. */
function onFault(log: GateConfig["log"]): ErrorHandler {
  return (thrown, context) => {
    const headers = { "Cache-Control": "no-store" };
    const wait = retryAfterOf(thrown);
    if (wait !== null) {
      return context.text(BUSY, 503, { ...headers, "Retry-After": String(wait) });
    }
    log.error({ err: thrown }, "a page failed");
    return context.text(FAULT, 500, headers);
  };
}
