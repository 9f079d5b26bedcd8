/** Alarms that a program raises, kept as rows, and ended by staff in the console. */
import { randomUUID } from "node:crypto";
import { keepAlarms } from "@svc/server/journal/alarms/index.ts";
import { ALARMS, raiseAlarm } from "@svc/server/platform/alarm.ts";
import { formatId } from "@svc/server/platform/ids.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { chapterOf } from "@svc/server/staff-console/alarm-chapters.ts";
import { describe, expect, it } from "vitest";
import { sendTwice } from "../kit/act.ts";
import { pageAt } from "../kit/pages.ts";
import { testServer } from "../kit/server.ts";
import { signedInStaff } from "../kit/staff.ts";
import { refusesStrangers } from "../kit/strangers.ts";

const QUEUE = "/staff/alarms";

describe("an alarm in the console", () => {
  it("is one row however often it was raised, until staff end it, once", async () => {
    const { database } = await testServer();
    const lines: string[] = [];
    const write = (line: string) => void lines.push(line);
    const kept = keepAlarms(openLog({ level: "info", readable: false, write }), database);
    const [account_id, object_id] = [randomUUID(), `top_${randomUUID().slice(0, 8)}`];
    const about = { account_id, object_id };
    const log = kept.log.child({ worker: "topups" });
    for (const mode of ["live", "live", "test"] as const) {
      raiseAlarm(log, "payment_reversed", { mode, ...about });
    }
    await kept.stop();
    expect(lines).toHaveLength(3);
    const staff = await signedInStaff();
    const page = await pageAt(staff.browser, QUEUE);
    const row = [...page.document.querySelectorAll("tr")].find((one) =>
      one.textContent.includes(object_id),
    );
    expect(row?.querySelectorAll("td.number")).toMatchObject([{ textContent: "2" }]);
    expect(row?.textContent).toContain(formatId("acct", account_id));
    expect(row?.textContent).toContain(chapterOf("payment_reversed")?.remedy);
    const action = row?.querySelector("form")?.getAttribute("action") ?? "";
    await refusesStrangers([QUEUE], [action]);
    const values = { reason: "We agreed on it with the organisation." };
    const { first, second } = await sendTwice(staff, { page, action, values });
    expect([first.text.includes("Done."), second.status]).toEqual([true, 409]);
    expect(first.text).not.toContain(object_id);
  });

  it("waits for its row while the database is away", async () => {
    const { database, log } = await testServer();
    let is_away = true;
    const written: unknown[] = [];
    const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    const kept = keepAlarms({ ...log, ...quiet } as typeof log, {
      record: async (work) => {
        if (is_away) throw new Error("away");
        written.push(work);
        return await database.record(work);
      },
    });
    const object_id = `cs_${randomUUID().slice(0, 8)}`;
    raiseAlarm(kept.log, "payment_surplus", { mode: "live", object_id });
    await kept.write();
    is_away = false;
    await kept.stop();
    expect(written).toHaveLength(1);
    const staff = await signedInStaff();
    expect((await pageAt(staff.browser, QUEUE)).text).toContain(object_id);
  });

  it("has its chapter in the handbook, whichever it is", () => {
    const without = Object.keys(ALARMS).filter((alarm) => chapterOf(alarm) === null);
    expect(without).toEqual([]);
  });
});
