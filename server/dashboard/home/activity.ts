/** What happened in the organisation, and who did it. */
import type { Schemas } from "@svc/generated/routes";
import { wordsIn } from "#platform/words/language";
import type { Asking } from "../ask.ts";
import { linkByKind } from "../link-to.ts";
import type { Part } from "../part.ts";
import { english } from "../show/english.ts";
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
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  return await showList<Entry>(asking, {
    ...{ title: words.activity, path: PATH, operation_id: "listActivity", section: "home" },
    filters: [],
    columns: [
      {
        head: words.happened,
        cell: ({ summary }) => english(summary.replaceAll("`", ""), language),
      },
      { head: words.when, cell: ({ created }) => moment(created, language) },
      {
        head: words.actor,
        cell: ({ actor: { label, id, type } }) => {
          if (label !== null) return label;
          if (id !== null) return linkByKind(id, { viewer });
          return type === "system" || type === "staff" ? words.actors[type] : type;
        },
      },
      {
        head: words.object,
        cell: ({ object_id: id }) => (id === null ? "" : linkByKind(id, { viewer })),
      },
    ],
    back: { href: "/dashboard", label: words.title },
  });
}
