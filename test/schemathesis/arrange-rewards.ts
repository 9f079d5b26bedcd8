import type { Till } from "../kit/programs/till.ts";
import { ask, idsOf, SOME } from "./ask.ts";

const PROGRAM = {
  ...{ name: "Loyalty", currency: "USD", budget: "900.00", default_amount: "1.00" },
  choices: ["airtime", "power"],
  lawful_basis: "consent",
};

/** Each visit is rewarded, as long as the budget lasts. */
const RULES = [
  {
    ...{ name: "Each visit", kind: "threshold", on: "activity", activity_name: "visit" },
    ...{ count: { times: 1 }, give: { amount: "0.50", type: "airtime" } },
  },
];

/**
 * A program that gives rewards, people to give them to, some in escrow, referrals to it, links,
 * and what people did.
 */
export async function giveRewards(till: Till) {
  const { id: program } = await ask(till, "createProgram", PROGRAM);
  await ask(till, "activateProgram", null, { program_id: program });
  const escrow = await Promise.all(
    Array.from({ length: SOME }, (_, place) =>
      ask(till, "createReward", {
        ...{ program, completion_id: `survey-${place}`, hold: true },
        recipient: { phone: `07712346${10 + place}` },
      }),
    ),
  );
  const referrals = await Promise.all(
    Array.from({ length: 2 * SOME }, (_, place) =>
      ask(till, "createReferral", {
        ...{ program, referrer: { phone: `07712347${10 + place}` } },
        referee: { phone: `07712348${10 + place}` },
      }),
    ),
  );
  await ask(till, "setProgramRules", { rules: RULES }, { program_id: program });
  const activities = await Promise.all(
    Array.from({ length: SOME }, (_, place) =>
      ask(till, "createActivity", {
        ...{ recipient: { phone: `07712346${10 + place}` }, name: "visit" },
        activity_id: `pos-${place}`,
      }),
    ),
  );
  // Links of hundreds use up the budget of a program of their own.
  const { id: link_program } = await ask(till, "createProgram", PROGRAM);
  await ask(till, "activateProgram", null, { program_id: link_program });
  const links = await ask(till, "createRewardLinks", { program: link_program, count: SOME });
  const claimable = await ask(till, "createRewardLinks", {
    ...{ program: link_program, count: SOME, choices: ["airtime"] },
  });
  const { data: people } = await ask(till, "listRecipients", null, {}, { limit: 100 });
  const waiting = {
    escrow: idsOf(escrow.flatMap((one) => ("id" in one ? one : []))),
    referrals: idsOf(referrals),
  };
  const reward_links = idsOf("data" in links ? links.data : []);
  const claimable_links = idsOf("data" in claimable ? claimable.data : []);
  const linked = { reward_links, claimable_links, link_amounts: ["0.50"] };
  const did = { activities: idsOf(activities) };
  const programs = { reward_programs: [program], link_programs: [link_program] };
  return { ...programs, recipients: idsOf(people), ...waiting, ...linked, ...did };
}
