import { SIMULATED_BUNDLES } from "@svc/server/catalogue/bundles/index.ts";
import { formatId } from "@svc/server/platform/ids.ts";

/** The wire id of the cheapest US$ bundle on a network: US$0.50. */
export function bundleOn(network: "econet" | "netone" | "telecel"): string {
  const found = SIMULATED_BUNDLES.find(
    (bundle) => bundle.network === network && bundle.currency === "USD",
  );
  if (found === undefined) throw new Error(`No bundle on ${network}.`);
  return formatId("bnd", found.id);
}
