/** Keys: made and rolled with their secret shown once, limited by a form, revoked. */
import type { Schemas } from "@svc/generated/routes";
import type { Hono } from "hono";
import { html } from "hono/html";
import { randomText } from "#platform/random-text";
import { type Asking, ask, askWithForm, type PageCall } from "../ask.ts";
import type { Complaint } from "../complaint.ts";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { answerForbidden, answerRefused, forMember, forMemberForm } from "../for-member.ts";
import { answerPage, lead } from "../page-answer.ts";
import { moment } from "../show/moment.ts";
import { pill } from "../show/pill.ts";
import { keyOfForm, limitsOfForm } from "./key-form.ts";
import { keyPage, newKeyForm, secretPage } from "./key-page.ts";
import { showList } from "./show-list.ts";
import { WORDS } from "./words.ts";

type ApiKey = Schemas["ApiKey"];

const PATH = "/dashboard/developers/keys";

interface Sent {
  readonly complaint: Complaint;
  readonly form: URLSearchParams;
  readonly status: number;
}

/** Serves the list, each key, and their forms. */
export function mountKeys(pages: Hono, deps: DashboardDeps): void {
  pages.get("/developers/keys", (c) =>
    forMember(deps, c, (signed) => showKeys({ deps, signed, c }, null)),
  );
  pages.post("/developers/keys", (c) =>
    forMemberForm(deps, c, (signed, form) => make({ deps, signed, c }, form)),
  );
  pages.get("/developers/keys/:key_id", (c) =>
    forMember(deps, c, (signed) => showKey({ deps, signed, c }, null)),
  );
  pages.post("/developers/keys/:key_id", (c) =>
    forMemberForm(deps, c, (signed, form) => {
      const call = { operation_id: "updateKey", body: limitsOfForm(form) } as const;
      return act({ deps, signed, c }, { form, call, done: "changed" });
    }),
  );
  pages.post("/developers/keys/:key_id/roll", (c) =>
    forMemberForm(deps, c, (signed, form) => {
      const call = { operation_id: "rollKey", body: {} } as const;
      return act({ deps, signed, c }, { form, call, done: "secret" });
    }),
  );
  pages.post("/developers/keys/:key_id/revoke", (c) =>
    forMemberForm(deps, c, (signed, form) =>
      act({ deps, signed, c }, { form, call: { operation_id: "deleteKey" }, done: "revoked" }),
    ),
  );
}

async function showKeys(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const form_key = sent?.form.get("form_key") ?? randomText();
  return await showList<ApiKey>(asking, {
    title: WORDS.keys,
    path: PATH,
    operation_id: "listKeys",
    filters: [],
    ...(sent === null ? {} : { status: sent.status }),
    above: viewer.may("createKey") ? newKeyForm(viewer, { sent, form_key }) : html``,
    columns: [
      {
        head: WORDS.key,
        cell: ({ id, label, prefix, last4 }) =>
          html`<a href="${PATH}/${id}">${label ?? `${prefix}…${last4}`}</a>`,
      },
      { head: WORDS.kind, cell: ({ kind }) => WORDS.kinds[kind] },
      {
        head: WORDS.status,
        cell: ({ status }) => pill(status, status === "active" ? "good" : "plain"),
      },
      {
        head: WORDS.last_used,
        cell: ({ last_used_at }) => (last_used_at === null ? WORDS.never : moment(last_used_at)),
      },
    ],
  });
}

async function make(asking: Asking, form: URLSearchParams): Promise<Response> {
  const { viewer } = asking.signed;
  if (!viewer.may("createKey")) return await answerForbidden(viewer);
  const body = keyOfForm(form, viewer.mode);
  const { complaint, ...answer } = await askWithForm(asking, form, {
    operation_id: "createKey",
    body,
  });
  if (complaint !== null) return await showKeys(asking, { complaint, form, status: answer.status });
  return await answerPage(secretPage(viewer, answer.body as ApiKey), 201);
}

async function showKey(asking: Asking, sent: Sent | null): Promise<Response> {
  const { signed, c, deps } = asking;
  const path = { key_id: c.req.param("key_id") ?? "" };
  const answer = await ask(asking, { operation_id: "getKey", path });
  if (answer.refusal !== null) return await answerRefused(answer, signed.viewer);
  const did = c.req.query("did") ?? "";
  const page = keyPage(signed.viewer, {
    key: answer.body as ApiKey,
    said: did in WORDS.done ? WORDS.done[did as keyof typeof WORDS.done] : null,
    complaint: sent?.complaint ?? null,
    form_key: randomText(),
    public_url: deps.config.public_url,
  });
  return await answerPage(page, sent?.status);
}

async function act(
  asking: Asking,
  {
    form,
    call,
    done,
  }: { form: URLSearchParams; call: PageCall; done: "changed" | "revoked" | "secret" },
): Promise<Response> {
  const { viewer } = asking.signed;
  const path = { key_id: asking.c.req.param("key_id") ?? "" };
  if (!viewer.may(call.operation_id)) return await answerForbidden(viewer);
  const { complaint, ...answer } = await askWithForm(asking, form, { ...call, path });
  if (complaint !== null) return await showKey(asking, { complaint, form, status: answer.status });
  if (done === "secret") return await answerPage(secretPage(viewer, answer.body as ApiKey), 201);
  return lead(`${PATH}/${path.key_id}?did=${done}`);
}
