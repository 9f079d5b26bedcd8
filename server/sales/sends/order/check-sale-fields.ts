import { missingCurrency } from "#catalogue/bundles";
import { isMeter, wrongTarget } from "#catalogue/meters";
import type { RefusedField } from "#platform/refusal";
import { normaliseMobile } from "#platform/values/phone";

/**
 * What is wrong with the target and the currency of a sale whose body breaks its schema: both
 * depend on other fields and are reported in the same response. Source: docs/guides/errors.md.
 */
export function checkSaleFields(body: Readonly<Record<string, unknown>>): RefusedField[] {
  const { target, currency, product, bundle_id } = body;
  const wrong: RefusedField[] = [];
  if (typeof target === "string" && !isMeter(target.trim()) && normaliseMobile(target) === null) {
    wrong.push(wrongTarget(target, hintsOf(body)));
  }
  if (currency == null && product == null && bundle_id == null) wrong.push(missingCurrency());
  return wrong;
}

function hintsOf(body: Readonly<Record<string, unknown>>) {
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  const { type, product, token_phone, quote } = body;
  return {
    type: text(type),
    product: text(product),
    token_phone: text(token_phone),
    quote: text(quote),
  };
}
