import type { Answer, Input } from "@svc/generated/routes";
import { networkOfPhone } from "#catalogue/networks";
import { readSellableProducts } from "#catalogue/products";
import type { Ctx } from "#platform/context";
import { describePhone } from "#platform/phone";
import { presentPhoneLookup } from "../present.ts";

/** Describes a number by its digits; a text that is not a mobile number gets an answer as well. */
export async function lookupPhone(
  ctx: Ctx,
  { query }: Input<"lookupPhone">,
): Promise<Answer<"lookupPhone">> {
  const described = describePhone(query.phone);
  const network = described.mobile && networkOfPhone(described.mobile);
  const currency = query.currency?.toUpperCase();
  const products = network === null ? [] : await ctx.read(readSellableProducts);
  const sold = products.filter(
    (product) =>
      (currency === undefined || product.currency === currency) &&
      product.networks.some((on) => on.network === network),
  );
  const body = presentPhoneLookup(ctx, { input: query.phone, described, network, sold });
  return { status: 200, body };
}
