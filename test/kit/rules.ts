/** Rules of programs as tests set them. */
import type { Schemas } from "@svc/generated/routes";
import { askAgain } from "./ask-again.ts";
import type { KeyInHand } from "./given.ts";

/** A rule that gives US$1.00 of airtime for each visit, unless said otherwise. */
export function ruleOf(wanted: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    ...{ name: "Each visit", kind: "threshold", on: "activity", activity_name: "visit" },
    ...{ count: { times: 1 }, give: { amount: "1.00", type: "airtime" }, ...wanted },
  };
}

/** A rule that gives US$0.50 of airtime for each of its triggers, unless said otherwise. */
export function ruleOn(
  on: Exclude<Schemas["ProgramRuleTrigger"], "activity">,
  wanted: Record<string, unknown> = {},
): Record<string, unknown> {
  const each = { kind: "threshold", count: { times: 1 } };
  return { name: `Each ${on}`, on, ...each, give: { amount: "0.50", type: "airtime" }, ...wanted };
}

/** What rules gave for what earned a reward: the reward, or the reason why there is none. */
export function outcomesIn({ matches }: Pick<Schemas["Reward"], "matches">): string[] {
  return matches.map(({ skipped_reason }) => skipped_reason ?? "given");
}

/** Sets the rules of a program, and returns them as they are then. */
export async function setRules(
  { api }: Pick<KeyInHand, "api">,
  program_id: string,
  rules: readonly Record<string, unknown>[],
): Promise<Schemas["ProgramRule"][]> {
  const body = { rules } as never;
  const set = () => api.setProgramRules({ path: { program_id }, body });
  const { status, body: shown } = await askAgain(set);
  if (status !== 200) throw new Error(`The rules were refused: ${JSON.stringify(shown)}`);
  return shown.data;
}
