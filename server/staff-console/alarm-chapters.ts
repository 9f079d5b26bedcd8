/** What to do about each alarm, as the handbook says it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const HANDBOOK = join(import.meta.dirname, "..", "..", "docs", "operations.md");
/** A row of the table of alarms: its name, what it means, and what to do. */
const ROW = /^\| `(\w+)` \| (.*?) \| (.*?) \|$/gm;
const LINK = /\[([^\]]+)\]\([^)]+\)/g;

/** What one alarm means, and what ends it. */
export interface AlarmChapter {
  readonly meaning: string;
  readonly remedy: string;
}

const CHAPTERS = new Map(readChapters());

/** The handbook's word on an alarm; null where it has none. */
export function chapterOf(alarm: string): AlarmChapter | null {
  return CHAPTERS.get(alarm) ?? null;
}

function readChapters(): [string, AlarmChapter][] {
  const [, chapter = ""] = readFileSync(HANDBOOK, "utf8").split("\n## Alarms\n");
  return [...chapter.matchAll(ROW)].map(([, alarm = "", meaning = "", remedy = ""]) => {
    return [alarm, { meaning: bare(meaning), remedy: bare(remedy) }];
  });
}

function bare(text: string): string {
  return text.replaceAll(LINK, "$1").replaceAll("`", "");
}
