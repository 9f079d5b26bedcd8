/** The pages of sends: the list, each send with its timeline, its receipt, and what ends it. */
import type { Schemas } from "@svc/generated/routes";
import type { Hono } from "hono";
import { randomText } from "#platform/random-text";
import { pageLanguageOf } from "#platform/words/page-language";
import { type Asking, ask, askWithForm, readIfAllowed } from "../ask.ts";
import type { Complaint } from "../complaint.ts";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { mountCheckout } from "../disputes/checkout.ts";
import { mountDisputes } from "../disputes/disputes.ts";
import { answerRefused, forMember, forMemberForm } from "../for-member.ts";
import { answerPage, lead } from "../page-answer.ts";
import { partOf } from "../part.ts";
import { WORDS as SELL_WORDS } from "../sell/words.ts";
import { showSends } from "./list-page.ts";
import { receiptPage } from "./receipt-page.ts";
import { sendPage } from "./send-page.ts";
import { WORDS } from "./words.ts";

/** What a button of a send does, and what is said afterwards. */
const ACTIONS = {
  cancel: { operation_id: "cancelSend", said: WORDS.cancelled_now },
  retry: { operation_id: "retrySend", said: WORDS.retried_now },
  "resend-token": { operation_id: "resendSendToken", said: WORDS.resent },
} as const;

type Action = keyof typeof ACTIONS;

/** Deliveries are read event by event, and a send has few that matter. */
const EVENTS_MAX = 6;

interface Said {
  readonly complaint: Complaint | null;
  readonly form_key?: string;
  readonly status?: number;
}

/** Serves them. */
export function mountSends(pages: Hono, deps: DashboardDeps): void {
  const part = partOf(pages, deps);
  mountDisputes(part);
  mountCheckout(part);
  pages.get("/sends", (c) => forMember(deps, c, (signed) => showSends({ deps, signed, c })));
  pages.get("/sends/:send_id", (c) =>
    forMember(deps, c, (signed) => showSend({ deps, signed, c }, { complaint: null })),
  );
  pages.get("/sends/:send_id/receipt", (c) =>
    forMember(deps, c, (signed) => showReceipt({ deps, signed, c })),
  );
  for (const action of Object.keys(ACTIONS) as Action[]) {
    pages.post(`/sends/:send_id/${action}`, (c) =>
      forMemberForm(deps, c, (signed, form) => act({ deps, signed, c }, form, action)),
    );
  }
}

async function showSend(asking: Asking, said: Said): Promise<Response> {
  const { deps, signed, c } = asking;
  const path = pathOf(asking);
  const answer = await ask(asking, {
    operation_id: "getSend",
    path,
  });
  if (answer.refusal !== null) return await answerRefused(answer, signed.viewer);
  const send = answer.body as Schemas["Send"];
  const [attempts, events] = await Promise.all([
    readIfAllowed<Schemas["SendAttemptList"]>(asking, { operation_id: "listSendAttempts", path }),
    readIfAllowed<Schemas["EventList"]>(asking, {
      operation_id: "listEvents",
      query: { object: send.id },
    }),
  ]);
  const found = events?.data ?? [];
  const page = sendPage(signed.viewer, {
    send,
    attempts: attempts?.data ?? [],
    events: found,
    deliveries: await readDeliveries(asking, found.slice(0, EVENTS_MAX)),
    complaint: said.complaint,
    said: saidOf(c.req.query("did")),
    form_key: said.form_key ?? randomText(),
    public_url: deps.config.public_url,
  });
  return await answerPage(page, said.status);
}

async function readDeliveries(asking: Asking, events: readonly { readonly id: string }[]) {
  const lists = await Promise.all(
    events.map(({ id }) =>
      readIfAllowed<Schemas["WebhookDeliveryList"]>(asking, {
        operation_id: "listWebhookDeliveries",
        query: { event: id },
      }),
    ),
  );
  return lists.flatMap((list) => list?.data ?? []);
}

async function showReceipt(asking: Asking): Promise<Response> {
  const reader = pageLanguageOf(asking.c);
  const query = { locale: reader.language };
  const call = { operation_id: "getSendReceipt", path: pathOf(asking), query } as const;
  const answer = await ask(asking, call);
  const { viewer } = asking.signed;
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  return await answerPage(receiptPage(viewer, answer.body as Schemas["Receipt"], reader));
}

/** What was done is shown on the send's own page, whose address can be opened again. */
async function act(asking: Asking, form: URLSearchParams, action: Action): Promise<Response> {
  const path = pathOf(asking);
  const { operation_id } = ACTIONS[action];
  const answer = await askWithForm(asking, form, { operation_id, path });
  if (answer.complaint === null) {
    const { id } = answer.body as { id?: string };
    return lead(`/dashboard/sends/${id ?? path.send_id}?did=${action}`);
  }
  if (answer.status === 404) return await answerRefused(answer, asking.signed.viewer);
  return await showSend(asking, { complaint: answer.complaint, status: answer.status });
}

/** What was done on the page before, which leads here. */
function saidOf(did: string | undefined): string | null {
  if (did === "sell") return SELL_WORDS.sold;
  return did !== undefined && did in ACTIONS ? ACTIONS[did as Action].said : null;
}

function pathOf({ c }: Asking): { send_id: string } {
  return { send_id: c.req.param("send_id") ?? "" };
}
