import { OPERATIONS } from "@svc/generated/operations";
import { expect, it } from "vitest";
import { currentContract } from "../../scripts/compatibility/released.ts";
import { chooseOperations, differing } from "./chosen.ts";

const all = Object.values(OPERATIONS);
const { document } = currentContract();
const NOTHING: ReadonlySet<string> = new Set();
const idsOf = (operations: readonly { readonly id: string }[]) => operations.map(({ id }) => id);

it("one operation of each form is asked, and every one that moves money", () => {
  const ids = idsOf(chooseOperations(all, NOTHING));
  expect(ids).toContain("listSends");
  expect(ids).not.toContain("listBatches");
  const moving = all.filter(({ idempotency }) => idempotency === "required");
  expect(ids).toEqual(expect.arrayContaining(idsOf(moving)));
  expect(ids.length).toBeLessThan(all.length / 3);
});

it("an operation that was changed since the release is asked, wherever its change stands", () => {
  const changed = structuredClone(document);
  const { properties } = changed.components.schemas.Batch ?? {};
  if (properties !== undefined) properties.currency = { type: "integer" };
  const found = differing(changed, document);
  expect([...found]).toContain("listBatches");
  expect(found.has("listNetworks")).toBe(false);
  expect(idsOf(chooseOperations(all, found))).toContain("listBatches");
});

it("an operation that no release has is asked", () => {
  const before = structuredClone(document);
  before.paths = Object.fromEntries(
    Object.entries(before.paths).filter(([path]) => !path.startsWith("/batches")),
  );
  expect([...differing(document, before)]).toContain("listBatches");
});

it("nothing differs from the same contract in another order", () => {
  const schemas = Object.fromEntries(Object.entries(document.components.schemas).reverse());
  const reversed = { ...document, components: { ...document.components, schemas } };
  expect([...differing(document, reversed)]).toEqual([]);
});
