import { describe, expect, it } from "vitest";
import { FACTS_VERBS, factsVerbs, forgetfulVerbs, WITHOUT_VERSION } from "./facts-verbs.ts";
import { listed, writtenFiles } from "./tree.ts";

const SERVER = writtenFiles([".ts"], ["server/"]);

/** The server with a file more. */
function withFile(text: string, path = "server/accounts/account/operations/sample.ts") {
  return [...SERVER, { path, text }];
}

describe("a verb that changes what programs keep of callers", () => {
  it("raises the version of its account's facts, and stands in the table", () => {
    expect(listed(forgetfulVerbs(SERVER))).toEqual([]);
  });

  it("is found for each name in the table: none of them is idle", () => {
    const found = [...factsVerbs(SERVER)];
    const raising = found.filter(([, { raises }]) => raises).map(([path]) => path);
    expect(raising.sort()).toEqual(Object.keys(FACTS_VERBS).sort());
    const others = found.filter(([, { raises }]) => !raises).map(([path]) => path);
    expect(others.sort()).toEqual(Object.keys(WITHOUT_VERSION).sort());
  });

  it.each([
    "await tx.db.update(accounts).set({ name: 'x' }).where(is);",
    "await tx.db.update(accounts).set(changes).where(is);",
    "await tx.sql`update accounts set limits = null where true`;",
    "await tx.db\n  .update(apiKeys)\n  .set({ label: null, allowed_ips })\n  .where(is);",
    "await tx.sql`delete from key_caps where true`;",
    "await insertMany(tx, keyCaps, rows);",
    "await tx.db.update(keySecrets).set({ works_until }).where(is);",
  ])("is caught when it forgets to: %s", (statement) => {
    expect(forgetfulVerbs(withFile(statement))).toHaveLength(1);
    const raised = `${statement}\nawait raiseFactsVersion(tx, account_id);`;
    const [named] = forgetfulVerbs(withFile(raised));
    expect(named?.advice).toContain("FACTS_VERBS");
  });

  it("is caught when it leaves the write to another file", () => {
    const writes = "export const write = () => tx.db.update(accounts).set({ name }).where(is);";
    const writer = { path: "server/accounts/account/sample-write.ts", text: writes };
    const calls = 'import { write } from "../sample-write.ts";\nawait write(tx);\n';
    const found = forgetfulVerbs([...withFile(calls), writer]);
    expect(found.map(({ path }) => path)).toEqual(["server/accounts/account/operations/sample.ts"]);
  });

  it.each([
    "await tx.sql`update api_keys key set last_used_at = uses.used_at from uses where true`;",
    "await tx.db.update(accounts).set({ avatar: null }).where(is);",
    "await tx.sql`update sends set status = null where true`;",
  ])("is nobody who writes what is not kept: %s", (statement) => {
    expect(forgetfulVerbs(withFile(statement))).toEqual([]);
  });
});
