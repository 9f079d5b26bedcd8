/** What Prometheus and Grafana are given: every question is one that a running program answers. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parser } from "@prometheus-io/lezer-promql";
import { alertRules, alertRulesFile } from "@svc/server/metrics/alert-rules.ts";
import { OBJECTIVES } from "@svc/server/metrics/alerts-table.ts";
import { DASHBOARD_QUERIES } from "@svc/server/metrics/grafana-dashboard.ts";
import { ALARMS } from "@svc/server/platform/alarm.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenFleet, openFleetInProcess } from "../kit/programs/open-fleet.ts";
import type { OpenProgram } from "../kit/programs/open-program.ts";
import { openShop } from "../kit/programs/shop.ts";
import { newTarget, openTill } from "../kit/programs/till.ts";
import { complaintsAtRest } from "../kit/programs/watch.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const HANDBOOK = readFileSync(join(ROOT, "docs", "operations", "alerts.md"), "utf8");
const QUESTIONS = [...alertRules().map(({ expr }) => expr), ...DASHBOARD_QUERIES];
/** Prometheus' own. */
const NOT_OURS = ["up"];

/** What is asked of one metric: its name, and each label with the value that is wanted. */
interface Selector {
  readonly name: string;
  readonly labels: readonly { readonly label: string; readonly is: string; value: string }[];
}

let fleet: OpenFleet;
let told: string;

beforeAll(async () => {
  fleet = await openFleetInProcess();
  const settings = { SVC_METRICS_PORT: "0" };
  const api = await fleet.start({ role: "api", settings });
  const worker = await fleet.start({ role: "worker", settings });
  const shop = await openShop(fleet.database);
  await openTill(shop.key, [api]).sell({ target: newTarget() });
  expect(await complaintsAtRest(fleet)).toEqual([]);
  told = (await Promise.all([api, worker].map(read))).join("\n");
});

afterAll(() => fleet?.close());

async function read(program: OpenProgram): Promise<string> {
  const [address] = /http:\/\/[\d.]+:\d+\/metrics/.exec(program.output()) ?? [];
  if (address === undefined) throw new Error("A program says where its metrics are.");
  return await (await fetch(address)).text();
}

describe("alert rules and dashboard", () => {
  it("ask in the grammar of Prometheus", () => {
    expect(QUESTIONS.length).toBeGreaterThan(25);
    expect(QUESTIONS.filter((text) => !isGrammatical(text))).toEqual([]);
  });

  it("ask only for metrics, labels and buckets that a running program has", () => {
    const asked = QUESTIONS.flatMap(selectorsIn).filter(({ name }) => !NOT_OURS.includes(name));
    expect(asked.length).toBeGreaterThan(30);
    expect(asked.filter((selector) => !isTold(selector))).toEqual([]);
  });

  it("see the first alarm of a process: each begins at zero", () => {
    for (const alarm of Object.keys(ALARMS)) {
      expect(told).toContain(`svc_alarms_total{alarm="${alarm}",mode="live"} 0`);
      expect(told).toContain(`svc_alarms_total{alarm="${alarm}",mode="none"} 0`);
    }
  });

  it("have a section of the handbook each, which says what is wrong and what to do", () => {
    const sections = HANDBOOK.split("\n## ").slice(1);
    const described = sections.filter((text) => text.startsWith("Svc"));
    const names = described.flatMap((text) => text.split("\n")[0]?.split(", ") ?? []);
    expect(names.toSorted()).toEqual(
      alertRules()
        .map(({ alert }) => alert)
        .toSorted(),
    );
    for (const { alert, words } of alertRules()) {
      expect(described.find((text) => text.startsWith(`${alert}\n`))).toContain(words);
    }
  });

  it("hold the objectives that the handbook states", () => {
    for (const { title, allowed_bps, words } of Object.values(OBJECTIVES)) {
      expect(HANDBOOK).toContain(`| ${title} | ${(10_000 - allowed_bps) / 100} % | ${words} |`);
    }
  });

  it("are written into a folder by a command, and by no other arguments", () => {
    const folder = mkdtempSync(join(tmpdir(), "svc-monitoring-"));
    const command = join(ROOT, "server", "commands", "monitoring.ts");
    const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args]).status;
    try {
      expect(run(join(folder, "new"))).toBe(0);
      const rules = readFileSync(join(folder, "new", "svc-alerts.yml"), "utf8");
      expect(rules).toBe(alertRulesFile());
      const dashboard = JSON.parse(readFileSync(join(folder, "new", "svc-dashboard.json"), "utf8"));
      const asked = dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
        targets.map(({ expr }) => expr),
      );
      expect(asked).toEqual(DASHBOARD_QUERIES);
      expect(run()).toBe(2);
      expect(run("--force", folder)).toBe(2);
      expect(run("")).toBe(2);
      const on_a_file = join(folder, "new", "svc-alerts.yml");
      const refused = spawnSync(process.execPath, [command, on_a_file], { encoding: "utf8" });
      expect([refused.status, refused.stderr.trim().split("\n")]).toEqual([
        1,
        [expect.any(String)],
      ]);
      expect(refused.stderr).toContain(on_a_file);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

function isGrammatical(text: string): boolean {
  let is_whole = true;
  parser.parse(text).iterate({
    enter: ({ type }) => {
      if (type.isError) is_whole = false;
    },
  });
  return is_whole;
}

function selectorsIn(text: string): Selector[] {
  const found: Selector[] = [];
  parser.parse(text).iterate({
    enter: ({ name, node }) => {
      if (name !== "VectorSelector") return;
      const [metric = "", matchers = ""] = text.slice(node.from, node.to).split(/[{}]/);
      const labels = [...matchers.matchAll(/(\w+)(!=|=~|!~|=)"([^"]*)"/g)];
      found.push({
        name: metric,
        labels: labels.map(([, label = "", is = "", value = ""]) => ({ label, is, value })),
      });
    },
  });
  return found;
}

/** A label that must not have a value may have any; buckets alone are the same from the start. */
function isTold({ name, labels }: Selector): boolean {
  const lines = told.split("\n").filter((line) => line.split(/[{ ]/)[0] === name);
  if (lines.length === 0) return told.includes(`# TYPE ${name} `) && labels.length === 0;
  return labels.every(({ label, is, value }) => {
    const wanted = label === "le" && is === "=" ? `${label}="${value}"` : `${label}="`;
    return lines.some((line) => new RegExp(`[{,]${wanted}`).test(line));
  });
}
