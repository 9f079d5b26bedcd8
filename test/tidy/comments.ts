import { syntaxOf } from "./syntax.ts";
import type { Finding, TreeFile } from "./tree.ts";

/** Work that was put off: it is done, or it is an issue. */
const PUT_OFF = /\b(?:TODO|FIXME|XXX|HACK)\b/;

/** A diary: the history tells what has changed. Source: STYLE.md. */
const DIARY = [
  /\bpreviously\b/i,
  /\bupdated to\b/i,
  /\b(?:was|were|has been|have been) (?:renamed|moved|refactored|rewritten)\b/i,
  /\bused to (?:be|do|have|live|return|take)\b/i,
  /\b(?:now|currently) (?:uses?|returns?|takes?|lives?|handles|supports?|we)\b/i,
  /\b(?:old|new|first|earlier) version of this\b/i,
];

/** Comments that put off work, or tell what has changed. */
export function strayComments(files: readonly TreeFile[]): Finding[] {
  return files.flatMap((file) => {
    const { comments, lineAt } = syntaxOf(file);
    return comments.flatMap(({ value, start }) => {
      const advice = adviceOn(value.replaceAll(/\s+(?:\*\s+)?/g, " "));
      return advice === null ? [] : [{ path: file.path, line: lineAt(start), advice }];
    });
  });
}

function adviceOn(comment: string): string | null {
  if (PUT_OFF.test(comment)) return "puts work off: do it, or open an issue";
  const diary = DIARY.map((pattern) => pattern.exec(comment)?.[0]).find(Boolean);
  return diary ? `says "${diary}": tell what is so and why; the history tells what was` : null;
}
