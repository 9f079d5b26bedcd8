import type { Answer, Input } from "@svc/generated/routes";
import { refuseLimited } from "#accounts/keys";
import type { Ctx } from "#platform/context";
import type { Tx } from "#platform/db/transaction";
import { refuse } from "#platform/refusal";
import { lockProgramOfPath } from "#rewards/programs";
import { fingerprintOfRules } from "../fingerprint-of-rules.ts";
import { presentRules } from "../present.ts";
import { readRule } from "../read/read-rule.ts";
import { refuseRules } from "../read/refuse-rules.ts";
import { ruleIdOf, rulesAfter } from "../read/rules-after.ts";
import { countActiveElsewhere, findRules } from "../rows/queries.ts";
import { writeRules } from "../rows/write-rules.ts";

/** Replaces the whole set of rules of a program. */
export async function setProgramRules(
  ctx: Ctx,
  { path, body }: Input<"setProgramRules">,
): Promise<Answer<"setProgramRules">> {
  const set = async (tx: Tx) => {
    const program = await lockProgramOfPath(tx, ctx, path.program_id);
    await refuseLimited(tx, ctx);
    const of = { account_id: ctx.account.id, program_id: program.id };
    const written = body.rules.map((rule, index) => {
      const place = `rules[${index}]`;
      return { id: ruleIdOf(rule, place), terms: readRule(rule, place) };
    });
    const before = await findRules(tx, of);
    const { data: seen } = presentRules(before, program, ctx);
    // A page sends back all that it has read: what was changed since is not to be undone by it.
    const is_seen = ctx.made_from === undefined || ctx.made_from === fingerprintOfRules(seen);
    if (!is_seen) refuse("concurrent_update", { retry_after: 1 });
    const after = rulesAfter(before, written, { ...of, now: ctx.now });
    const elsewhere = await countActiveElsewhere(tx, of);
    refuseRules(program, written, { after, elsewhere });
    await writeRules(tx, of, after);
    return presentRules(await findRules(tx, of), program, ctx);
  };
  return { status: 200, body: await ctx.transact("set the rules of a program", set) };
}
