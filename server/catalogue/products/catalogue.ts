/**
 * What is sold, in one file. The figures are ours where no supplier publishes one, and are held in
 * docs/decisions. A change of a figure is a
 * change of this file, and the next start brings the tables up to date.
 *
 * Units: minor units of face value.
 */
import type { Schemas } from "@svc/generated/routes";
import type { NewNetwork } from "#catalogue/networks";

/** A product's range on one network. */
export interface Range {
  readonly network: string;
  readonly min_minor: bigint;
  readonly max_minor: bigint;
}

/** A product as the file writes it; slug, currencies and types of the networks follow from it. */
export interface CatalogueProduct {
  readonly type: Schemas["SendType"];
  readonly currency: Schemas["Currency"];
  readonly name: string;
  /** Whether sales of this type are kept by this server; where not, it is listed and paused. */
  readonly sold: boolean;
  readonly ranges: readonly Range[];
}

/** Every amount is sold to the cent. */
export const STEP_MINOR = 1n;

export const NETWORKS: readonly Pick<NewNetwork, "id" | "name" | "kind">[] = [
  { id: "econet", name: "Econet", kind: "mobile" },
  { id: "netone", name: "NetOne", kind: "mobile" },
  { id: "telecel", name: "Telecel", kind: "mobile" },
  { id: "power", name: "ZETDC prepaid electricity", kind: "power" },
];

export const PRODUCTS: readonly CatalogueProduct[] = [
  {
    type: "airtime",
    currency: "USD",
    name: "Airtime in US dollars",
    sold: true,
    ranges: [
      { network: "econet", min_minor: 10n, max_minor: 300_00n },
      { network: "netone", min_minor: 50n, max_minor: 300_00n },
      { network: "telecel", min_minor: 10n, max_minor: 300_00n },
    ],
  },
  {
    type: "airtime",
    currency: "ZWG",
    name: "Airtime in Zimbabwe Gold",
    sold: true,
    ranges: [
      { network: "econet", min_minor: 2_00n, max_minor: 8_000_00n },
      { network: "netone", min_minor: 10_00n, max_minor: 8_000_00n },
      { network: "telecel", min_minor: 2_00n, max_minor: 8_000_00n },
    ],
  },
  {
    type: "data",
    currency: "USD",
    name: "Data bundles in US dollars",
    sold: true,
    ranges: [
      { network: "econet", min_minor: 10n, max_minor: 100_00n },
      { network: "netone", min_minor: 10n, max_minor: 100_00n },
      { network: "telecel", min_minor: 10n, max_minor: 100_00n },
    ],
  },
  {
    type: "data",
    currency: "ZWG",
    name: "Data bundles in Zimbabwe Gold",
    sold: true,
    ranges: [
      { network: "econet", min_minor: 2_00n, max_minor: 2_700_00n },
      { network: "netone", min_minor: 2_00n, max_minor: 2_700_00n },
      { network: "telecel", min_minor: 2_00n, max_minor: 2_700_00n },
    ],
  },
  {
    type: "power",
    currency: "USD",
    name: "Electricity tokens in US dollars",
    sold: true,
    ranges: [{ network: "power", min_minor: 1_00n, max_minor: 1_000_00n }],
  },
  {
    type: "power",
    currency: "ZWG",
    name: "Electricity tokens in Zimbabwe Gold",
    sold: true,
    ranges: [{ network: "power", min_minor: 20_00n, max_minor: 27_000_00n }],
  },
];
