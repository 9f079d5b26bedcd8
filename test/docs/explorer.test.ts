import { ERRORS } from "@svc/generated/errors";
import { type Contract, placedOperations, readContract } from "@svc/server/pages/contract.ts";
import { EXPLORER_SCRIPT, REFERENCE_HOLE } from "@svc/server/pages/explorer.ts";
import { explorerContract } from "@svc/server/pages/explorer-contract.ts";
import { beforeAll, describe, expect, it } from "vitest";

let contract: Contract;
let shown: Contract;
let text: string;

beforeAll(async () => {
  contract = await readContract();
  text = await explorerContract();
  shown = JSON.parse(text);
});

describe("the contract that the explorer is handed", () => {
  it("has every operation, in groups that have one", () => {
    const ids = (one: Contract) => placedOperations(one).map((each) => each.operation.operationId);
    expect(ids(shown)).toEqual(ids(contract));
    const tags = new Set(placedOperations(shown).flatMap(({ operation }) => operation.tags));
    const grouped = shown["x-tagGroups"].flatMap((group) => group.tags);
    expect(grouped.toSorted()).toEqual([...tags].toSorted());
  });

  it("refers to nothing that it does not hold", () => {
    const missing = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([\w.]+)"/g)].filter(
      ([, kind = "", name = ""]) => {
        const components: Record<string, Record<string, unknown>> = { ...shown.components };
        return components[kind]?.[name] === undefined;
      },
    );
    expect(missing.map(([reference]) => reference)).toEqual([]);
  });

  it("says of an operation what it needs, what it refuses with, and whether it is planned", () => {
    const said = shown.paths["/sends"]?.post?.description;
    expect(said).toMatch(/Scope `sends:write`\. Needs an `Idempotency-Key`\./);
    const { fix } = ERRORS.amount_out_of_range;
    expect(said).toContain(
      `[\`amount_out_of_range\`](/docs/errors#amount_out_of_range "${fix.replaceAll("`", "'")}")`,
    );
    const planned = placedOperations(contract).filter(
      ({ operation }) => operation["x-svc-planned"],
    );
    expect(text.match(/"x-badges":\[\{"name":"Planned"/g) ?? []).toHaveLength(planned.length);
  });

  it("has a hole for a reference of the page's own, in bodies and keys alike", () => {
    const sale = shown.paths["/sends"]?.post;
    const [example] = Object.values(
      sale?.requestBody?.content?.["application/json"]?.examples ?? {},
    );
    expect(example?.value).toMatchObject({ client_reference: REFERENCE_HOLE });
    const keys = Object.values(shown.components.parameters).filter(
      ({ name }) => name === "Idempotency-Key",
    );
    expect(keys.map(({ example: key }) => key)).toEqual(keys.map(() => REFERENCE_HOLE));
    expect(EXPLORER_SCRIPT).toContain(`replaceAll("${REFERENCE_HOLE}", reference)`);
  });

  it("shows the answer to a new sale before that to a repetition", () => {
    const answers = Object.entries(shown.paths["/sends"]?.post?.responses ?? {});
    expect(answers.map(([status]) => status)).toEqual(["202", "2XX"]);
    expect(answers[1]?.[1].description).toMatch(/^200: /);
  });

  it("is shown with every switch off that calls somebody", () => {
    expect(EXPLORER_SCRIPT).toMatch(/telemetry: false[\s\S]*withDefaultFonts: false/);
    expect(EXPLORER_SCRIPT).not.toMatch(/https?:/);
  });
});
