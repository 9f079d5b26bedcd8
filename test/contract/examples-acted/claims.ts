/** How the examples of claims come about. */
import { askClaim, askCode, CODE, look, pageOf } from "../../kit/claims.ts";
import { drain } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { madeLink } from "../../kit/links.ts";
import type { Stages } from "./stages.ts";

const BRANDING = {
  ...{ display_name: "Mbare Tuck", color: "#0A7D4B" },
  thank_you: "Thank you for waiting.",
};
/** What the person of the examples sends. */
const CLAIM = { choice: "airtime", code: CODE };

/** A link for one number with a choice of rewards, and a page that shows it. */
async function offered() {
  const shop = await given.organisation();
  const terms = { choices: ["airtime", "data"], branding: BRANDING };
  const { id: program } = await given.activeProgram(shop, terms);
  const link = await madeLink(shop, program, { bind: "otp", phone_hint: "0771234567" });
  return { shop, page: await pageOf(shop), link };
}

export const CLAIMS: Stages = {
  "getClaim 200 A link with a choice of rewards": async () => {
    const { page, link } = await offered();
    return look(page, link);
  },
  "createClaim 201 Airtime for the number that got the code": async () => {
    const { page, link } = await offered();
    await askCode(page, link);
    return askClaim(page, link, CLAIM);
  },
  "createClaim 200 The same number again": async () => {
    const { shop, page, link } = await offered();
    await askCode(page, link);
    await askClaim(page, link, CLAIM);
    await drain(shop);
    await shop.api.advanceTestClock({ body: { seconds: 60 } });
    await drain(shop);
    return askClaim(page, link, CLAIM);
  },
  "sendClaimCode 200 A code for 077 123 4567": async () => {
    const { page, link } = await offered();
    return askCode(page, link);
  },
  "claimTestRewardLink 201 Claim a reward that is delivered": async () => {
    const shop = await given.organisation();
    const { id: program } = await given.activeProgram(shop);
    const { id: link_id } = await madeLink(shop, program);
    return shop.api.claimTestRewardLink({ path: { link_id }, body: { phone: "0771230000" } });
  },
};
