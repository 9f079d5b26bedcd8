/** What a role may call is called by a page; what is not yet stands in the open. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OPERATIONS } from "@svc/generated/operations";
import { mayCall } from "@svc/server/accounts/members/index.ts";
import { describe, expect, it } from "vitest";
import { WITHOUT_PAGE } from "./without-page.ts";

const PAGES = join(import.meta.dirname, "..", "..", "server", "dashboard");
const ROLES = ["owner", "admin", "developer", "viewer"] as const;
const MODES = ["live", "test"] as const;

/** What programs alone have a use for: they speak it, or a customer's page does. */
const OF_PROGRAMS: readonly string[] = [
  "postMcp",
  "getClaim",
  "createClaim",
  "sendClaimCode",
  "createCheckin",
];

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
  it("are each called by a page, but for those that are listed", () => {
    const text = pagesAsWritten();
    const called = (id: string) => text.includes(`"${id}"`);
    const meant = Object.values(OPERATIONS).filter(
      (one) =>
        !one.planned &&
        (one.scope !== null || one.dashboard_only) &&
        !OF_PROGRAMS.includes(one.id) &&
        ROLES.some((role) =>
          MODES.some((mode) => mayCall(one, { role, tokens_read: false }, mode)),
        ),
    );
    const missing = meant.filter(({ id }) => !called(id)).map(({ id }) => id);
    expect(missing.toSorted()).toEqual(WITHOUT_PAGE.toSorted());
  });
});
