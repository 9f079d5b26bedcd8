/** The report for people. */
import { API_VERSION, VERSION } from "../../../node/src/generated/facts.ts";
import type { Verdict } from "../judge/judge.ts";
import { RULES } from "../rules.ts";
import { type Group, grouped, isError, titleOf } from "./grouped.ts";

export function textReport(verdict: Verdict, source: string): string {
  const groups = grouped(verdict.findings);
  const errors = groups.filter(isError);
  return [
    `svc-conform ${VERSION} · contract ${API_VERSION} · ${source}\n`,
    `${coverage(verdict)}\n`,
    section("Deviations", errors),
    section(
      "Notes",
      groups.filter((one) => !isError(one)),
    ),
    `\n${errors.length === 0 ? conclusion(verdict) : counted(errors.length, "deviation")}.\n`,
  ].join("");
}

function conclusion({ requests, webhooks }: Verdict): string {
  return requests + webhooks === 0 ? "Nothing was judged" : "No deviation";
}

function coverage({ requests, webhooks, operations, left_out }: Verdict): string {
  const judged = `${counted(requests, "request")} and ${counted(webhooks, "webhook")} judged`;
  const of = `${counted(operations.size, "operation or event type", "operations and event types")}`;
  const others = [...left_out].map(([why, count]) => `${count} ${why}`);
  const rest = others.length === 0 ? "" : `; not judged: ${others.join(", ")}`;
  return `${judged}, of ${of}${rest}.`;
}

function section(title: string, groups: readonly Group[]): string {
  if (groups.length === 0) return "";
  const titles = [...new Set(groups.map(titleOf))];
  const parts = titles.map((one) => {
    const own = groups.filter((group) => titleOf(group) === one);
    return `\n  ${one}\n${own.map(line).join("")}`;
  });
  return `\n${title}\n${parts.join("")}`;
}

function line({ rule, place, words, times, id }: Group): string {
  const often = times === 1 ? "" : ` (${times} times)`;
  const of = id === null ? "" : `, ${id}`;
  return `    ${rule}: ${place} ${words}${often}${of}\n      ${RULES[rule]}\n`;
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
