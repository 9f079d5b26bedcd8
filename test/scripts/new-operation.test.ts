import { ERRORS, type ErrorCode } from "@svc/generated/errors";
import { OPERATIONS, type OperationFacts } from "@svc/generated/operations";
import { describe, expect, it } from "vitest";
import { type NewFiles, newFiles } from "../../scripts/new-operation/new-files.ts";
import { stepsLeft } from "../../scripts/new-operation/steps-left.ts";
import { PROVOKED_EVERYWHERE } from "../../scripts/new-operation/test-text.ts";
import { SPOILS } from "../kit/spoils.ts";

const ROOT = `import type { Ctx } from "#platform/context";
import * as quotes from "./catalogue/quotes/operations/index.ts";
import * as sends from "./sales/sends/operations/index.ts";

/** Every operation. */
export const HANDLERS = {
  ...quotes,
  ...sends,
};
`;

/** A project of two modules, as the composition root names them. */
const PROJECT: NewFiles = {
  "server/operations.ts": ROOT,
  "server/package.json": JSON.stringify({ imports: { "#catalogue/*": "./catalogue/*/index.ts" } }),
  "server/catalogue/quotes/operations/index.ts": 'export { getQuote } from "./get-quote.ts";\n',
  "server/catalogue/quotes/tables.ts": "",
  "ARCHITECTURE.md": "| `catalogue/` | quotes |",
};

const QUOTE = OPERATIONS.createQuote;
const IN_A_NEW_LAYER: OperationFacts = { ...QUOTE, layer: "rewards", module: "price-notes" };

function filesOf(operation: OperationFacts, project = PROJECT): NewFiles {
  return newFiles(operation, "Creates a quote.", (path) => project[path] ?? null);
}

/** What reads an object that no other path names. */
const NOTE: OperationFacts = { ...OPERATIONS.getQuote, path: "/price-notes/{note_id}" };

function leftOf(operation: OperationFacts): string {
  return stepsLeft(operation, (path) => PROJECT[path] ?? null).join("\n");
}

