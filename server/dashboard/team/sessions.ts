/** Where a member is signed in, and when they signed in, for themselves. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import type { Language } from "#platform/words/language";
import { wordsIn } from "#platform/words/language";
import { SESSION_WORDS } from "#platform/words/sessions";
import { type Asking, ask } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { named, type partOf, type Sent, saidOf } from "../part.ts";
import { queryOf } from "../query-of.ts";
import { alarm } from "../show/alarm.ts";
import { curl } from "../show/curl.ts";
import { empty } from "../show/empty.ts";
import { said } from "../show/facts.ts";
import { form } from "../show/form.ts";
import type { Markup, Viewer } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { pager, table } from "../show/table.ts";
import { partsOf } from "./parts.ts";

type Session = Schemas["Session"];
type SignIn = Schemas["SignIn"];

const PATH = "/dashboard/team/sessions";
const LIMIT = "25";

/** Serves the page and its two forms. */
export function mountSessions(part: ReturnType<typeof partOf>): void {
  part.page("/team/sessions", show);
  part.act("/team/sessions/others", {
    call: () => ({ operation_id: "endOtherSessions" }),
    to: () => `${PATH}?did=others_ended`,
    again: show,
  });
  part.act("/team/sessions/:id/end", {
    call: (_, asking) => ({
      operation_id: "deleteSession",
      path: { session_id: named(asking, "id") },
    }),
    to: () => `${PATH}?did=ended`,
    again: show,
  });
}

async function show(asking: Asking, sent: Sent | null): Promise<Response> {
  const { c, signed, deps } = asking;
  const { viewer } = signed;
  const { language } = viewer;
  const words = wordsIn(SESSION_WORDS, language);
  const call = { operation_id: "listSessions" } as const;
  const sessions = await ask(asking, call);
  if (sessions.refusal !== null) return await answerRefused(sessions, viewer);
  const query = { ...queryOf(c, ["starting_after", "ending_before"]), limit: LIMIT };
  const history = await ask(asking, { operation_id: "listSignIns", query });
  if (history.refusal !== null) return await answerRefused(history, viewer);
  const done = { ended: words.ended, others_ended: words.others_ended };
  const content = html`${partsOf(viewer, PATH)}${said(saidOf(asking, done))}
${alarm(sent?.complaint.text ?? null)}
<h2>${words.sessions}</h2>
${sessionsOf(viewer, (sessions.body as Schemas["SessionList"]).data)}
<h2>${words.history}</h2>
${historyOf(history.body as Schemas["SignInList"], query, language)}
${curl(call, deps.config.public_url, language)}`;
  const page = { title: words.title, viewer, section: "team", content } as const;
  return await answerPage(page, sent?.status);
}

function sessionsOf(viewer: Viewer, sessions: readonly Session[]): Markup {
  const { language } = viewer;
  const words = wordsIn(SESSION_WORDS, language);
  const form_key = randomText();
  const are_others = sessions.some(({ current }) => !current);
  const others = form(viewer, {
    ...{ action: `${PATH}/others`, fields: [], submit: words.end_others, form_key },
    tone: "danger",
  });
  const end = ({ id, current }: Session) =>
    current
      ? words.this_one
      : form(viewer, {
          ...{ action: `${PATH}/${id}/end`, fields: [], submit: words.end, form_key },
          tone: "plain",
        });
  return html`${table(
    words.sessions,
    [
      { head: words.device, cell: ({ device }) => device ?? words.unknown_device },
      { head: words.address, cell: ({ address }) => address ?? "" },
      { head: words.since, is_named: true, cell: ({ created }) => moment(created, language) },
      { head: words.used, is_named: true, cell: ({ last_used_at: at }) => moment(at, language) },
      { head: words.end, cell: end },
    ],
    sessions,
  )}
${are_others ? html`<p>${words.strange}</p>${others}` : ""}`;
}

function historyOf(
  list: { readonly data: SignIn[]; readonly has_more: boolean },
  query: Readonly<Record<string, string>>,
  language: Language,
): Markup {
  const words = wordsIn(SESSION_WORDS, language);
  if (list.data.length === 0) return html`${empty(words.no_history)}`;
  const { limit, ...place } = query;
  return html`${table(
    words.history,
    [
      { head: words.when, cell: ({ created }) => moment(created, language) },
      { head: words.result, cell: ({ outcome }) => words[outcome] },
      { head: words.how, cell: ({ method }) => words[method] },
      { head: words.device, cell: ({ device }) => device ?? words.unknown_device },
      { head: words.address, cell: ({ address }) => address ?? "" },
    ],
    list.data,
  )}${pager(PATH, place, list, { language })}`;
}
