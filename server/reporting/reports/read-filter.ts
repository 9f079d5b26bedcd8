import type { Schemas } from "@svc/generated/routes";
import { findByRefs, refName } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import { parseId } from "#platform/ids";
import { refuse } from "#platform/refusal";

type Filter = Schemas["SpendFilter"];

/** What sends must have, as their rows say it; what is left out does not matter. */
export interface SendChoice {
  readonly type?: string;
  readonly network?: string;
  readonly product?: string;
  readonly source?: string;
  /** Uuid; null for those without one. */
  readonly cost_center_id?: string | null;
  readonly program_id?: string;
  readonly recipient_id?: string;
  readonly api_key_id?: string;
}

const PREFIXES = { cost_center: "cc", program: "prg", api_key: "key" } as const;

/** Refuses: `reference_not_found`. */
export async function readFilter(ctx: Ctx, filter: Filter = {}): Promise<SendChoice> {
  const { cost_center, program, recipient, api_key, ...words } = filter;
  await refuseUnknown(ctx, { cost_center, program, api_key });
  return {
    ...words,
    ...(cost_center !== undefined && { cost_center_id: parseId("cc", cost_center) }),
    ...(program !== undefined && { program_id: parseId("prg", program) ?? "" }),
    ...(api_key !== undefined && { api_key_id: parseId("key", api_key) ?? "" }),
    ...(recipient !== undefined && { recipient_id: await recipientOf(ctx, recipient) }),
  };
}

async function refuseUnknown(
  ctx: Ctx,
  named: Partial<Record<keyof typeof PREFIXES, string | undefined>>,
): Promise<void> {
  const asked = Object.entries(named).flatMap(([name, id]) =>
    id === undefined || id === "none" ? [] : [{ name: name as keyof typeof PREFIXES, id }],
  );
  if (asked.length === 0) return;
  const known = await ctx.objects.present(
    ctx,
    asked.map(({ id }) => id),
  );
  for (const { name, id } of asked) {
    if (!known.has(id) || parseId(PREFIXES[name], id) === null) refuseReference(name, id);
  }
}

async function recipientOf(ctx: Ctx, ref: string): Promise<string> {
  const asked = { account_id: ctx.account.id, ref };
  const found = (await ctx.read((read) => findByRefs(read, [asked]))).get(refName(asked));
  return found?.id ?? refuseReference("recipient", ref);
}

function refuseReference(name: keyof Filter, written: string): never {
  const param = `filter[${name}]`;
  const message = `\`${param}\` is invalid. There is no ${written} in this account.`;
  return refuse("reference_not_found", { param, message });
}