describe("npm run new-operation", () => {
  it("writes the operation, its line in the module's index, and its test", () => {
    const files = filesOf(QUOTE);
    expect(Object.keys(files)).toEqual([
      "server/catalogue/quotes/operations/create-quote.ts",
      "server/catalogue/quotes/operations/index.ts",
      "test/operations/quotes/create-quote.test.ts",
    ]);
    const [handler, index] = Object.values(files);
    expect(handler).toContain("/** Creates a quote. */\nexport async function createQuote(");
    const [made, read] = ["create", "get"].map(
      (verb) => `{ ${verb}Quote } from "./${verb}-quote.ts"`,
    );
    expect(index).toBe(`export ${made};\nexport ${read};\n`);
  });

  it("gives the test a sentence that fails for each status, event and refusal of its own", () => {
    const text = filesOf(OPERATIONS.createSend)["test/operations/sends/create-send.test.ts"] ?? "";
    const titles = [...text.matchAll(/ {2}it\("(.*)", \(\) => \{\n {4}expect\.fail\(/g)];
    const { statuses, events, refusals } = OPERATIONS.createSend;
    expect(titles.map(([, title]) => title)).toEqual([
      ...statuses.filter((status) => status < 400).map((status) => `answers ${status}`),
      ...events.map((type) => `emits ${type}`),
      ...refusals
        .filter((code) => !PROVOKED_EVERYWHERE.has(code))
        .map((code) => `refuses with ${code}`),
    ]);
    expect(text).toContain(`  // ${ERRORS.insufficient_credit.meaning.slice(0, 40)}`);
  });

  it("leaves a sentence out only where tests of every operation provoke the refusal", () => {
    const at_any_time: ErrorCode[] = ["concurrent_update", "idempotency_in_progress"];
    const faults: ErrorCode[] = ["internal_error", "service_unavailable"];
    const everywhere = [...Object.keys(SPOILS), ...at_any_time, ...faults];
    expect([...PROVOKED_EVERYWHERE].sort()).toEqual(everywhere.sort());
  });

  it("writes nothing over what is there", () => {
    const handler = "server/catalogue/quotes/operations/create-quote.ts";
    const test = "test/operations/quotes/create-quote.test.ts";
    const index = "server/catalogue/quotes/operations/index.ts";
    const line = 'export { createQuote } from "./create-quote.ts";\n';
    expect(filesOf(QUOTE, { ...PROJECT, [handler]: "", [test]: "", [index]: line })).toEqual({});
  });

  it("wires a new module, and names a new layer for its imports", () => {
    const files = filesOf(IN_A_NEW_LAYER);
    const root = files["server/operations.ts"];
    expect(root).toContain(
      'import * as priceNotes from "./rewards/price-notes/operations/index.ts";\n',
    );
    expect(root).toContain("  ...priceNotes,\n  ...quotes,\n  ...sends,\n};");
    expect(files["server/package.json"]).toContain('"#rewards/*": "./rewards/*/index.ts"');
  });

  it("says what is left to do, and no more", () => {
    const left = leftOf({ ...IN_A_NEW_LAYER, planned: true });
    expect(left).toMatch(/^Take @planned off createQuote in spec\/catalogue\/quotes/);
    expect(left).toContain("Add the layer rewards/ to the table of layers in ARCHITECTURE.md.");
    expect(left).toContain("server/schema.ts; run npm run migration");
    expect(leftOf(QUOTE)).not.toMatch(/@planned|ARCHITECTURE|server\/schema/);
  });

  it("names pages, guides, SDKs and the cases that are made by hand", () => {
    expect(leftOf(NOTE)).toMatch(/existing-calls.*\n.*dashboard.*\n.*guide.*\n.*sdks/);
    expect(leftOf(OPERATIONS.advanceTestClock)).not.toMatch(/existing-calls|dashboard/);
  });

  it("has an object made for tests where none is, and chosen where not any will do", () => {
    expect(leftOf(NOTE)).toContain("Make the object of {note_id} in test/kit/existing-calls.ts");
    expect(leftOf(OPERATIONS.retrySend)).toContain("If it needs {send_id} in one status");
    expect(leftOf(OPERATIONS.getSendReceipt)).not.toContain("existing-calls");
  });

  it("has the contract recorded before the check, which compares the two", () => {
    expect(leftOf(OPERATIONS.getSend)).toMatch(/svc -- release[\s\S]*npm run check/);
  });

  it("calls the operation in the scenario by its name in SDKs", () => {
    const surface = "| `quotes.create` | POST /quotes | Quote | with its key |";
    const files: NewFiles = { ...PROJECT, "sdks/surface.md": surface };
    const left = stepsLeft(QUOTE, (path) => files[path] ?? null).join("\n");
    expect(left).toContain("Call quotes.create in sdks/conformance/scenario.json");
    expect(leftOf(QUOTE)).toContain("Call createQuote in sdks/conformance/scenario.json");
  });

  it("gives the count of the README where it is another", () => {
    const all = Object.values(OPERATIONS);
    const right = `${all.filter(({ planned }) => !planned).length} of the ${all.length} operations`;
    expect(leftOf(QUOTE)).toContain(`Say "${right}" in README.md.`);
    const files: NewFiles = { ...PROJECT, "README.md": `${right} are implemented.` };
    expect(stepsLeft(QUOTE, (path) => files[path] ?? null).join()).not.toContain("README.md");
  });

  it("breaks a promise that is too long for a line, and leaves a short one on one", () => {
    const path = "server/catalogue/quotes/operations/create-quote.ts";
    const promise = `Creates a quote${", and another".repeat(9)}.`;
    const text = newFiles(QUOTE, promise, (path) => PROJECT[path] ?? null)[path] ?? "";
    expect(text).toMatch(/\n\/\*\*\n \* Creates a quote,[^\n]*\n \* .*another\.\n \*\/\nexport/);
    const comment = text.split("\n").filter((line) => line.startsWith(" *"));
    expect(comment.filter((line) => line.length > 100)).toEqual([]);
    expect(Object.values(filesOf(QUOTE))[0]).toContain("/** Creates a quote. */\n");
  });

  it("says in the test what makes its objects and what asks as a stranger", () => {
    const text = filesOf(OPERATIONS.getQuote)["test/operations/quotes/get-quote.test.ts"];
    expect(text).toMatch(/test\/kit\/given\.ts .* shop\.api\.getQuote\(.*\n {2}it\("answers 200"/);
    expect(text).toMatch(/expectUnseen .*test\/kit\/refusal\.ts .*\n {2}it\("is seen by no other/);
  });

  it("finds the tables of a module in its rows", () => {
    const rows: NewFiles = { ...PROJECT, "server/rewards/price-notes/rows/tables.ts": "" };
    const left = stepsLeft(IN_A_NEW_LAYER, (path) => rows[path] ?? null).join("\n");
    expect(left).not.toContain("server/schema.ts");
  });
});
