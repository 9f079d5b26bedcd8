import { describe, it } from "vitest";
import { api } from "../kit/api.ts";
import { given } from "../kit/given.ts";
import { expectRefusal } from "../kit/refusal.ts";

const DECISION = {
  path: { approval_id: "apr_0031JkKGrNcPh3Jd4LtFm8Os" },
  body: { pin: "495170" },
};

describe("what a person does in the dashboard", () => {
  it("asks whoever sends no key to sign in", async () => {
    await expectRefusal(await api(null).approveApproval(DECISION), "session_required");
  });

  it("is for no key, whatever it may do", async () => {
    const shop = await given.organisation();
    await expectRefusal(await shop.api.approveApproval(DECISION), "dashboard_only");
    await expectRefusal(await shop.live.api.listOrganisations(), "dashboard_only");
  });

  it("is refused before its body is read", async () => {
    const shop = await given.organisation();
    const answer = await shop.api.approveApproval({ ...DECISION, text: "{" });
    await expectRefusal(answer, "dashboard_only");
  });
});
