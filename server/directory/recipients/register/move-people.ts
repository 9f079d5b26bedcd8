import type { Schemas } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId, parseId } from "#platform/ids";
import { Refusal, refuse } from "#platform/refusal";
import { tried } from "#platform/work/tried";
import { findPeople } from "../bulk/find-people.ts";
import {
  addPerson,
  changePerson,
  knownPerson,
  type LineFacts,
  refuseLeaving,
  type Verdict,
} from "../bulk/judge-lines.ts";
import type { LineBody } from "../bulk/line-body.ts";
import type { People, Person } from "../bulk/people.ts";
import { savePeople } from "../bulk/save-people.ts";
import { enlist } from "../write/refuse-namesakes.ts";
import { OF_A_PERSON } from "./register-person.ts";

/** Who joins a cost centre, and who leaves it. */
export interface PeopleMove {
  /** Uuid of an active cost centre, unless nobody joins it. */
  readonly cost_center_id: string;
  /** Wire ids. */
  readonly add: readonly string[];
  readonly remove: readonly string[];
  /** People who may not be registered yet. */
  readonly new: readonly LineBody[];
}

/** What became of it. */
export interface MovedPeople {
  readonly added_count: number;
  readonly removed_count: number;
  readonly created_count: number;
  readonly errors: Schemas["ErrorDetail"][];
}

/**
 * Moves people into a cost centre and out of it, each for themselves: whoever cannot be moved is an
 * error, and the others are.
 *
 * Refuses: `reference_not_found` of an id that names nobody; `limit_reached`.
 * Writes: recipients, recipient_counts, events.
 */
export async function movePeople(ctx: Ctx, tx: Tx, move: PeopleMove): Promise<MovedPeople> {
  const account_id = ctx.account.id;
  await enlist(tx, account_id, 0);
  const ids = [...move.add, ...move.remove].flatMap((written) => parseId("rcp", written) ?? []);
  const people = await findPeople(tx, account_id, move.new, ids);
  const bookable = new Set([move.cost_center_id]);
  const facts: LineFacts = { ...OF_A_PERSON, people, bookable, now: ctx.now };
  const removed = move.remove.map((written, place) =>
    moved(`remove[${place}]`, () => {
      const person = personNamed(people, written, `remove[${place}]`);
      const is_in = person.input.fields.cost_center_id === move.cost_center_id;
      return is_in
        ? changePerson(person, { cost_center: null }, facts)
        : { status: "unchanged" as const, person };
    }),
  );
  const joined = { cost_center: formatId("cc", move.cost_center_id) };
  const added = move.add.map((written, place) =>
    moved(`add[${place}]`, () => {
      const person = personNamed(people, written, `add[${place}]`);
      refuseLeaving(person, `add[${place}]`);
      return changePerson(person, joined, facts);
    }),
  );
  const registered = move.new.map((body, place) =>
    moved(`new[${place}]`, () => {
      const known = knownPerson(body, people);
      return known === null
        ? addPerson({ ...body, ...joined }, facts)
        : changePerson(known, joined, facts);
    }),
  );
  await savePeople(ctx, tx, people);
  return {
    added_count: count("updated", [...added, ...registered]),
    removed_count: count("updated", removed),
    created_count: count("created", registered),
    errors: [...removed, ...added, ...registered].flatMap((one) =>
      one instanceof Refusal ? [errorOf(one)] : [],
    ),
  };
}

/** Refuses: `reference_not_found`. */
function personNamed(people: People, written: string, param: string): Person {
  const id = parseId("rcp", written);
  const person = people.all.find(({ row }) => row !== null && row.id === id);
  return (
    person ??
    refuse("reference_not_found", {
      param,
      message: `\`${param}\` is invalid. There is no recipient ${written} in this account.`,
    })
  );
}

/** What becomes of one of them; an id that names nobody ends the request. */
function moved(place: string, work: () => Verdict): Verdict | Refusal {
  const verdict = tried(work);
  if (!(verdict instanceof Refusal)) return verdict;
  if (verdict.code === "reference_not_found") throw verdict;
  const { code, message, detail } = verdict;
  const { param = place } = detail;
  if (param === place) return verdict;
  const named = `${place}.${param}`;
  const said = message.replaceAll(`\`${param}\``, `\`${named}\``);
  return new Refusal(code, { ...detail, param: named, message: said });
}

function count(status: Verdict["status"], verdicts: readonly (Verdict | Refusal)[]): number {
  return verdicts.filter((one) => !(one instanceof Refusal) && one.status === status).length;
}

function errorOf({ code, message, detail }: Refusal): Schemas["ErrorDetail"] {
  const { param = null, meta = {} } = detail;
  return { param, code, message, meta };
}
