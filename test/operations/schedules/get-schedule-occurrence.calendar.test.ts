import { describe, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

describe("a day that no calendar has", () => {
  it("names no day of a schedule", async () => {
    const shop = await given.organisation();
    const { id: schedule_id } = await given.schedule(shop);
    for (const day of ["2026-11-31", "2027-02-29"]) {
      const path = { schedule_id, day };
      await expectRefusal(await shop.api.getScheduleOccurrence({ path }), "resource_missing");
      await expectRefusal(await shop.api.skipScheduleOccurrence({ path }), "resource_missing");
    }
  });

  it("is refused where it is a field", async () => {
    const shop = await given.organisation();
    const recipients = [{ phone: "0771234567" }];
    const schedule = { name: "Airtime", cadence: "biweekly", hour: 8, amount: "5.00", recipients };
    const body = { ...schedule, currency: "USD", anchor_date: "2027-02-29" } as never;
    const answer = await shop.api.createSchedule({ body });
    await expectRefusal(answer, "parameter_invalid", { param: "anchor_date" });
  });
});
