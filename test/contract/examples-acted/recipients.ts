/** How the examples of recipients and groups come about. */
import { given, type Shop } from "../../kit/given.ts";
import { sell } from "../../kit/sell.ts";
import type { Stages } from "./stages.ts";

const PERSON = {
  name: "Tendai Ncube",
  external_id: "loyalty-20231",
  phone: "0772345678",
  meters: [{ number: "37140030000", label: "Home" }],
  tags: ["loyalty"],
  lawful_basis: "consent",
  consent: { at: 1_793_527_200, source: "Till 4, paper form" },
  metadata: { card: "20231" },
};

/** A customer in a group, whose meter the utility has confirmed. */
async function customer(): Promise<{ shop: Shop; path: { recipient_id: string } }> {
  const shop = await given.organisation();
  const { id } = await given.group(shop, { name: "Loyalty" });
  const { id: recipient_id } = await given.recipient(shop, { ...PERSON, groups: [id] });
  await shop.api.getMeter({ path: { number: "37140030000" }, query: { currency: "USD" } });
  return { shop, path: { recipient_id } };
}

/** A static group of two dozen people. */
async function nightShift(): Promise<{ shop: Shop; path: { group_id: string } }> {
  const shop = await given.organisation();
  const fields = { name: "Night shift", description: "Data every Friday" };
  const { id: group_id } = await given.group(shop, fields);
  await given.recipient(shop, { groups: [group_id] });
  return { shop, path: { group_id } };
}

/** The drivers of a cost centre. */
async function drivers(): Promise<{ shop: Shop; body: { name: string; filter: object } }> {
  const shop = await given.organisation();
  const { id: cost_center } = await given.costCenter(shop);
  await given.recipient(shop, { cost_center, tags: ["driver"] });
  const filter = { cost_center, tag: "driver" };
  return { shop, body: { name: "Drivers of Harare", filter } };
}

export const RECIPIENTS: Stages = {
  "listRecipients 200 Search by part of a name": async () => {
    const { shop } = await customer();
    return shop.api.listRecipients({ query: { q: "Tendai" } });
  },
  "createRecipient 201 A customer of the loyalty card": async () =>
    (await given.organisation()).api.createRecipient({ body: PERSON }),
  "createRecipientsBulk 200 Two lines, one of them invalid": async () => {
    const { shop } = await customer();
    const recipients = [
      { name: "Tendai Ncube", external_id: "loyalty-20231", phone: "0712345678" },
      { name: "Chipo Dube", external_id: "loyalty-20232", phone: "0242700000" },
    ];
    const body = { mode: "upsert", match: "external_id", recipients };
    return shop.api.createRecipientsBulk({ body });
  },
  "createRecipientsBulk 200 From a CSV file": async () => {
    const csv = "name,phone,external_id\nTendai Ncube,0772345678,loyalty-20231\n";
    const { api } = await given.organisation();
    return api.createRecipientsBulk({ body: { csv, atomic: true } });
  },
  "getRecipient 200 By your own ID": async () => {
    const { shop, path } = await customer();
    const { id: send_id } = await sell(shop, { recipient: path.recipient_id });
    await shop.api.advanceTestSend({ path: { send_id }, body: { to: "delivered" } });
    return shop.api.getRecipient({ path: { recipient_id: "ext:loyalty-20231" } });
  },
  "updateRecipient 200 A new number": async () => {
    const { shop, path } = await customer();
    const tags = ["loyalty", "night-shift"];
    const body = { phone: "0712345678", monthly_cap: { USD: "20.00" }, tags };
    return shop.api.updateRecipient({ path, body });
  },
  "deleteRecipient 202 Erase a person on request": async () => {
    const { shop, path } = await customer();
    return shop.api.deleteRecipient({ path });
  },
  "restoreRecipient 200 Erased by mistake": async () => {
    const { shop, path } = await customer();
    await shop.api.deleteRecipient({ path });
    return shop.api.restoreRecipient({ path });
  },
  "listGroups 200 A dynamic group and a static one": async () => {
    const { shop, body } = await drivers();
    await given.group(shop, { name: "Night shift", description: "Data every Friday" });
    await shop.api.createGroup({ body });
    return shop.api.listGroups();
  },
  "createGroup 201 All drivers of a cost centre": async () => {
    const { shop, body } = await drivers();
    return shop.api.createGroup({ body });
  },
  "createGroup 201 A static group": async () => {
    const { api } = await given.organisation();
    return api.createGroup({ body: { name: "Night shift", description: "Data every Friday" } });
  },
  "getGroup 200 A static group": async () => {
    const { shop, path } = await nightShift();
    return shop.api.getGroup({ path });
  },
  "updateGroup 200 Rename a group": async () => {
    const { shop, path } = await nightShift();
    return shop.api.updateGroup({ path, body: { name: "Night shift, Mbare" } });
  },
  "deleteGroup 200 A group no longer needed": async () => {
    const { shop, path } = await nightShift();
    return shop.api.deleteGroup({ path });
  },
  "listGroupMembers 200 A member of the night shift": async () => {
    const { shop, path } = await customer();
    const { body } = await shop.api.getRecipient({ path });
    return shop.api.listGroupMembers({ path: { group_id: body.groups[0] ?? "" } });
  },
  "updateGroupMembers 200 Add two people and remove one": async () => {
    const { shop, path } = await nightShift();
    const { id } = await given.recipient(shop, { external_id: "loyalty-20231" });
    const body = { add: ["ext:loyalty-20231", id], remove: [(await given.recipient(shop)).id] };
    return shop.api.updateGroupMembers({ path, body });
  },
};
