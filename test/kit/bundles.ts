import { SIMULATED_BUNDLES } from "@svc/server/catalogue/bundles/index.ts";
import { formatId } from "@svc/server/platform/ids.ts";

/** The wire id of a US$ bundle on Econet that is no longer sold: US$2.00. */
export function withdrawnBundle(): string {
  const found = SIMULATED_BUNDLES.find(
    ({ is_withdrawn, network, currency }) =>
      is_withdrawn && network === "econet" && currency === "USD",
  );
  if (found === undefined) throw new Error("No bundle is withdrawn.");
  return formatId("bnd", found.id);
}

/** The wire id of the cheapest US$ bundle on a network: US$0.50. */
export function bundleOn(network: "econet" | "netone" | "telecel"): string {
  const found = SIMULATED_BUNDLES.find(
    (bundle) => bundle.network === network && bundle.currency === "USD",
  );
  if (found === undefined) throw new Error(`No bundle on ${network}.`);
  return formatId("bnd", found.id);
}
