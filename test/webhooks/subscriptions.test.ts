import { isSentToAll, subscriptionsOf } from "@svc/server/webhooks/webhook-endpoints/index.ts";
import { describe, expect, it } from "vitest";

describe("an event", () => {
  it.each([
    ["send.delivered", ["*", "send.*", "send.delivered"]],
    ["credit.topup.failed", ["*", "credit.*", "credit.topup.*", "credit.topup.failed"]],
  ])("%s is heard by whoever lists one of %j", (type, selectors) => {
    expect(subscriptionsOf(type)).toEqual(selectors);
  });

  it("of a changed meter is heard by every endpoint, and no other is", () => {
    const types = ["send.meter_changed", "send.delivered", "webhook_endpoint.disabled"];
    expect(types.map(isSentToAll)).toEqual([true, false, false]);
  });
});
