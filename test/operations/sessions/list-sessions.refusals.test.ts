/** What the operations of a person's own sessions refuse, each alike. */
import { describe, expect, it } from "vitest";
import { given, WIDE_LIMITS } from "../../kit/given.ts";
import { signedInMember } from "../../kit/members.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const READS = ["listSessions", "listSignIns"] as const;
const WRITES = ["deleteSession", "endOtherSessions"] as const;
const UNKNOWN = { session_id: "ses_0031JlBpT4r5yHUig43kiJfa" };

describe.each([...READS, ...WRITES])("%s", (id) => {
  const right = id === "deleteSession" ? { path: UNKNOWN } : {};

  it("takes no query that it does not know", async () => {
    const { api } = await signedInMember(await given.organisation());
    const colour = { ...right, query: { colour: "red" } } as never;
    await expectRefusal(await api[id](colour), "unknown_parameter", { param: "colour" });
    const two = { ...right, query: { colour: "red", size: "9" } } as never;
    await expectRefusal(await api[id](two), "invalid_request");
  });

  it("is limited as all requests of the account, and refused to a closed one", async () => {
    const shop = await given.organisation();
    const { api } = await signedInMember(shop);
    await given.facts(shop, { limits: '{"requests_per_second":0.0001}' });
    await api[id](right as never);
    await expectRefusal(await api[id](right as never), "rate_limited");
    await given.facts(shop, { limits: JSON.stringify(WIDE_LIMITS) });
    await given.status(shop, "closed");
    await expectRefusal(await api[id](right as never), "account_closed");
  });
});

describe.each(WRITES)("%s", (id) => {
  const right = id === "deleteSession" ? { path: UNKNOWN } : {};

  it("takes no payload, and is refused to a suspended account", async () => {
    const shop = await given.organisation();
    const { api } = await signedInMember(shop);
    const list = { ...right, body: [1] } as never;
    await expectRefusal(await api[id](list), "parameter_invalid");
    await given.status(shop, "suspended");
    await expectRefusal(await api[id](right as never), "account_suspended");
  });
});

describe("listSignIns", () => {
  it("knows the outcomes that there are", async () => {
    const { api } = await signedInMember(await given.organisation());
    const answer = await api.listSignIns({ query: { outcome: "perhaps" } } as never);
    await expectRefusal(answer, "parameter_invalid", { param: "outcome" });
    expect((await api.listSignIns({ query: { outcome: "failed" } })).body.data).toEqual([]);
  });
});
