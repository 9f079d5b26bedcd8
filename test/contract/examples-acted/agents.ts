/** How the examples of agents come about: a sale that waits for a person, and its decision. */
import { agentOf, approve, askFor, KNOWN, reject } from "../../kit/agents.ts";
import type { Answered } from "../../kit/api.ts";
import { askReward } from "../../kit/give.ts";
import { given, type KeyInHand, type Organisation } from "../../kit/given.ts";
import { approver, PIN, setPin, signedInMember } from "../../kit/members.ts";
import { sell } from "../../kit/sell.ts";
import { change } from "../../queues/poison.ts";
import type { Stages } from "./stages.ts";

const ASKED = {
  target: "0779876543",
  amount: "25.00",
  currency: "USD",
  client_reference: "agent-2026-11-25-07",
  reason: "Rudo asked for airtime for the driver.",
};

const REWARD = {
  recipient: "ext:loyalty-20231",
  completion_id: "survey-7-winner",
  amount: "25.00",
  reason: "Tendai answered every question of the survey.",
};

/** A shop whose agent has sold US$4.00 of its ten. */
async function openedShop(): Promise<{ shop: Organisation; agent: KeyInHand }> {
  const shop = await given.organisation();
  const agent = await agentOf(shop);
  await askFor(agent, { target: KNOWN, amount: "4.00" });
  return { shop, agent };
}

async function askedShop(): Promise<{ shop: Organisation; path: { approval_id: string } }> {
  const { shop, agent } = await openedShop();
  const { body } = await askFor(agent, ASKED);
  return { shop, path: { approval_id: body.id } };
}

/** The message that an example of MCP sends, from an agent of the shop. */
async function sent(
  method: string,
  params: object,
  wanted: Parameters<typeof agentOf>[1] = {},
): Promise<Answered> {
  const shop = await given.organisation({ statement_descriptor: "MBARE TUCK" });
  const agent = await agentOf(shop, wanted);
  return agent.api.postMcp({ body: { jsonrpc: "2.0", id: 2, method, params } });
}

/** What a client without `initialize` begins with. */
function discovered(agent: KeyInHand): Promise<Answered> {
  const params = {
    _meta: {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": {},
    },
  };
  const method = "server/discover";
  return agent.api.postMcp({
    headers: { "MCP-Protocol-Version": "2026-07-28", "Mcp-Method": method },
    body: { jsonrpc: "2.0", id: 1, method, params },
  });
}

const TOOL_CALL = {
  name: "send_airtime",
  arguments: {
    phone: "0779876543",
    amount: "5.00",
    currency: "USD",
    client_reference: "agent-2026-11-25-07",
    reason: "Rudo asked for airtime for the driver.",
  },
};

/** A developer who was signed in. */
async function shopOfRudo() {
  const shop = await given.organisation();
  const { id } = await signedInMember(shop, { role: "developer" });
  await change(shop.live, "members", "name = 'Rudo Moyo', email = 'rudo@tuckshop.example'");
  return { shop, path: { member_id: id } };
}

export const AGENTS: Stages = {
  "postMcp 200 Send airtime": () =>
    sent("tools/call", TOOL_CALL, { recipient_allowlist: ["0779876543"] }),
  "postMcp 200 Approval required": () => sent("tools/call", TOOL_CALL),
  "postMcp 200 Initialize": () =>
    sent("initialize", {
      protocolVersion: "2025-06-18",
      capabilities: {},
      clientInfo: { name: "shop-assistant", version: "1.4.0" },
    }),
  "postMcp 200 Discover": async () => discovered(await agentOf(await given.organisation())),
  "createSend 202 An agent above its threshold": async () => {
    const { agent } = await openedShop();
    return askFor(agent, ASKED);
  },
  "createReward 202 An agent above its threshold": async () => {
    const { shop, agent } = await openedShop();
    await given.recipient(shop, { external_id: "loyalty-20231", phone: KNOWN });
    const { id: program } = await given.activeProgram(shop, { budget: "500.00" });
    return askReward(agent, program, REWARD);
  },
  "listApprovals 200 Requests that need a decision": async () => {
    const { shop } = await askedShop();
    return shop.api.listApprovals({ query: { status: "requested" } });
  },
  "getApproval 200 US$25.00 to a new number": async () => {
    const { shop, path } = await askedShop();
    return shop.api.getApproval({ path });
  },
  "approveApproval 200 Approve the sale": async () => {
    const { shop, path } = await askedShop();
    return (await approver(shop)).api.approveApproval({ path, body: { pin: PIN } });
  },
  "rejectApproval 200 An unknown number": async () => {
    const { shop, path } = await askedShop();
    return (await signedInMember(shop)).api.rejectApproval({ path });
  },
  "listMembers 200 Members who are developers": async () =>
    (await shopOfRudo()).shop.api.listMembers({ query: { role: "developer" } }),
  "getMember 200 A developer": async () => {
    const { shop, path } = await shopOfRudo();
    return shop.api.getMember({ path });
  },
  "updateMember 200 A developer becomes an admin": async () => {
    const { shop, path } = await shopOfRudo();
    const { api } = await given.member(shop, "owner");
    return api.updateMember({ path, body: { role: "admin" } });
  },
  "deleteMember 200 A person leaves": async () => {
    const { shop, path } = await shopOfRudo();
    const { api } = await given.member(shop, "owner");
    return api.deleteMember({ path });
  },
  "setMyPin 200 The first PIN": async () => {
    const shop = await given.organisation();
    const member = await signedInMember(shop, { role: "admin" });
    const email = "rudo@tuckshop.example";
    await change(shop.live, "members", `name = 'Rudo Moyo', email = '${email}'`);
    return setPin({ ...member, email }, { pin: PIN });
  },
  "sendMyPinCode 200 A forgotten PIN": async () => {
    const shop = await given.organisation();
    return (await signedInMember(shop, { mode: "live" })).api.sendMyPinCode();
  },
  "approveTestApproval 200 Approve as an owner would": async () => {
    const { shop, path } = await askedShop();
    return approve(shop, path.approval_id);
  },
  "approveTestApproval 200 Approved, but Credit is insufficient": async () => {
    const { shop, path } = await askedShop();
    for (let sold = 0; sold < 10; sold += 1) await sell(shop, { amount: "98.00" });
    return approve(shop, path.approval_id);
  },
  "rejectTestApproval 200 Reject as a person would": async () => {
    const { shop, path } = await askedShop();
    return reject(shop, path.approval_id);
  },
};
