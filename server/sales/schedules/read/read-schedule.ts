import { findBookable } from "#directory/cost-centers";
import { findGroups } from "#directory/groups";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { Refusal, refuse } from "#platform/refusal";
import { harareDay } from "#platform/time/instants";
import { wrongSms } from "#sales/sends";
import { readPayday } from "../rows/payday.ts";
import type { ScheduleRow } from "../rows/tables.ts";
import { type Person, peopleOf } from "../run/people.ts";
import { refusePeople } from "./judge-people.ts";
import { readMeter, readPeople, readPhone } from "./people.ts";
import { readProduct } from "./product.ts";
import { readTiming } from "./timing.ts";
import type { WrittenSchedule } from "./written.ts";

/** What a schedule is asked to be. */
type ScheduleSettings = Omit<
  ScheduleRow,
  | "account_id"
  | "id"
  | "owner_prefix"
  | "owner_id"
  | "created_by_id"
  | "created_by_kind"
  | "api_key_id"
  | "member_id"
  | "request_id"
  | "last_batch_id"
  | "last_result"
  | "opened_until"
  | "metadata"
  | "created"
>;

/** A schedule as it was read, with the people whom it names one by one. */
export interface ReadSchedule {
  readonly settings: ScheduleSettings;
  readonly people: readonly Person[];
}

/** So many members of a group are looked at; the others are judged when it runs. */
const LOOKED_AT_MAX = 100;

/**
 * Reads a whole schedule as a request writes it, and judges it as if it ran at this moment.
 *
 * Refuses: as spec/sales/schedules/operations.tsp says of `createSchedule`, without its limit.
 */
export async function readSchedule(
  ctx: Ctx,
  tx: Tx,
  written: WrittenSchedule,
): Promise<ReadSchedule> {
  const { account, now } = ctx;
  refuseWho(written);
  const payday_day = await readPayday(tx, account.id);
  const timing = readTiming(written, { payday_day, today: harareDay(now) });
  const meter = readMeter(written.meter, "meter");
  const token_phone = readPhone(written.token_phone, "token_phone");
  const people = await readPeople(tx, account.id, written.recipients ?? []);
  const product = await readProduct(tx, written);
  refuseMeter(meter, product);
  refuseSms(written.sms_message ?? null, product.type);
  const settings: ScheduleSettings = {
    name: written.name,
    active: written.active ?? true,
    ...timing,
    group_id: await readGroup(tx, account.id, written.group ?? null),
    ...product,
    sms_message: written.sms_message ?? null,
    custom_sms: written.sms_message != null && (written.custom_sms ?? true),
    cost_center_id: await readCostCenter(tx, account.id, written.cost_center ?? null),
    ...{ meter, token_phone },
    precheck_credit: written.precheck_credit ?? true,
    on_insufficient: written.on_insufficient ?? "skip",
  };
  await judge(ctx, tx, { settings, people });
  return { settings, people };
}

async function judge(ctx: Ctx, tx: Tx, { settings, people }: ReadSchedule): Promise<void> {
  const { account, key, now, request_id } = ctx;
  const seller = { account, key, now, request_id };
  const row = { ...settings, account_id: account.id, id: "" } as ScheduleRow;
  const is_named = settings.group_id === null && settings.meter === null;
  const judged = is_named ? people : await peopleOf(tx, row, LOOKED_AT_MAX);
  await refusePeople(tx, { sold: settings, people: judged }, seller);
}

/** It goes to a group, to people or to one meter. */
function refuseWho({ group, recipients, meter, token_phone }: WrittenSchedule): void {
  const named = Object.entries({ group, recipients, meter }).filter(([, value]) => value != null);
  const [first, second] = named;
  if (first === undefined) {
    refuse("parameter_missing", {
      param: "recipients",
      message: "`recipients`, `group` or `meter` is required.",
    });
  }
  if (second !== undefined) {
    const message = `\`${second[0]}\` and \`${first[0]}\` cannot be used together.`;
    refuse("conflicting_parameters", { param: second[0], message });
  }
  if (token_phone != null && meter == null) {
    const message = "`token_phone` can be used with `meter` only; people have their own.";
    refuse("conflicting_parameters", { param: "token_phone", message });
  }
}

function refuseMeter(
  meter: string | null,
  { type, product }: Pick<ScheduleRow, "type" | "product">,
) {
  if (meter === null || type === "power") return;
  const message = `\`meter\`: ${product} is not sold to meters.`;
  refuse("product_mismatch", { param: "meter", message });
}

function refuseSms(template: string | null, type: ScheduleRow["type"]): void {
  const wrong = template === null ? null : wrongSms(template, type);
  if (wrong === null) return;
  throw new Refusal(wrong.code, { ...wrong, param: "sms_message" });
}

async function readGroup(tx: Tx, account_id: string, written: string | null) {
  if (written === null) return null;
  const id = parseId("grp", written);
  const [group] = id === null ? [] : await findGroups(tx, account_id, [id]);
  if (group !== undefined) return group.id;
  const message = `\`group\` is invalid. This account has no group ${written}.`;
  return refuse("reference_not_found", { param: "group", message });
}

async function readCostCenter(tx: Tx, account_id: string, written: string | null) {
  if (written === null) return null;
  const id = parseId("cc", written);
  const asked = id === null ? [] : [{ account_id, cost_center_id: id }];
  if (id !== null && (await findBookable(tx, asked)).has(id)) return id;
  return refuse("reference_not_found", {
    param: "cost_center",
    message: "`cost_center` is invalid. No active cost centre of this account has this ID.",
  });
}
