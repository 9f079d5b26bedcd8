import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Document, operationsOf, refName, type Schema } from "../../spec/emitter/document.ts";
import { given } from "../kit/given.ts";

const FILE = join(import.meta.dirname, "..", "..", "generated", "openapi.json");
const document = JSON.parse(await readFile(FILE, "utf8")) as Document;
const CHANGES = Object.values(document.paths)
  .flatMap((path) => [path.put, path.patch])
  .filter((operation) => operation !== undefined);

it.each(CHANGES)("$operationId takes null wherever what it answers may be null", (operation) => {
  const sent = operation.requestBody?.content["application/json"]?.schema;
  expect(operationsOf(document)).toContain(operation);
  expect(nullsRefused(sent ?? {}, shownBy(operation))).toEqual([]);
});

it("takes a whole set of alerts back as it shows it, and null clears one of them", async () => {
  const { api } = await given.organisation();
  const low_balance = { USD: "20.00", ZWG: null };
  const set = await api.updateCreditAlerts({ body: { low_balance } });
  expect(set.body.low_balance).toEqual(low_balance);
  const { shortfall_projection, shortfall_days, channels } = set.body;
  const shown = { low_balance, shortfall_projection, shortfall_days, channels };
  const again = await api.updateCreditAlerts({ body: shown });
  expect(again.body).toMatchObject(shown);
  const cleared = { ...shown, low_balance: { USD: null, ZWG: null } };
  expect((await api.updateCreditAlerts({ body: cleared })).body).toMatchObject(cleared);
});

/** The schema of the object that a change answers with. */
function shownBy({ responses }: (typeof CHANGES)[number]): Schema {
  const answer = Object.entries(responses).find(([status]) => status.startsWith("2"))?.[1];
  if (answer === undefined || "$ref" in answer) return {};
  return answer.content?.["application/json"]?.schema ?? {};
}

/** Paths of fields that are shown as null and cannot be sent so. */
function nullsRefused(sent: Schema, shown: Schema, at = ""): string[] {
  const fields = fieldsOf(shown);
  return Object.entries(fieldsOf(sent)).flatMap(([name, field]) => {
    const there = fields[name];
    if (there === undefined) return [];
    const path = at === "" ? name : `${at}.${name}`;
    const refused = isNullable(there) && !isNullable(field) ? [path] : [];
    return path.split(".").length > 4 ? refused : [...refused, ...nullsRefused(field, there, path)];
  });
}

function isNullable(schema: Schema): boolean {
  const target = resolved(schema);
  const types = [target.type].flat();
  return (
    types.includes("null") ||
    [target.anyOf, target.oneOf].flat().some((one) => one && isNullable(one))
  );
}

function fieldsOf(schema: Schema): Record<string, Schema> {
  const target = resolved(schema);
  if (target.properties) return target.properties;
  const [first] = [...(target.anyOf ?? []), ...(target.oneOf ?? [])].filter(
    (one) => one.type !== "null",
  );
  return first ? fieldsOf(first) : {};
}

function resolved(schema: Schema): Schema {
  const name = refName(schema);
  return name === null ? schema : (document.components.schemas[name] as Schema);
}
