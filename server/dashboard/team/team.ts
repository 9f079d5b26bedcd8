/** The people of the organisation: members with their roles, and who is invited. */
import type { Schemas } from "@svc/generated/routes";
import type { Hono } from "hono";
import { randomText } from "#platform/crypto/random-text";
import { wordsIn } from "#platform/words/language";
import { type Asking, ask, type PageCall, readIfAllowed } from "../ask.ts";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, named, partOf, type Sent, saidOf } from "../part.ts";
import { mountBlocklist } from "./blocklist.ts";
import { mountDealer } from "./dealer/dealer.ts";
import { mountHistory } from "./history.ts";
import { mountSessions } from "./sessions.ts";
import { mountSettings } from "./settings.ts";
import { teamPage } from "./team-page.ts";
import { WORDS } from "./words.ts";

const PATH = "/dashboard/team";

/** Serves the page and its forms. */
export function mountTeam(pages: Hono, deps: DashboardDeps): void {
  const part = partOf(pages, deps);
  mountSettings(part);
  mountSessions(part);
  mountDealer(part);
  mountBlocklist(part);
  mountHistory(part);
  part.page("/team", show);
  const act = (
    path: string,
    did: keyof typeof WORDS.done,
    call: (form: URLSearchParams, asking: Asking) => PageCall,
  ) => part.act(path, { call, to: () => `${PATH}?did=${did}`, again: show });
  act("/team/invite", "invited", (form) => ({
    operation_id: "inviteMember",
    body: filledOf(form, ["email", "phone", "role"]),
  }));
  act("/team/members/:id", "changed", (form, asking) => ({
    operation_id: "updateMember",
    path: { member_id: named(asking, "id") },
    body: { role: form.get("role") ?? "" },
  }));
  act("/team/members/:id/remove", "removed", (_, asking) => ({
    operation_id: "deleteMember",
    path: { member_id: named(asking, "id") },
  }));
  act("/team/invites/:id/revoke", "revoked", (_, asking) => ({
    operation_id: "deleteInvite",
    path: { invite_id: named(asking, "id") },
  }));
}

async function show(asking: Asking, sent: Sent | null): Promise<Response> {
  const { signed } = asking;
  const members = await ask(asking, { operation_id: "listMembers", query: { limit: "100" } });
  if (members.refusal !== null) return await answerRefused(members, signed.viewer);
  const invites = await readIfAllowed<Schemas["InviteList"]>(asking, {
    operation_id: "listInvites",
    query: { status: "pending", limit: "100" },
  });
  const page = teamPage(signed.viewer, {
    members: (members.body as Schemas["MemberList"]).data,
    invites: invites?.data ?? [],
    said: saidOf(asking, wordsIn(WORDS, signed.viewer.language).done),
    sent,
    form_key: sent?.form.get("form_key") ?? randomText(),
    public_url: asking.deps.config.public_url,
  });
  return await answerPage(page, sent?.status);
}
