/** Breaks with suppliers, as staff explain them in the console. */
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sendTwice } from "../kit/act.ts";
import { pageAt } from "../kit/pages.ts";
import { testServer } from "../kit/server.ts";
import { signedInStaff } from "../kit/staff.ts";
import { refusesStrangers } from "../kit/strangers.ts";

const QUEUE = "/staff/reconciliation";

describe("a break in the console", () => {
  it("is explained once, and waits no more", async () => {
    const staff = await signedInStaff();
    const supplier = `explained-${randomUUID().slice(0, 8)}`;
    const { database } = await testServer();
    const written = () =>
      database.read(
        ({ sql }) => sql`
          select state, explained_by, explanation from reconciliation_breaks
          where supplier = ${supplier}`,
      );
    await database.record(
      ({ sql }) => sql`
        insert into reconciliation_breaks (supplier, reference, day, kind, state, currency,
          theirs_minor, theirs_currency, found_at, changed_at)
        values (${supplier}, 'HR-1', '2026-11-25', 'theirs_only', 'open', 'USD', 500, 'USD',
          svc_now(), svc_now())`,
    );
    const action = `${QUEUE}/explain`;
    await refusesStrangers([QUEUE], [action]);
    const page = await pageAt(staff.browser, QUEUE);
    expect(page.text).toContain(supplier);
    const values = { supplier, reference: "HR-1", reason: "A sale of before the restore." };
    const { first, second } = await sendTwice(staff, { page, action, values });
    expect([first.text.includes("Done."), second.status]).toEqual([true, 409]);
    expect(first.text).not.toContain(supplier);
    expect(await written()).toMatchObject([
      { state: "explained", explained_by: staff.name, explanation: values.reason },
    ]);
  });
});
