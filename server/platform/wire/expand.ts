import type { Ctx } from "../context.ts";

const OF_A_LIST = "data.";

/**
 * Puts objects in place of their ids in the named fields of presented objects, all of a kind at
 * once. The gate has held the paths to those that the contract names; on a list they begin with
 * `data.`. Source: docs/guides/pagination.md.
 */
export async function expand(
  ctx: Ctx,
  shown: readonly object[],
  paths: readonly string[] | undefined,
): Promise<void> {
  if (paths === undefined || paths.length === 0) return;
  const names = paths.map((path) =>
    path.startsWith(OF_A_LIST) ? path.slice(OF_A_LIST.length) : path,
  );
  const fields = shown as readonly Record<string, unknown>[];
  const ids = fields.flatMap((one) => names.map((name) => one[name]).filter(isId));
  const objects = await ctx.objects.present(ctx, [...new Set(ids)]);
  for (const one of fields) {
    for (const name of names) {
      const id = one[name];
      if (isId(id)) one[name] = objects.get(id) ?? id;
    }
  }
}

function isId(value: unknown): value is string {
  return typeof value === "string";
}
