/** What pages of their own show, in addition to something of everything. */
import { reported } from "./activities.ts";
import { agentOf, requested } from "./agents.ts";
import { drain } from "./drain.ts";
import { asked } from "./exports.ts";
import { given, type Organisation } from "./given.ts";
import { settle } from "./pages.ts";
import { referred } from "./refer.ts";
import { ruleOf } from "./rules.ts";
import { topUp } from "./topups.ts";

/** Makes it. */
export async function everythingElse(shop: Organisation): Promise<void> {
  const person = { name: "Nyasha", phone: "0771234567" };
  await shop.api.createFamilyMember({ body: person });
  await given.group(shop);
  const recipient = await given.recipient(shop, { phone: "0772340002" });
  const { id: cost_center_id } = await given.costCenter(shop, {
    name: "Sales",
    monthly_budget: "30.00",
  });
  const add = [recipient.id];
  await shop.api.changeWorkforceCostCenterPeople({ path: { cost_center_id }, body: { add } });
  const lines = [{ recipient_id: recipient.id, amount: "1.00" }];
  await given.allocation(shop, { lines, title: "November airtime, sales" });
  await settle(shop);
  const program = await given.activeProgram(shop);
  const path = { program_id: program.id };
  await shop.api.setProgramRules({ path, body: { rules: [ruleOf()] } as never });
  await reported(shop);
  await referred(shop, program.id);
  await requested(await agentOf(shop));
  await asked(shop);
  await topUp(shop);
  await given.blocked(shop, "+263779999999");
  await drain(shop);
}
