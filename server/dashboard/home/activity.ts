/** What happened in the organisation, and who did it. */
import { ID_PREFIXES } from "@svc/generated/ids";
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import type { Asking } from "../ask.ts";
import type { Part } from "../part.ts";
import { moment } from "../show/moment.ts";
import { showList } from "../show-list.ts";
import { WORDS } from "./words.ts";

type Entry = Schemas["AccountActivity"];

const PATH = "/dashboard/home/activity";
/** Pages of objects by the prefix of their ids. */
const PAGES: Readonly<Record<string, string>> = {
  [ID_PREFIXES.send]: "sends",
  [ID_PREFIXES.batch]: "batches",
  [ID_PREFIXES.schedule]: "schedules",
  [ID_PREFIXES.recipient]: "people/recipients",
  [ID_PREFIXES.program]: "rewards/programs",
  [ID_PREFIXES.reward]: "rewards/given",
  [ID_PREFIXES.topup]: "credit/topups",
  [ID_PREFIXES.approval]: "approvals",
};

/** Serves the page. */
export function mountActivity(part: Part): void {
  part.page("/home/activity", showActivity);
}

async function showActivity(asking: Asking): Promise<Response> {
  return await showList<Entry>(asking, {
    ...{ title: WORDS.activity, path: PATH, operation_id: "listActivity", section: "home" },
    filters: [],
    columns: [
      { head: WORDS.happened, cell: ({ summary }) => summary.replaceAll("`", "") },
      { head: WORDS.when, cell: ({ created }) => moment(created) },
      {
        head: WORDS.actor,
        cell: ({ actor }) => actor.label ?? actor.id ?? WORDS.actors[actor.type] ?? actor.type,
      },
      { head: WORDS.object, cell: ({ object_id }) => objectOf(object_id) },
    ],
    back: { href: "/dashboard", label: WORDS.title },
  });
}

function objectOf(id: string | null) {
  const page = PAGES[id?.split("_")[0] ?? ""];
  if (id === null) return "";
  return page === undefined ? id : html`<a href="/dashboard/${page}/${id}">${id}</a>`;
}
