import type { Bug } from "./bugs.ts";

const CONFIRM_METER = "catalogue/meters/confirm-meter.ts";

/** What is counted of a question goes when the question is refused. */
const guessInsideRefused: Bug = {
  name: "a guess counter inside the refused transaction",
  patches: [
    {
      file: CONFIRM_METER,
      find: "  const { used_up, power, cached, supply } = await ctx.record(async (tx) => ({\n",
      put: "  const judged = async (tx: Tx) => ({\n",
    },
    {
      file: CONFIRM_METER,
      find: "  }));\n  if (used_up !== null) refuseQuota(used_up);\n",
      put: `  });
  const refused: any = new Error("refused");
  const { used_up, power, cached, supply } = await ctx.record(async (tx) => {
    refused.facts = await judged(tx);
    throw refused;
  }).catch((thrown) => {
    if (thrown === refused) return refused.facts;
    throw thrown;
  });
  if (used_up !== null) refuseQuota(used_up);\n`,
    },
    {
      file: CONFIRM_METER,
      find: "      await ctx.record((tx) => keep(tx, row));\n",
      put: `      await ctx.record(async (tx) => {
        await consumeQuota(tx, ctx);
        await keep(tx, row);
      });\n`,
    },
  ],
  scenario: "guesses",
  found: /60 questions for a ration of 30 were answered .*"422 meter_not_found":60/,
};

/** Bugs of what is rationed. */
export const QUOTA_BUGS: readonly Bug[] = [guessInsideRefused];
