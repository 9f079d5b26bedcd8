/** The catalogue, with the ids and the words that were seen of the real one. */
import { type Tenths, textOf, unitsOf } from "./numbers.ts";

export type WalletId = 1 | 2 | 3 | 4;

export const WALLET_NAMES: Readonly<Record<WalletId, string>> = {
  1: "ZWG",
  2: "ZWG Utilities",
  3: "USD",
  4: "USD Utilities",
};

export interface FakeProduct {
  readonly id: number;
  readonly name: string;
  readonly wallet: WalletId;
  readonly kind: "airtime" | "data" | "power";
  readonly network: string;
  /** The first digits of the numbers that it sells to, as dialled at home; empty for a meter. */
  readonly prefixes: readonly string[];
  readonly least: Tenths;
  readonly most: Tenths;
  /** Of the face value, in hundredths of a per cent. */
  readonly discount_bps: number;
  readonly needs: readonly string[];
}

const PREFIXES = {
  Econet: ["077", "078"],
  NetOne: ["071"],
  Telecel: ["073"],
} as const;
const NETONE = [...PREFIXES.NetOne, "072"];
const ALL = [...PREFIXES.Econet, ...NETONE, ...PREFIXES.Telecel];

export const PRODUCTS: readonly FakeProduct[] = [
  airtime({ id: 100, network: "UndefinedCellular", wallet: 3, prefixes: ALL, least: 0.1 }),
  airtime({ id: 101, network: "Econet", wallet: 3, prefixes: PREFIXES.Econet, least: 0.1 }),
  airtime({ id: 102, network: "NetOne", wallet: 3, prefixes: NETONE, least: 0.5 }),
  airtime({ id: 103, network: "Telecel", wallet: 3, prefixes: PREFIXES.Telecel, least: 0.1 }),
  airtime({ id: 1, network: "Econet", wallet: 1, prefixes: PREFIXES.Econet, least: 2 }),
  airtime({ id: 2, network: "NetOne", wallet: 1, prefixes: NETONE, least: 10 }),
  airtime({ id: 3, network: "Telecel", wallet: 1, prefixes: PREFIXES.Telecel, least: 2 }),
  {
    ...airtime({ id: 16, network: "Econet", wallet: 1, prefixes: PREFIXES.Econet, least: 2 }),
    ...{ name: "Econet Data Bundles", kind: "data", needs: ["ProductCode"] },
  },
  power({ id: 24, name: "ZESA ZiG", wallet: 2, least: 70, most: 18_500 }),
  power({ id: 41, name: "ZESA USD", wallet: 4, least: 1, most: 10_000 }),
];

/** The product as `GET /products` shows it; its meta data are texts, whatever they mean. */
export function shownProduct(product: FakeProduct): unknown {
  const { id, name, wallet, kind, network, prefixes, least, most, needs } = product;
  const is_power = kind === "power";
  return {
    productId: id,
    name,
    accountTypeId: wallet,
    requiredOptions: needs.map((option) => ({
      ...{ name: option, parameterType: "String", description: `The ${option}` },
    })),
    metaData: {
      TargetInfo: is_power ? "The Target is the meter" : "The Target is the Mobile Number",
      RechargeType: network === "NetOne" ? "Partial Pinless" : "Pinless",
      MinimumRecharge: textOf(least, 2),
      MaxRecharge: String(most / unitsOf(1)),
      TargetType: is_power ? "Meter Number" : `${network} Mobile Number`,
      RechargeAmountIncrement: "0.01",
      Currency: currencyOf(product),
      Network: network,
      ...(is_power ? {} : { NetworkPrefix: prefixes[0]?.slice(1) ?? "" }),
      ...(network === "NetOne" || is_power ? {} : { RechargeTypeInformation: sortOf(kind) }),
    },
  };
}

/** What the other side calls Zimbabwe Gold. */
export function currencyOf({ wallet }: Pick<FakeProduct, "wallet">): "USD" | "ZiG" {
  return wallet >= 3 ? "USD" : "ZiG";
}

function sortOf(kind: FakeProduct["kind"]): string {
  return kind === "data" ? "Data" : "Airtime";
}

function airtime(one: {
  id: number;
  network: string;
  wallet: WalletId;
  prefixes: readonly string[];
  least: number;
}): FakeProduct {
  const { least, network, wallet } = one;
  const is_usd = wallet === 3;
  const of = network === "UndefinedCellular" ? "" : `${network} `;
  return {
    ...one,
    name: is_usd ? `${of}USD Airtime` : `${of}Airtime`,
    kind: "airtime",
    least: unitsOf(least),
    most: unitsOf(is_usd ? 300 : 8_000),
    // It leaves parts of a cent, as the real one does.
    discount_bps: is_usd ? 475 : 950,
    needs: [],
  };
}

function power(one: {
  id: number;
  name: string;
  wallet: WalletId;
  least: number;
  most: number;
}): FakeProduct {
  return {
    ...one,
    ...{ kind: "power", network: "ZESA", prefixes: [], discount_bps: 125, needs: [] },
    ...{ least: unitsOf(one.least), most: unitsOf(one.most) },
  };
}
