import { PRODUCTS } from "./catalogue.ts";

/** What a product is called, whether or not it is sold at this moment; else its slug. */
export function nameOfProduct(slug: string): string {
  const product = PRODUCTS.find(
    ({ type, currency }) => slug === `${type}-${currency.toLowerCase()}`,
  );
  return product?.name ?? slug;
}
