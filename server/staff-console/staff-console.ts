/** The console of staff: queues of what waits for a person of our own. */
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compressPages } from "#dashboard/compress-pages";
import { retryAfterOf } from "#platform/refusal";
import { answerNotice } from "./console-answer.ts";
import type { ConsoleDeps } from "./console-deps.ts";
import { mountConsoleHome } from "./home.ts";
import { mountPasskeyScript } from "./passkey-script.ts";
import { mountAlarms } from "./queues/alarms.ts";
import { mountApplicationQueue } from "./queues/applications.ts";
import { mountCheckoutQueue } from "./queues/checkout.ts";
import { mountDisputeQueue } from "./queues/disputes.ts";
import { mountDocuments } from "./queues/documents.ts";
import { mountIncidents } from "./queues/incidents.ts";
import { mountOrganisations } from "./queues/organisations.ts";
import { mountProposals } from "./queues/proposals.ts";
import { mountBreaks } from "./queues/reconciliation.ts";
import { mountSendQueue } from "./queues/sends.ts";
import { mountSuppliers } from "./queues/suppliers.ts";
import { mountTopups } from "./queues/topups.ts";
import { mountStaffSignIn } from "./sign-in.ts";

/** A bank's statement is the longest that is sent. */
const FORM_BYTES_MAX = 1_048_576;

const UNKNOWN = { title: "There is no such page", text: "Check the address." };
const BUSY = { title: "Too many people at once", text: "Try again in a few seconds." };
const TOO_LARGE = { title: "This form is too long", text: "Send less at once." };
const FAULT = { title: "Something went wrong", text: "It is our fault. Try again in a minute." };
const NOBODY = null;

/** Serves `/staff` and what is below it. */
export function mountStaffConsole(app: Hono, deps: ConsoleDeps): void {
  const pages = new Hono();
  const onError = () => answerNotice(TOO_LARGE, { signed: NOBODY, status: 413 });
  pages.use(bodyLimit({ maxSize: FORM_BYTES_MAX, onError }));
  pages.use(compressPages);
  mountPasskeyScript(pages);
  mountStaffSignIn(pages, deps);
  mountConsoleHome(pages, deps);
  mountSendQueue(pages, deps);
  mountCheckoutQueue(pages, deps);
  mountDisputeQueue(pages, deps);
  mountTopups(pages, deps);
  mountApplicationQueue(pages, deps);
  mountDocuments(pages, deps);
  mountBreaks(pages, deps);
  mountSuppliers(pages, deps);
  mountOrganisations(pages, deps);
  mountAlarms(pages, deps);
  mountIncidents(pages, deps);
  mountProposals(pages, deps);
  pages.all("/:rest{.*}", () => answerNotice(UNKNOWN, { signed: NOBODY, status: 404 }));
  pages.onError(async (thrown) => {
    const wait = retryAfterOf(thrown);
    if (wait === null) {
      deps.onFault(thrown);
      return await answerNotice(FAULT, { signed: NOBODY, status: 500 });
    }
    const answer = await answerNotice(BUSY, { signed: NOBODY, status: 503 });
    answer.headers.set("Retry-After", String(wait));
    return answer;
  });
  app.route("/staff", pages);
}
