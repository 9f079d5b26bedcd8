/** The report in SARIF 2.1.0, which code scanning reads. */
import { API_VERSION, VERSION } from "../../../node/src/generated/facts.ts";
import type { Verdict } from "../judge/judge.ts";
import { RULES, type Rule } from "../rules.ts";
import { type Group, grouped, titleOf } from "./grouped.ts";

const RULE_IDS = Object.keys(RULES) as Rule[];

/** `artifact` is the file that is shown beside a result: a recording, or the contract's name. */
export function sarifReport({ findings }: Verdict, artifact: string): string {
  const run = {
    tool: {
      driver: {
        name: "svc-conform",
        version: VERSION,
        semanticVersion: VERSION,
        properties: { contract: API_VERSION },
        rules: RULE_IDS.map((id) => ({ id, shortDescription: { text: RULES[id] } })),
      },
    },
    columnKind: "utf16CodeUnits",
    results: grouped(findings).map((group) => resultOf(group, artifact)),
  };
  return `${JSON.stringify({ version: "2.1.0", runs: [run] }, null, 2)}\n`;
}

function resultOf(group: Group, artifact: string) {
  const { rule, level, place, words, operation, call, times, id } = group;
  return {
    ruleId: rule,
    ruleIndex: RULE_IDS.indexOf(rule),
    level,
    message: { text: `${titleOf(group)}: ${place} ${words}` },
    occurrenceCount: times,
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: artifact }, region: { startLine: 1 } },
        logicalLocations: [
          { name: operation ?? call, fullyQualifiedName: `${operation ?? call} ${place}` },
        ],
      },
    ],
    properties: { call, place, ...(id === null ? {} : { id }) },
  };
}
