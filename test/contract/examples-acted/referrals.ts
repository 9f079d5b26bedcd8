/** How the examples of referrals come about. */
import { given } from "../../kit/given.ts";
import { askReferral, qualify, referred } from "../../kit/refer.ts";
import type { Stages } from "./stages.ts";

/** A friend of somebody whom the account knows by an own ID. */
async function signedUp() {
  const shop = await given.organisation();
  const program = (await given.activeProgram(shop)).id;
  await given.recipient(shop, { external_id: "loyalty-20231", phone: "0771234567" });
  const referrer = "ext:loyalty-20231";
  const named = { referrer, referee: { external_id: "loyalty-20311", phone: "0772345678" } };
  return { shop, program, named };
}

async function made() {
  const { shop, program, named } = await signedUp();
  return { shop, id: (await referred(shop, program, named)).id };
}

export const REFERRALS: Stages = {
  "listReferrals 200 Friends who have not bought yet": async () =>
    (await made()).shop.api.listReferrals({ query: { status: "pending" } }),
  "createReferral 201 A friend has signed up": async () => {
    const { shop, program, named } = await signedUp();
    return askReferral(shop, program, named);
  },
  "createReferral 200 The same friend again": async () => {
    const { shop, program, named } = await signedUp();
    await askReferral(shop, program, named);
    return askReferral(shop, program, named);
  },
  "getReferral 200 A friend who has bought": async () => {
    const { shop, id } = await made();
    await qualify(shop, id);
    return shop.api.getReferral({ path: { referral_id: id } });
  },
  "qualifyReferral 200 The friend has bought": async () => {
    const { shop, id } = await made();
    return qualify(shop, id);
  },
};
