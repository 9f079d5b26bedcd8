/** A sale that a person must approve, for clients that have them open a page. */
import { beforeEach, describe, expect, it } from "vitest";
import { agentOf, approve, reject, STRANGE } from "../../kit/agents.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { capableOf, eraClient, OPENS_URLS, STATELESS, sendStateless } from "../../kit/mcp-eras.ts";

type Decide = (approval: string) => Promise<unknown>;

const SALE = { phone: STRANGE, amount: "25.00", currency: "USD", client_reference: "driver" };
const CALL = { name: "send_airtime", arguments: SALE };

let shop: Organisation;
let agent: KeyInHand;

beforeEach(async () => {
  shop = await given.organisation();
  agent = await agentOf(shop);
});

/** What the official client hears whose person does something on the page that it opens. */
async function callWhile(decide: Decide, action: "accept" | "decline" = "accept") {
  const { client, sent } = await eraClient(agent, { pin: STATELESS }, "", OPENS_URLS);
  const opened: { mode?: string; url?: string }[] = [];
  client.setRequestHandler("elicitation/create", async ({ params }) => {
    opened.push(params as { mode: string; url: string });
    await decide(/apr_[0-9A-Za-z]{24}/.exec(String((params as { url?: string }).url))?.[0] ?? "");
    return { action };
  });
  const { structuredContent, isError } = await client.callTool(CALL);
  return { shown: structuredContent as Record<string, unknown>, isError, opened, sent };
}

async function available(): Promise<string> {
  return (await shop.api.getCredit()).body.USD.available;
}

describe("a client that opens URLs", () => {
  it("has the person approve on the page, and hears of the send by the same call", async () => {
    const { shown, opened, sent } = await callWhile((id) => approve(shop, id));
    expect(opened).toMatchObject([{ mode: "url" }]);
    expect(opened[0]?.url).toMatch(/\/dashboard\/approvals\/apr_[0-9A-Za-z]{24}$/);
    expect(shown).toMatchObject({ object: "send", amount: "25.00", client_reference: "driver" });
    const calls = sent.filter(({ headers }) => headers.get("mcp-method") === "tools/call");
    expect(calls).toHaveLength(2);
    expect([await shop.probe.count("sends"), await available()]).toEqual([1, "975.00"]);
  });

  it("hears what was decided when the person rejects", async () => {
    const { shown, isError } = await callWhile((id) => reject(shop, id));
    expect([shown, isError]).toMatchObject([
      { object: "agent_approval", status: "rejected" },
      false,
    ]);
    expect([await shop.probe.count("sends"), await available()]).toEqual([0, "1000.00"]);
  });

  it.each(["accept", "decline"] as const)("asks once (%s), and is told to wait", async (action) => {
    const { shown, opened } = await callWhile(async () => null, action);
    expect(opened).toHaveLength(1);
    expect(shown).toMatchObject({ status: "requires_approval" });
    expect([await shop.probe.count("sends"), await available()]).toEqual([0, "1000.00"]);
  });

  it("is asked nothing where no person is needed", async () => {
    const call = { ...CALL, arguments: { ...SALE, amount: "1.00", phone: "0771234567" } };
    const { body } = await sendStateless(agent, "tools/call", {
      params: call,
      metadata: capableOf(OPENS_URLS.capabilities),
    });
    expect(body).toMatchObject({ result: { resultType: "complete" } });
  });
});

describe("a client that opens no URLs", () => {
  it.each([{}, { elicitation: {} }, { elicitation: { form: {} } }])(
    "hears the text with the page: %j",
    async (capabilities) => {
      const { body } = await sendStateless(agent, "tools/call", {
        params: CALL,
        metadata: capableOf(capabilities),
      });
      const result = { resultType: "complete", structuredContent: { status: "requires_approval" } };
      expect(body).toMatchObject({ result });
    },
  );
});

describe("the state that a client carries back", () => {
  const call = (key: KeyInHand, extra: object = {}) =>
    sendStateless(key, "tools/call", {
      params: { ...CALL, ...extra },
      metadata: capableOf(OPENS_URLS.capabilities),
    });

  async function stateOf(key: KeyInHand): Promise<string> {
    const { body } = await call(key);
    expect(body).toMatchObject({ result: { resultType: "input_required" } });
    return (body as { result: { requestState: string } }).result.requestState;
  }

  it("is refused when it was changed, made up, or sent to another key", async () => {
    const other = await agentOf(await given.organisation());
    const state = await stateOf(agent);
    const states = [`${state}A`, state.replace("apr_0", "apr_1"), "apr_1.x", "", 7];
    const answers = [...states.map((requestState) => call(agent, { requestState }))];
    answers.push(call(other, { requestState: state }));
    for (const { status, body } of await Promise.all(answers)) {
      expect([status, body]).toMatchObject([400, { error: { code: -32_602 } }]);
    }
    expect(await other.api.listApprovals()).toMatchObject({ body: { data: [] } });
  });

  it("is taken as it was sent", async () => {
    const requestState = await stateOf(agent);
    const { status, body } = await call(agent, { requestState });
    expect([status, body]).toMatchObject([200, { result: { resultType: "complete" } }]);
  });
});
