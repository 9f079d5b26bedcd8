/** The people of the organisation: members with their roles, and who is invited. */
import type { Schemas } from "@svc/generated/routes";
import type { Hono } from "hono";
import { randomText } from "#platform/random-text";
import { type Asking, ask, askWithForm, type PageCall, readIfAllowed } from "../ask.ts";
import type { Complaint } from "../complaint.ts";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { answerForbidden, answerRefused, forMember, forMemberForm } from "../for-member.ts";
import { answerPage, lead } from "../page-answer.ts";
import { partOf } from "../part.ts";
import { mountBlocklist } from "./blocklist.ts";
import { mountHistory } from "./history.ts";
import { mountSettings } from "./settings.ts";
import { teamPage } from "./team-page.ts";
import { WORDS } from "./words.ts";

type Done = keyof typeof WORDS.done;

const PATH = "/dashboard/team";

/** Serves the page and its forms. */
export function mountTeam(pages: Hono, deps: DashboardDeps): void {
  const part = partOf(pages, deps);
  mountSettings(part);
  mountBlocklist(part);
  mountHistory(part);
  pages.get("/team", (c) => forMember(deps, c, (signed) => show({ deps, signed, c })));
  const post = (
    path: string,
    done: Done,
    callOf: (form: URLSearchParams, id: string) => PageCall,
  ) =>
    pages.post(path, (c) =>
      forMemberForm(deps, c, (signed, form) => {
        const call = callOf(form, c.req.param("id") ?? "");
        return act({ deps, signed, c }, { form, call, done });
      }),
    );
  post("/team/invite", "invited", (form) => ({ operation_id: "inviteMember", body: newOf(form) }));
  post("/team/members/:id", "changed", (form, member_id) => ({
    operation_id: "updateMember",
    path: { member_id },
    body: { role: form.get("role") ?? "" },
  }));
  post("/team/members/:id/remove", "removed", (_, member_id) => ({
    operation_id: "deleteMember",
    path: { member_id },
  }));
  post("/team/invites/:id/revoke", "revoked", (_, invite_id) => ({
    operation_id: "deleteInvite",
    path: { invite_id },
  }));
}

interface Sent {
  readonly complaint: Complaint;
  readonly form: URLSearchParams;
  readonly status: number;
}

async function show(asking: Asking, sent: Sent | null = null): Promise<Response> {
  const { signed, c } = asking;
  const members = await ask(asking, { operation_id: "listMembers", query: { limit: "100" } });
  if (members.refusal !== null) return await answerRefused(members, signed.viewer);
  const invites = await readIfAllowed<Schemas["InviteList"]>(asking, {
    operation_id: "listInvites",
    query: { status: "pending", limit: "100" },
  });
  const did = c.req.query("did") ?? "";
  const page = teamPage(signed.viewer, {
    members: (members.body as Schemas["MemberList"]).data,
    invites: invites?.data ?? [],
    said: did in WORDS.done ? WORDS.done[did as Done] : null,
    sent,
    form_key: sent?.form.get("form_key") ?? randomText(),
    public_url: asking.deps.config.public_url,
  });
  return await answerPage(page, sent?.status);
}

async function act(
  asking: Asking,
  { form, call, done }: { form: URLSearchParams; call: PageCall; done: Done },
): Promise<Response> {
  const { viewer } = asking.signed;
  if (!viewer.may(call.operation_id)) return await answerForbidden(viewer);
  const { complaint, status } = await askWithForm(asking, form, call);
  if (complaint !== null) return await show(asking, { complaint, form, status });
  return lead(`${PATH}?did=${done}`);
}

function newOf(form: URLSearchParams): object {
  const field = (name: string) => (form.get(name) ?? "").trim();
  const [email, phone] = [field("email"), field("phone")];
  return {
    ...(email === "" ? {} : { email }),
    ...(phone === "" ? {} : { phone }),
    role: field("role"),
  };
}
