/** Events that are sent to an endpoint again, and how far that is. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readable } from "#platform/values/readable";
import { type Asking, ask } from "../ask.ts";
import { answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { named, type Part } from "../part.ts";
import { curl } from "../show/curl.ts";
import { facts } from "../show/facts.ts";
import { moment } from "../show/moment.ts";
import { pill } from "../show/pill.ts";
import { WORDS } from "./words.ts";

type Replay = Schemas["WebhookReplay"];

const PATH = "/dashboard/developers/webhooks";

/** Serves the page of a replay. */
export function mountReplays(part: Part): void {
  part.page("/developers/webhooks/:id/replays/:replay_id", showReplay);
}

/** Where the page of a replay is. */
export function replayPath({ endpoint, id }: Replay): string {
  return `${PATH}/${endpoint}/replays/${id}`;
}

async function showReplay(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  const path = { endpoint_id: named(asking, "id"), replay_id: named(asking, "replay_id") };
  const call = { operation_id: "getWebhookReplay", path } as const;
  const answer = await ask(asking, call);
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const replay = answer.body as Replay;
  const { status, types } = replay;
  const content = html`${facts([
    [WORDS.status, pill(WORDS.replay_statuses[status], status === "done" ? "good" : "waiting")],
    [WORDS.replay_from, moment(replay.from)],
    [WORDS.replay_to, moment(replay.to)],
    [WORDS.replay_types, types.length === 0 ? WORDS.every_type : types.join(", ")],
    [WORDS.matched, readable(replay.matched)],
    [WORDS.queued, readable(replay.queued)],
    [WORDS.delivered, readable(replay.delivered)],
    [WORDS.failed, readable(replay.failed)],
  ])}
${status === "done" ? "" : html`<p><a href="${replayPath(replay)}">${WORDS.look_again}</a></p>`}
${curl(call, asking.deps.config.public_url)}
<p><a href="${PATH}/${replay.endpoint}">${WORDS.back_endpoint}</a></p>`;
  return await answerPage({ title: WORDS.replay_title, viewer, section: "developers", content });
}
