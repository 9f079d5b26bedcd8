import type { Answer, Input } from "@svc/generated/routes";
import { keptProducts } from "#catalogue/products";
import { once } from "#journal/idempotency";
import type { Ctx } from "#platform/context";
import { makeLinks } from "../make/make-links.ts";
import { presentMade } from "../present/present-many.ts";
import { readLinks } from "../read/read-links.ts";

/** Makes a link with which somebody claims a reward, or a list of them. */
export async function createRewardLinks(
  ctx: Ctx,
  { body }: Input<"createRewardLinks">,
): Promise<Answer<"createRewardLinks">> {
  const input = readLinks(body, ctx.now);
  const products = await keptProducts(ctx);
  return await ctx.transact("create reward links", (tx) =>
    once(
      ctx,
      tx,
      async () => {
        const links = await makeLinks(ctx, tx, input, { products });
        return { status: 201 as const, body: presentMade(links, ctx) };
      },
      // A list is answered again by its first link.
      (made) => ("data" in made ? (made.data[0]?.id ?? "") : made.id),
    ),
  );
}
