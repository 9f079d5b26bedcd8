/** What happened in the organisation, and who did it. */
import type { Schemas } from "@svc/generated/routes";
import type { Asking } from "../ask.ts";
import { linkByKind } from "../link-to.ts";
import type { Part } from "../part.ts";
import { moment } from "../show/moment.ts";
import { showList } from "../show-list.ts";
import { WORDS } from "./words.ts";

type Entry = Schemas["AccountActivity"];

const PATH = "/dashboard/home/activity";
/** Serves the page. */
export function mountActivity(part: Part): void {
  part.page("/home/activity", showActivity);
}

async function showActivity(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  return await showList<Entry>(asking, {
    ...{ title: WORDS.activity, path: PATH, operation_id: "listActivity", section: "home" },
    filters: [],
    columns: [
      { head: WORDS.happened, cell: ({ summary }) => summary.replaceAll("`", "") },
      { head: WORDS.when, cell: ({ created }) => moment(created) },
      {
        head: WORDS.actor,
        cell: ({ actor: { label, id, type } }) => {
          if (label !== null) return label;
          return id === null ? (WORDS.actors[type] ?? type) : linkByKind(id, { viewer });
        },
      },
      {
        head: WORDS.object,
        cell: ({ object_id: id }) => (id === null ? "" : linkByKind(id, { viewer })),
      },
    ],
    back: { href: "/dashboard", label: WORDS.title },
  });
}
