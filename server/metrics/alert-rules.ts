/** The rules of Prometheus: the alerts of the table, and how fast objectives are being missed. */
import { ALERTS, type Alert, OBJECTIVES, type Objective } from "./alerts-table.ts";

/** Where a person reads what to do; from the root of the project. */
const RUNBOOK = "docs/operations/alerts.md";
/** One request of a quiet night that fails is no reason to wake anybody. */
const BAD_REQUESTS_MIN = 5;
const BPS = 10_000;
const BPS_IN_PERCENT = 100;

/**
 * How much faster than allowed what goes wrong, in a long range and in a short one: the long one
 * proves that it matters, the short one that it goes on. At these rates 2, 5 and 10 percent of what
 * thirty days allow are gone within the long range.
 */
const BURNS = [
  { times: 14.4, long: "1h", long_seconds: 3_600, short: "5m", severity: "page" },
  { times: 6, long: "6h", long_seconds: 21_600, short: "30m", severity: "page" },
  { times: 1, long: "3d", long_seconds: 259_200, short: "6h", severity: "ticket" },
] as const;

type Burn = (typeof BURNS)[number];

/** Every alert by name; the objectives' are one for each severity. */
export function alertRules(): readonly (Alert & { readonly alert: string })[] {
  const burning = Object.values(OBJECTIVES).flatMap((objective) =>
    (["page", "ticket"] as const).map((severity) => burningRule(objective, severity)),
  );
  const plain = Object.entries(ALERTS).map(([alert, rule]) => ({ alert, ...rule }));
  return [...plain, ...burning];
}

/** The file that `rule_files` of a Prometheus names. A JSON text is a YAML scalar too. */
export function alertRulesFile(): string {
  const rules = alertRules().map(({ alert, expr, for: lasting, severity, words }) =>
    [
      `      - alert: ${alert}`,
      `        expr: ${JSON.stringify(expr)}`,
      `        for: ${lasting}`,
      "        labels:",
      `          severity: ${severity}`,
      "        annotations:",
      `          summary: ${JSON.stringify(words)}`,
      `          runbook: ${JSON.stringify(`${RUNBOOK}#${alert.toLowerCase()}`)}`,
    ].join("\n"),
  );
  return `groups:\n  - name: svc\n    rules:\n${rules.join("\n")}\n`;
}

/** The share that goes wrong in a range. */
export function badShare({ bad, all }: Objective, range: string): string {
  return all === null ? bad(range) : `${bad(range)} / ${all(range)}`;
}

function burningRule(objective: Objective, severity: Burn["severity"]) {
  const burns = BURNS.filter((burn) => burn.severity === severity);
  const speed = severity === "page" ? "Fast" : "Slowly";
  return {
    alert: `Svc${objective.title}Missed${speed}`,
    expr: burns.map((burn) => `(${burnExpression(objective, burn)})`).join(" or "),
    for: "0s",
    severity,
    words: `Missed ${speed.toLowerCase()}, of ${promised(objective)}: ${objective.words}`,
  };
}

function burnExpression(objective: Objective, burn: Burn): string {
  const allowed = `${burn.times} * ${objective.allowed_bps} / ${BPS}`;
  const missed = [burn.long, burn.short].map(
    (range) => `(${badShare(objective, range)}) > ${allowed}`,
  );
  if (objective.all === null) return missed.join(" and ");
  const enough = `${objective.bad(burn.long)} * ${burn.long_seconds} >= ${BAD_REQUESTS_MIN}`;
  return [...missed, enough].join(" and ");
}

/** As the handbook writes it. */
function promised({ allowed_bps }: Objective): string {
  return `${(BPS - allowed_bps) / BPS_IN_PERCENT} %`;
}
