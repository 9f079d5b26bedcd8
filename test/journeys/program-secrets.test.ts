/**
 * The secret of a program is looked for everywhere after a day of it: in every column of every
 * table, packed bodies too, in what the program logged, in what endpoints were sent, and in every
 * answer but those that show it.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import type { OperationId } from "@svc/generated/operations";
import type { Answer } from "@svc/generated/routes";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Parts } from "../kit/api.ts";
import { makeDatabase } from "../kit/database.ts";
import { type Program, startProgram } from "../kit/programs/program.ts";
import { openTill, type Till } from "../kit/programs/till.ts";
import { until } from "../kit/programs/watch.ts";
import { openSink, type Sink } from "../kit/sink.ts";

const TERMS = { name: "Survey", currency: "USD", budget: "5.00", choices: ["airtime"] };
const COMPLETION = { completion_id: "survey-1", phone: "0771234567", amount: "1.00" };

let folder: string;
let database: Database;
let program: Program;
let sink: Sink;
let till: Till;
/** The secrets that were shown, and what every other answer said. */
let secrets: string[];
let answers: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "svc-secrets-"));
  const database_url = await makeDatabase(`secrets_${process.pid}`);
  database = openDatabase({ database_url, pool: 2 });
  const settings = { SVC_TEST_STEP: "100ms", SVC_LOG: "debug" };
  program = await startProgram({ role: "all", database_url, folder, settings });
  sink = await openSink();
  till = openTill(JSON.parse(readFileSync(join(folder, "sandbox.json"), "utf8")).key, [program]);
  await liveThroughADay();
});

afterAll(async () => {
  await program?.stop();
  await database?.close();
  await sink?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function asked<Id extends OperationId>(
  operation_id: Id,
  parts: Parts<Id> = {},
): Promise<Answer<Id>["body"]> {
  return (await till.ask(operation_id, parts))?.body as Answer<Id>["body"];
}

/**
 * A program is made, changed, rolled, completed and closed, and some of what is asked of it is
 * refused.
 */
async function liveThroughADay(): Promise<void> {
  const body = { url: sink.url, enabled_events: ["*"] } as never;
  await asked("createWebhookEndpoint", { body });
  const made = { body: TERMS as never, idempotency_key: "program-1" };
  const { id: program_id, completions_secret: first } = await asked("createProgram", made);
  const path = { program_id };
  await asked("activateProgram", { path });
  const { completions_secret: second } = await asked("rollProgramSecret", { path });
  const { completions_secret: again } = await asked("createProgram", made);
  expect(again).toBe(first);
  secrets = [`${first}`, `${second}`];
  const others = [
    await asked("updateProgram", { path, body: { description: "Second week" } }),
    await asked("updateProgram", { path, body: { budget: "9999999.99x" } }),
    await asked("fundProgram", { path, body: { amount: "1.00" } }),
    ...(await completions(path)),
    await asked("closeProgram", { path }),
    await asked("rollProgramSecret", { path }),
    await asked("getProgram", { path }),
    await asked("listPrograms"),
  ];
  await until("the end of the program is told", async () =>
    sink.received.some(({ event }) => event.type === "program.closed"),
  );
  const logged = await asked("listRequests", { query: { limit: 100 } });
  for (const { id: request_id } of logged.data) {
    others.push((await asked("getRequest", { path: { request_id } })) as never);
  }
  const [events, audited] = [await asked("listEvents"), await asked("listAuditEvents")];
  answers = JSON.stringify([others, logged, events, audited]);
}

/** With each of the secrets, once more, with one of another's, and with a body that is refused. */
async function completions(path: { program_id: string }): Promise<never[]> {
  const send = async (sign_with: string | undefined, wanted: object = {}) => {
    const body = { ...COMPLETION, ...wanted };
    return (await asked("createCompletion", { path, body, sign_with } as never)) as never;
  };
  const [first, second] = secrets;
  const answers = [
    await send(first),
    await send(second),
    await send(second, { amount: "0.01", completion_id: "survey-2" }),
    await send(second, { colour: "red" }),
    await send(`${second}=`),
    await send("whsec_of_nobody"),
  ];
  expect(answers.map(({ object, error }) => object ?? error)).toMatchObject([
    ...["reward", "reward"],
    ...[{ code: "amount_out_of_range" }, { code: "unknown_parameter" }],
    ...[{ code: "signature_invalid" }, { code: "signature_invalid" }],
  ]);
  return answers;
}

/** What of the secrets stands in a text, however it is written. */
function found(text: string): string[] {
  const needles = secrets.flatMap((secret) => {
    const key = secret.replace("whsec_", "");
    const bytes = Buffer.from(key, "base64");
    return [key, key.slice(0, 20), bytes.toString("hex"), Buffer.from(secret).toString("hex")];
  });
  return needles.filter((needle) => text.includes(needle));
}

async function storedTexts(): Promise<{ tables: string[]; texts: string[] }> {
  return await database.read(async ({ sql }) => {
    const tables = await sql<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`;
    const texts: string[] = [];
    for (const { name } of tables) {
      const rows = await sql<{ text: string }[]>`select held::text as text from ${sql(name)} held`;
      texts.push(...rows.map(({ text }) => text));
    }
    const packs = await sql<{ packed: Uint8Array }[]>`
      select packed from request_bodies union all select packed from webhook_sent`;
    texts.push(...packs.map(({ packed }) => inflateRawSync(packed).toString()));
    return { tables: tables.map(({ name }) => name), texts };
  });
}

it("stands in no column of any table, nor in a packed body", async () => {
  await until("the requests are written down", async () =>
    (await storedTexts()).texts.some((text) => text.includes("/roll-secret")),
  );
  const { tables, texts } = await storedTexts();
  expect(tables).toContain("program_secrets");
  expect(texts.some((text) => text.includes("Second week"))).toBe(true);
  expect(texts.flatMap(found)).toEqual([]);
});

it("stands in no answer but those that show it, no event, no log of requests, no audit", () => {
  expect(answers).toContain('"action":"program.secret_rolled"');
  expect(answers).toContain("program.activated");
  expect(found(answers)).toEqual([]);
});

it("is sent to no endpoint, and logged nowhere", () => {
  const sent = sink.received.map(({ headers, text }) => text + JSON.stringify(headers)).join();
  expect(sent).toContain("program.closed");
  expect(found(sent)).toEqual([]);
  expect(program.output()).toContain('"operation":"rollProgramSecret"');
  expect(found(program.output())).toEqual([]);
});
