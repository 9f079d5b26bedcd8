import { findBookable } from "#directory/cost-centers";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { findPeople } from "../bulk/find-people.ts";
import { addPerson, changePerson, knownPerson, type LineFacts } from "../bulk/judge-lines.ts";
import type { LineBody } from "../bulk/line-body.ts";
import { savePeople } from "../bulk/save-people.ts";
import type { RecipientRow } from "../tables.ts";
import { metersWith } from "../write/meters-with.ts";
import { enlist } from "../write/refuse-namesakes.ts";

/** Somebody who stands in the register: as the row was, if there was one, and as it is. */
export interface RegisteredPerson {
  readonly before: RecipientRow | null;
  readonly row: RecipientRow;
}

/** What is said of a person; `meter` is the one that the person is known to have. */
type RegisteredBody = LineBody & { readonly meter?: string | null };

/**
 * Registers a person: whoever has the number or the payroll number already is changed, and anybody
 * else is new.
 *
 * Refuses: `duplicate_resource` when the two numbers are those of two people; `erased_recipient`,
 * `limit_reached`, and as `readNewRecipient`.
 * Writes: recipients, recipient_counts, events.
 */
export async function registerPerson(
  ctx: Ctx,
  tx: Tx,
  { meter, ...said }: RegisteredBody,
): Promise<RegisteredPerson> {
  const account_id = ctx.account.id;
  await enlist(tx, account_id, 0);
  const people = await findPeople(tx, account_id, [said]);
  const known = knownPerson(said, people);
  const body = { ...said, ...metersWith(known?.input, meter) };
  const cost_center_id = body.cost_center == null ? null : parseId("cc", body.cost_center);
  const asked = cost_center_id === null ? [] : [{ account_id, cost_center_id }];
  const bookable = await findBookable(tx, asked);
  const facts: LineFacts = { ...OF_A_PERSON, people, bookable, now: ctx.now };
  const { person } = known === null ? addPerson(body, facts) : changePerson(known, body, facts);
  const [written] = await savePeople(ctx, tx, people);
  const row = written?.row ?? person.row;
  if (row === null) throw new Error("Somebody who was registered has no row.");
  return { before: person.row, row };
}

/** How people of employers are known, who name no groups. */
export const OF_A_PERSON = {
  mode: "upsert",
  match: "person",
  static_groups: new Set<string>(),
} as const;
