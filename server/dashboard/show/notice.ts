import { html } from "hono/html";
import { wordsIn } from "#platform/words/language";
import type { PageLanguage } from "#platform/words/page-language";
import type { Page, Viewer } from "./layout.ts";
import { NOTICE_WORDS } from "./notice-words.ts";
import { FRAME_WORDS } from "./words.ts";

interface Notice {
  readonly title: string;
  readonly text: string;
}

/** A page that only says something, to a member or to a stranger. */
export function noticePage({ title, text }: Notice, seen: Viewer | PageLanguage): Page {
  const [viewer, reader] = "reader" in seen ? [seen, seen.reader] : [null, seen];
  const { sections } = wordsIn(FRAME_WORDS, seen.language);
  const content = html`<p>${text}</p><p><a href="/dashboard">${sections.home}</a></p>`;
  return { title, viewer, reader, content };
}

type NoticeId = Exclude<keyof typeof NOTICE_WORDS, "missing">;

/** The same with words of ours. */
export function ownNotice(id: NoticeId, seen: Viewer | PageLanguage): Page {
  return noticePage(wordsIn(NOTICE_WORDS, seen.language)[id], seen);
}

/** What is not there, or not the viewer's to see. */
export function missingPage(viewer: Viewer): Page {
  const { missing } = wordsIn(NOTICE_WORDS, viewer.language);
  return noticePage({ title: missing.title, text: missing[`text_${viewer.mode}`] }, viewer);
}
