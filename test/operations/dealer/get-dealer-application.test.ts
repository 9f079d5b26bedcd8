import { describe, expect, it } from "vitest";
import { applied } from "../../kit/applications.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

describe("GET /dealer/application", () => {
  it("shows the application of the account as it is now", async () => {
    const shop = await given.organisation();
    const made = await applied(shop);
    expect((await shop.api.getDealerApplication()).body).toEqual(made);
  });

  it("refuses where there is none, as in the other mode", async () => {
    const shop = await given.organisation();
    await applied(shop);
    await expectRefusal(await shop.live.api.getDealerApplication(), "resource_missing");
    const other = await given.organisation();
    await expectRefusal(await other.api.getDealerApplication(), "resource_missing");
  });
});
