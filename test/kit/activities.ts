/** Activities as accounts report them. */
import { randomUUID } from "node:crypto";
import type { Schemas } from "@svc/generated/routes";
import type { Answered, Extras } from "./api.ts";
import { TENDAI } from "./give.ts";
import { given, type KeyInHand, type Organisation } from "./given.ts";
import { ruleOf, setRules } from "./rules.ts";

/** Reports that somebody was there, unless said otherwise. */
export async function reported(
  { api }: Pick<KeyInHand, "api">,
  wanted: Record<string, unknown> = {},
  extras: Extras = {},
): Promise<Answered<Schemas["Activity"]>> {
  const body = { recipient: TENDAI, name: "visit", activity_id: randomUUID(), ...wanted };
  const answer = await api.createActivity({ body: body as never, ...extras });
  return answer as Answered<Schemas["Activity"]>;
}

/** What the rules gave for an activity: the reward, or the reason why there is none. */
export async function outcomesOf(
  caller: Pick<KeyInHand, "api">,
  wanted: Record<string, unknown> = {},
): Promise<string[]> {
  const { status, body } = await reported(caller, wanted);
  if (status !== 201) throw new Error(`An activity was refused: ${JSON.stringify(body)}`);
  return body.matches.map(({ skipped_reason }) => skipped_reason ?? "given");
}

/** Activities of a person under several names, which were rewarded, read and listed. */
export async function reportedAs(
  shop: Organisation,
  people: readonly (string | { phone: string })[],
  metadata: Record<string, string>,
): Promise<void> {
  const { id } = await given.activeProgram(shop);
  await setRules(shop, id, [ruleOf()]);
  for (const recipient of people) {
    const { body } = await reported(shop, { recipient, metadata });
    await shop.api.getActivity({ path: { activity_id: body.id } });
    await shop.api.listActivities({ query: { recipient: body.recipient } });
  }
}
