import type { Schemas } from "@svc/generated/routes";
import type { SellableProduct } from "#catalogue/products";

type Statement = Schemas["Statement"];

/** A part of what was sold, by the name that people know it by. */
export interface NamedGroup {
  readonly name: string;
  readonly sum: Schemas["StatementSends"];
}

/** Leaves space in the column for the characters that distinguish two keys. */
const SHARED_LABEL_MAX = 30;

/** The sends of a statement by product and network, as the catalogue calls them. */
export function nameTypes(
  { by_type, currency }: Pick<Statement, "by_type" | "currency">,
  products: readonly SellableProduct[],
): NamedGroup[] {
  return by_type.map((sum) => {
    const sold = products.find((one) => one.type === sum.type && one.currency === currency);
    const network = sold?.networks.find((one) => one.network === sum.network);
    const [product_name, network_name] = [sold?.name ?? sum.type, network?.network_name];
    // Electricity has one seller, whom the name of the product implies.
    const name = sum.type === "power" ? product_name : `${product_name}, ${network_name}`;
    return { name, sum };
  });
}

/**
 * The sends of a statement by key. A label that several keys carry is followed by the last four
 * characters of each key, as dashboards show them.
 */
export function nameKeys(
  { by_api_key }: Pick<Statement, "by_api_key">,
  last4_of_key: ReadonlyMap<string, string>,
): NamedGroup[] {
  const of_label = Map.groupBy(by_api_key, ({ label }) => label);
  return by_api_key.map((sum) => {
    const { api_key, label } = sum;
    if (api_key === null) return { name: "Without a key", sum };
    const last4 = last4_of_key.get(api_key);
    if (label === null) return { name: `Key …${last4}`, sum };
    if (of_label.get(label)?.length === 1) return { name: label, sum };
    return { name: `${shortened(label)} (…${last4})`, sum };
  });
}

function shortened(label: string): string {
  const characters = [...label];
  if (characters.length <= SHARED_LABEL_MAX) return label;
  return `${characters.slice(0, SHARED_LABEL_MAX - 1).join("")}…`;
}
