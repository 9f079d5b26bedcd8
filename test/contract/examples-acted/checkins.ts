/** How the examples of check-ins come about. */
import { askCheckin, checkedIn, placedProgram } from "../../kit/checkins.ts";
import { pageOf } from "../../kit/claims.ts";
import { given } from "../../kit/given.ts";
import { madeLink } from "../../kit/links.ts";
import type { Stages } from "./stages.ts";

async function arriving() {
  const shop = await given.organisation();
  const { id: program } = await placedProgram(shop);
  return { shop, page: await pageOf(shop), link: await madeLink(shop, program) };
}

export const CHECKINS: Stages = {
  "createCheckin 201 A customer in the shop": async () => {
    const { page, link } = await arriving();
    return askCheckin(page, link);
  },
  "listCheckins 200 Check-ins that were rewarded": async () => {
    const { shop, page, link } = await arriving();
    await checkedIn(page, link);
    return shop.api.listCheckins({ query: { status: "accepted" } });
  },
};
