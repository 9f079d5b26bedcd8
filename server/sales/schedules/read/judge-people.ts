import type { ErrorCode } from "@svc/generated/errors";
import type { Tx } from "#platform/db/transaction";
import { Refusal, type RefusedField } from "#platform/refusal";
import { judgeLines, readLine } from "#sales/batches";
import type { Person } from "../run/people.ts";
import type { RunSeller } from "../run/prepare-run.ts";
import { rawLineOf, type SoldBy } from "../run/raw-lines.ts";

/**
 * What a schedule is refused for, in order of precedence. The rest is asked of each run: Credit,
 * caps, and what may be over by then. Source: spec/sales/schedules/operations.tsp.
 */
const REFUSED: readonly ErrorCode[] = [
  "parameter_missing",
  "invalid_phone",
  "invalid_meter_number",
  "unknown_merge_field",
  "sms_too_long",
  "reference_not_found",
  "product_mismatch",
  "unsupported_network",
  "token_phone_required",
  "product_not_allowed",
  "network_not_allowed",
  "recipient_not_allowed",
  "data_not_live",
  "bundle_unavailable",
  "amount_out_of_range",
  "amount_not_allowed",
  "target_blocked",
];

/** Of the members of a group, of whom others come and go, only what the schedule says itself. */
const OF_THE_SCHEDULE: readonly ErrorCode[] = [
  "parameter_missing",
  "unknown_merge_field",
  "sms_too_long",
  "product_not_allowed",
  "data_not_live",
  "bundle_unavailable",
];

/** The fields of a person; the rest of a line is said of the schedule. */
const OF_A_PERSON = ["amount", "bundle_id", "meter", "token_phone"] as const;

/** Who is to receive a schedule, and what. */
export interface JudgedSchedule {
  readonly sold: SoldBy & { readonly meter: string | null; readonly group_id: string | null };
  readonly people: readonly Person[];
}

/**
 * Judges a schedule as if it ran at this moment, by the limits of the caller's key.
 *
 * Refuses: the first of `REFUSED`.
 */
export async function refusePeople(
  tx: Tx,
  { sold, people }: JudgedSchedule,
  seller: RunSeller,
): Promise<void> {
  const reader = { ...seller, idempotency: null, source: "api" as const };
  const defaults = { currency: null, cost_center: null, sms_message: null };
  const bookable = new Set<string>();
  const lines = people.map((person) => {
    const amount_minor = person.face_minor ?? sold.face_minor;
    return readLine(reader, rawLineOf(sold, person, { amount_minor, bookable }), defaults);
  });
  const { lines: judged } = await judgeLines(tx, lines);
  const counts = sold.group_id === null ? REFUSED : OF_THE_SCHEDULE;
  const wrong = judged.flatMap(({ errors }, place) =>
    errors.map((error) => {
      const field = (error.param ?? "").replace(/^items\[\d+\]\.?/, "");
      return fieldOf(
        { ...error, code: error.code as ErrorCode, param: field },
        {
          sold,
          person: people[place] as Person,
          place,
        },
      );
    }),
  );
  for (const code of counts) {
    const first = wrong.find((one) => one.code === code);
    if (first === undefined) continue;
    const { message, param, meta } = first;
    throw new Refusal(code, { message, param: param ?? undefined, meta });
  }
}

interface At {
  readonly sold: JudgedSchedule["sold"];
  readonly person: Person;
  readonly place: number;
}

/** What is wrong with a line, said of the field of the schedule from which it came. */
function fieldOf({ code, param: field, message, meta }: RefusedField, at: At): RefusedField {
  const param = paramOf(field ?? "", at);
  if (field === "target" && code === "parameter_missing") {
    const what = at.sold.type === "power" ? "meter" : "phone number";
    return { param, code: "invalid_phone", message: `\`${param}\` has no ${what}.` };
  }
  const named = message.replace(`\`${field}\``, `\`${param}\``);
  const says = named.includes(param) ? named : `\`${param}\`: ${message}`;
  return { param, code, message: says, ...(meta === undefined ? {} : { meta }) };
}

function paramOf(field: string, { sold, person, place }: At): string {
  const at = `recipients[${place}]`;
  if (field === "target") {
    if (sold.meter !== null) return "meter";
    if (sold.group_id !== null) return "group";
    if (sold.type === "power" && person.meter !== null) return `${at}.meter`;
    return person.recipient === null ? `${at}.phone` : `${at}.recipient`;
  }
  if (field === "recipient") return sold.group_id === null ? `${at}.recipient` : "group";
  const is_own = sold.meter === null && sold.group_id === null;
  const owned = OF_A_PERSON.find((name) => name === field);
  if (!is_own || owned === undefined) return field;
  const value = owned === "amount" ? person.face_minor : person[owned];
  return value !== null || owned === "token_phone" ? `${at}.${field}` : field;
}
