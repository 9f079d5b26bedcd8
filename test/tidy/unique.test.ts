/** What is unique over all organisations: two databases do not see each other's rows. */
import { expect, it } from "vitest";
import { testDatabase } from "../kit/database.ts";
import { NOT_OF_A_TENANT, readSchema } from "./schema.ts";

/** What holds each where there are several cells. Source: docs/decisions/0097-cells.md. */
const UNIQUE_ACROSS: Readonly<Record<string, string>> = {
  checkout_payments_provider_reference: "paid once: its callback names the cell",
  checkout_payments_reference: "drawn at random, and looked up by it",
  reward_links_token: "drawn at random, and looked up by it",
  sandboxes_token: "drawn at random, and looked up by it",
  sessions_token: "drawn at random, and looked up by it",
  sign_in_codes_token: "drawn at random, and looked up by it",
  topups_provider_reference:
    "credited once: its callback, or what the payer quotes, names the cell",
  topups_reference: "drawn at random, behind the sign of the cell",
};

it("what an organisation has is unique within it, or in the list of what holds it elsewhere", async () => {
  const { database } = await testDatabase();
  const { indexes } = await readSchema(database);
  const across = indexes.filter(
    ({ table, is_unique, columns: [first] }) =>
      is_unique && first !== "account_id" && !(table in NOT_OF_A_TENANT),
  );
  expect(across.map(({ name }) => name).toSorted()).toEqual(Object.keys(UNIQUE_ACROSS));
});
