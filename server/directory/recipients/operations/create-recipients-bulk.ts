import type { Answer, Input, Schemas } from "@svc/generated/routes";
import { findBookable, findByCodes } from "#directory/cost-centers";
import { findStaticGroups } from "#directory/groups";
import { audit } from "#journal/audit-log";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { formatId, parseId } from "#platform/ids";
import { type RefusedField, refusalOfFields, refuse } from "#platform/refusal";
import { findPeople } from "../bulk/find-people.ts";
import { judgeLine, type LineFacts, type Verdict } from "../bulk/judge-lines.ts";
import { type Line, type ReadLine, readLine } from "../bulk/line-body.ts";
import type { Person } from "../bulk/people.ts";
import { readCsv } from "../bulk/read-csv.ts";
import { savePeople } from "../bulk/save-people.ts";
import type { WrittenPerson } from "../bulk/write-people.ts";
import { enlist } from "../write/refuse-namesakes.ts";

type Body = Input<"createRecipientsBulk">["body"];
type Bulk = Schemas["RecipientBulk"];

const SHARED_PHONE: Schemas["RecipientWarning"] = {
  code: "duplicate_phone",
  message: "Another recipient or an earlier line has the same phone number.",
};

/** Makes or changes up to 1,000 recipients: each line for itself, or all of them or none. */
export async function createRecipientsBulk(
  ctx: Ctx,
  { body }: Input<"createRecipientsBulk">,
): Promise<Answer<"createRecipientsBulk">> {
  const lines = linesOf(body).map(readLine);
  return await ctx.transact("create recipients in bulk", (tx) =>
    once(ctx, tx, async () => ({ status: 200 as const, body: await write(ctx, tx, body, lines) })),
  );
}

/** Refuses: `conflicting_parameters`, `parameter_missing`, `invalid_csv`. */
function linesOf({ recipients, csv, unknown_columns = "refuse" }: Body): readonly Line[] {
  if (recipients !== undefined && csv !== undefined) {
    const message = "`csv` and `recipients` cannot be used together. Send one of them.";
    refuse("conflicting_parameters", { param: "csv", message });
  }
  if (csv !== undefined) return readCsv(csv, unknown_columns);
  const message = "`recipients` or `csv` is required.";
  return recipients ?? refuse("parameter_missing", { param: "recipients", message });
}

async function write(
  ctx: Ctx,
  tx: Tx,
  body: Body,
  written_lines: readonly ReadLine[],
): Promise<Bulk> {
  await enlist(tx, ctx.account.id, 0);
  const lines = await withCostCenters(tx, ctx.account.id, written_lines);
  const facts = await factsOf(ctx, tx, body, lines);
  const verdicts = lines.map((line, index) => {
    const [first] = line.wrong;
    const verdict: Verdict =
      first === undefined ? judgeLine(line, facts) : { status: "failed", wrong: first };
    return placed(verdict, `${body.csv === undefined ? "recipients" : "csv"}[${index}]`);
  });
  if (body.atomic === true) refuseAny(verdicts);
  const written = await savePeople(ctx, tx, facts.people);
  const bulk = bulkOf(ctx, verdicts, written);
  const { created_count, updated_count } = bulk;
  const changes = { created_count: [0, created_count], updated_count: [0, updated_count] };
  await audit(tx, ctx, [{ object_id: null, changes }]);
  return bulk;
}

/** Codes of cost centres become their ids; what is none stays, and is refused as an id. */
async function withCostCenters(
  tx: Tx,
  account_id: string,
  lines: readonly ReadLine[],
): Promise<ReadLine[]> {
  const written = lines.flatMap(({ body }) => body.cost_center ?? []);
  const ids = await findByCodes(tx, account_id, written);
  return lines.map((line) => {
    const cost_center = ids.get(line.body.cost_center ?? "");
    return cost_center === undefined ? line : { ...line, body: { ...line.body, cost_center } };
  });
}

async function factsOf(
  { account, now }: Ctx,
  tx: Tx,
  { mode = "create", match = "external_id" }: Body,
  lines: readonly ReadLine[],
): Promise<LineFacts> {
  const bodies = lines.map(({ body }) => body);
  const named = bodies.flatMap(({ cost_center }) =>
    cost_center == null ? [] : (parseId("cc", cost_center) ?? []),
  );
  const asked = [...new Set(named)].map((cost_center_id) => {
    return { account_id: account.id, cost_center_id };
  });
  const ids = lines.flatMap(({ id }) => id ?? []);
  const people = await findPeople(tx, account.id, bodies, ids);
  const bookable = await findBookable(tx, asked);
  const static_groups = await findStaticGroups(tx, account.id);
  return { mode, match, people, bookable, static_groups, now };
}

/** The verdict with the place of its line in the request. */
function placed(verdict: Verdict, place: string): Verdict {
  if (verdict.status !== "failed") return verdict;
  const { param: field, message, ...rest } = verdict.wrong;
  const param = field === null ? place : `${place}.${field}`;
  const said = field === null ? message : message.replace(`\`${field}\``, `\`${param}\``);
  return { status: "failed", wrong: { ...rest, param, message: said } };
}

/** Refuses: whatever is wrong with any line. */
function refuseAny(verdicts: readonly Verdict[]): void {
  const wrong = verdicts.flatMap((verdict): RefusedField[] =>
    verdict.status === "failed" ? [verdict.wrong] : [],
  );
  const [first, ...rest] = wrong;
  if (first !== undefined) throw refusalOfFields([first, ...rest]);
}

function bulkOf(
  { account }: Ctx,
  verdicts: readonly Verdict[],
  written: readonly WrittenPerson[],
): Bulk {
  const ids = new Map<Person, string>(written.map(({ person, row }) => [person, row.id]));
  const count = (status: Verdict["status"]) =>
    verdicts.filter((verdict) => verdict.status === status).length;
  return {
    object: "recipient_bulk",
    livemode: account.mode === "live",
    created_count: count("created"),
    updated_count: count("updated"),
    unchanged_count: count("unchanged"),
    failed_count: count("failed"),
    results: verdicts.map((verdict, index) => ({ line: index + 1, ...resultOf(verdict, ids) })),
  };
}

function resultOf(verdict: Verdict, ids: ReadonlyMap<Person, string>) {
  const { status } = verdict;
  if (verdict.status === "failed") {
    const { meta = {}, ...wrong } = verdict.wrong;
    return { status, recipient: null, error: { ...wrong, meta }, warnings: [] };
  }
  const { person } = verdict;
  const id = ids.get(person) ?? person.row?.id;
  if (id === undefined) throw new Error("A line wrote somebody who has no row.");
  const warnings = verdict.status === "created" && verdict.shares_phone ? [SHARED_PHONE] : [];
  return { status, recipient: formatId("rcp", id), error: null, warnings };
}
