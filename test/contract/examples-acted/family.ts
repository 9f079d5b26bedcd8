/** How the examples of the family come about. */
import { given } from "../../kit/given.ts";
import type { Stages } from "./stages.ts";

const ALLOWANCE = { currency: "USD", amount: "2.00", cadence: "weekly", day: 5 } as const;
const NYASHA = { name: "Nyasha", phone: "0771234567", relation: "child" } as const;

async function household() {
  const shop = await given.organisation({ name: "Mbare Tuck Shops" });
  const { id } = await given.familyMember(shop, { ...NYASHA, allowance: ALLOWANCE });
  return { shop, path: { family_member_id: id } };
}

export const FAMILY: Stages = {
  "listFamily 200 A household with one member": async () => {
    const { shop } = await household();
    return shop.api.listFamily();
  },
  "createFamilyMember 201 US$2.00 of airtime each Friday": async () => {
    const shop = await given.organisation();
    return shop.api.createFamilyMember({ body: { ...NYASHA, allowance: ALLOWANCE } });
  },
  "getFamilyMember 200 US$2.00 of airtime each Friday": async () => {
    const { shop, path } = await household();
    return shop.api.getFamilyMember({ path });
  },
  "updateFamilyMember 200 Pause the allowance": async () => {
    const { shop, path } = await household();
    return shop.api.updateFamilyMember({ path, body: { paused: true } });
  },
  "deleteFamilyMember 200 Remove a member": async () => {
    const { shop, path } = await household();
    await shop.api.updateFamilyMember({ path, body: { paused: true } });
    return shop.api.deleteFamilyMember({ path });
  },
  "sendToFamilyMember 202 US$5.00 of airtime": async ({ shop }) => {
    const { id } = await given.familyMember(shop, NYASHA);
    const body = { type: "airtime", amount: "5.00", currency: "USD" } as const;
    return shop.api.sendToFamilyMember({ path: { family_member_id: id }, body });
  },
};
