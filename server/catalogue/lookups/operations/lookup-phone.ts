import type { Answer, Input } from "@svc/generated/routes";
import { networkOfPhone } from "#catalogue/networks";
import { keptProducts, type SellableProduct } from "#catalogue/products";
import type { CatalogueReader } from "#catalogue/version";
import { findBlocked } from "#directory/blocklist";
import { findByPhone } from "#directory/recipients";
import type { Ctx } from "#platform/context";
import { describePhone, type Mobile } from "#platform/values/phone";
import { presentPhoneLookup } from "../present.ts";

/** Describes a number by its digits; a text that is not a mobile number gets an answer as well. */
export async function lookupPhone(
  ctx: Ctx,
  { query }: Input<"lookupPhone">,
): Promise<Answer<"lookupPhone">> {
  const described = describePhone(query.phone);
  const network = described.mobile && networkOfPhone(described.mobile);
  const currency = query.currency?.toUpperCase();
  const [sold, known] = await Promise.all([
    soldOn(ctx, network, currency),
    knownOf(ctx, described.mobile),
  ]);
  const body = presentPhoneLookup(ctx, { input: query.phone, described, network, sold, ...known });
  return { status: 200, body };
}

async function soldOn(
  reader: CatalogueReader,
  network: string | null,
  currency: string | undefined,
): Promise<SellableProduct[]> {
  const products = network === null ? [] : await keptProducts(reader);
  return products.filter(
    (product) =>
      (currency === undefined || product.currency === currency) &&
      product.networks.some((on) => on.network === network),
  );
}

/** What the account itself has written down about a number. */
async function knownOf({ account, read }: Pick<Ctx, "account" | "read">, mobile: Mobile | null) {
  if (mobile === null) return { blocked: false, recipient_id: null };
  const target = { account_id: account.id, target: mobile.e164 };
  const [blocked, recipient_id] = await read((from) =>
    Promise.all([findBlocked(from, [target]), findByPhone(from, account.id, mobile.e164)]),
  );
  return { blocked: blocked.size > 0, recipient_id };
}
