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
    expect(leftOf(OPERATIONS.getSend)).toMatch(
      /existing-calls.*\n.*dashboard.*\n.*guide.*\n.*sdks/,
    );
    expect(leftOf(OPERATIONS.advanceTestClock)).not.toMatch(/existing-calls|dashboard/);
  });

  it("finds the tables of a module in its rows", () => {
    const rows: NewFiles = { ...PROJECT, "server/rewards/price-notes/rows/tables.ts": "" };
    const left = stepsLeft(IN_A_NEW_LAYER, (path) => rows[path] ?? null).join("\n");
    expect(left).not.toContain("server/schema.ts");
  });
});
