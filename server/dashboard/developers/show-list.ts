import type { Asking } from "../ask.ts";
import { type List, showList as showListOf } from "../show-list.ts";
import { WORDS } from "./words.ts";

/** Shows a list of what developers need. */
export async function showList<Row extends { readonly id: string }>(
  asking: Asking,
  list: Omit<List<Row>, "section" | "back">,
): Promise<Response> {
  const back = { href: "/dashboard/developers", label: WORDS.title };
  return await showListOf<Row>(asking, { ...list, section: "developers", back });
}
