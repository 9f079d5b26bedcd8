/** The queues of programs, rewards, links and referrals. */
import { runUntilStill } from "@svc/server/platform/work/worker.ts";
import { REACTIONS } from "@svc/server/reactions.ts";
import { rewardWorker } from "@svc/server/rewards/giving/index.ts";
import { programWorker } from "@svc/server/rewards/programs/index.ts";
import { referralWorker } from "@svc/server/rewards/referrals/index.ts";
import { linkWorker } from "@svc/server/rewards/reward-links/index.ts";
import { madeReward } from "../kit/give.ts";
import { given } from "../kit/given.ts";
import { madeLink } from "../kit/links.ts";
import { referred } from "../kit/refer.ts";
import { testServer } from "../kit/server.ts";
import { change, count, type Poison } from "./poison.ts";

export const REWARD_POISONS: Readonly<Record<string, Poison>> = {
  "close-programs": {
    table: "program_work",
    arrange: async (shop) => {
      const { id: program_id } = await given.program(shop);
      await shop.api.closeProgram({ path: { program_id } });
    },
    run: async (log) => {
      const { database } = await testServer();
      await runUntilStill(programWorker({ database, log, reactions: REACTIONS }));
    },
    left: (shop) => count(shop, "program_work", "true"),
  },
  "reward-deadlines": {
    table: "reward_deadlines",
    arrange: async (shop) => {
      const { id } = await given.activeProgram(shop);
      await madeReward(shop, id, { hold: true });
      await change(shop, "reward_deadlines", "due_at = svc_now() - interval '1 day'");
    },
    run: async (log) => {
      const { database } = await testServer();
      await runUntilStill(rewardWorker({ database, log, reactions: REACTIONS }));
    },
    left: (shop) => count(shop, "rewards", "status = 'held'"),
  },
  "reward-link-deadlines": {
    table: "reward_link_deadlines",
    arrange: async (shop) => {
      const { id } = await given.activeProgram(shop);
      await madeLink(shop, id);
      await change(shop, "reward_link_deadlines", "due_at = svc_now() - interval '1 day'");
    },
    run: async (log) => runUntilStill(linkWorker({ ...(await testServer()), log })),
    left: (shop) => count(shop, "reward_links", "status = 'created'"),
  },
  "referral-deadlines": {
    table: "referral_deadlines",
    arrange: async (shop) => {
      await referred(shop);
      await change(shop, "referral_deadlines", "due_at = svc_now() - interval '1 day'");
    },
    run: async (log) => runUntilStill(referralWorker({ ...(await testServer()), log })),
    left: (shop) => count(shop, "referrals", "status = 'pending'"),
  },
};
