/** The report as test results: one test for each operation and each type of event. */
import type { Verdict } from "../judge/judge.ts";
import { type Group, grouped, isError, titleOf } from "./grouped.ts";

export function junitReport({ findings, operations }: Verdict): string {
  const groups = grouped(findings).filter(isError);
  const unknown = groups.flatMap(({ operation, call }) => (operation === null ? [call] : []));
  const others = groups.flatMap(({ operation }) => (operation === null ? [] : [operation]));
  const names = [...new Set([...operations.keys(), ...others, ...unknown])];
  const cases = names.map((name) => testCase(name, groups));
  const failed = cases.filter((text) => text.includes("<failure")).length;
  const counts = `tests="${names.length}" failures="${failed}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<testsuites name="svc-conform" ${counts}>\n`,
    `  <testsuite name="svc-conform" ${counts}>\n`,
    ...cases,
    "  </testsuite>\n</testsuites>\n",
  ].join("");
}

function testCase(name: string, groups: readonly Group[]): string {
  const own = groups.filter(({ operation, call }) => (operation ?? call) === name);
  const head = `    <testcase classname="svc-conform" name="${escaped(name)}"`;
  if (own.length === 0) return `${head}/>\n`;
  const failures = own.map((group) => {
    const { rule, place, words, times, id } = group;
    const where = `${titleOf(group)}\n${place} ${words}`;
    const text = `${where}\n${times} times, first ${id ?? "without id"}`;
    const message = `message="${escaped(`${place} ${words}`)}"`;
    return `      <failure type="${rule}" ${message}>${escaped(text)}</failure>\n`;
  });
  return `${head}>\n${failures.join("")}    </testcase>\n`;
}

const NAMED: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A character that XML 1.0 does not have would make the whole file unreadable. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD")
    .replaceAll(/[&<>"]/g, (letter) => NAMED[letter] ?? letter);
}
