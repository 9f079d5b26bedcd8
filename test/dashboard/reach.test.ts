/** What a role may call is called by a page; what is not yet stands in the open. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OPERATIONS, type OperationFacts, type OperationId } from "@svc/generated/operations";
import { mayCall } from "@svc/server/accounts/members/index.ts";
import { QUESTIONS } from "@svc/server/dashboard/confirm-words.ts";
import { readerOf } from "@svc/server/dashboard/reader-of.ts";
import { describe, expect, it } from "vitest";
import { WITHOUT_PAGE } from "./without-page.ts";

const PAGES = join(import.meta.dirname, "..", "..", "server", "dashboard");
const ROLES = ["owner", "admin", "developer", "viewer"] as const;
const MODES = ["live", "test"] as const;

/**
 * What no person does on a page: what no key of an organisation's own programs opens, which is the
 * door of agents and those of claim pages, and what plays the world in test mode.
 */
function isForPeople({ dashboard_only, key_kinds, test_only }: OperationFacts): boolean {
  const opens: readonly string[] = key_kinds;
  return !test_only && (dashboard_only || opens.includes("sk"));
}

/** What does exactly the same as another operation, whose button is enough. */
const SAME_AS: Partial<Readonly<Record<OperationId, OperationId>>> = {
  deleteProgram: "closeProgram",
};

/** What names operations without calling them. */
const NAMES_ALONE = ["sections.ts", "confirm-words.ts"];

/** What the pages are made of; that they ask whether somebody may call something is no call. */
function pagesAsWritten(): string {
  const files = readdirSync(PAGES, { recursive: true, encoding: "utf8" });
  const code = files.filter(
    (file) => file.endsWith(".ts") && !NAMES_ALONE.some((name) => file.endsWith(name)),
  );
  return code
    .map((file) => readFileSync(join(PAGES, file), "utf8"))
    .join("\n")
    .replaceAll(/may\("\w+"\)/g, "");
}

describe("the operations of a role", () => {
  it("are for people but for few, which the contract itself tells from the rest", () => {
    const others = Object.values(OPERATIONS).filter(
      (one) => one.scope !== null && !one.test_only && !isForPeople(one),
    );
    expect(others.map(({ id }) => id).toSorted()).toEqual([
      "createCheckin",
      "createClaim",
      "getClaim",
      "postMcp",
      "sendClaimCode",
    ]);
  });

  it("are each called by a page, but for those that are listed", () => {
    const text = pagesAsWritten();
    const named = (id: string) => text.includes(`"${id}"`);
    // What is asked first reads what it is about.
    const questions = Object.keys(QUESTIONS).filter(named) as OperationId[];
    const read = questions.map((id) => readerOf(id)?.id);
    const called = (id: OperationId) => named(id) || read.includes(id) || named(SAME_AS[id] ?? id);
    const meant = Object.values(OPERATIONS).filter(
      (one) =>
        !one.planned &&
        (one.scope !== null || one.dashboard_only) &&
        isForPeople(one) &&
        ROLES.some((role) =>
          MODES.some((mode) => mayCall(one, { role, tokens_read: false }, mode)),
        ),
    );
    const missing = meant.filter(({ id }) => !called(id)).map(({ id }) => id);
    expect(missing.toSorted()).toEqual(WITHOUT_PAGE.toSorted());
  });
});
