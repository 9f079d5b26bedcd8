/** The utility behind it: what it knows of a meter, and what it gives for money. */
import { createHash } from "node:crypto";
import { type Tenths, textOf, unitsOf, written } from "./numbers.ts";

const OWNER = "TENDAI MOYO";
const ADDRESS = "12 Samora Machel Ave, Mbare, Harare";
/** What a kilowatt hour costs here, and the levy in parts of a hundred. */
const PRICE = { USD: unitsOf(0.16), ZiG: unitsOf(4.27) } as const;
const LEVY_PARTS = 6;

/** Endings of meters that are not like others. */
const ENDINGS = {
  three_tokens: "0007",
  pays_debt: "0008",
  down: "0009",
  unknown: "0011",
  blocked: "0015",
  /** Billed in Zimbabwe Gold alone. */
  other_currency: "0016",
  debt_only: "0018",
} as const;

export type MeterKind = keyof typeof ENDINGS | "usual";

export interface Purchase {
  readonly reference: string;
  readonly meter: string;
  readonly paid: Tenths;
  readonly currency: "USD" | "ZiG";
  readonly kind: MeterKind;
}

/** What was bought: the tokens as they are printed, and what each of them is worth. */
export interface Bought {
  readonly tokens: readonly string[];
  readonly shown: unknown;
}

export function kindOf(meter: string): MeterKind {
  const found = Object.entries(ENDINGS).find(([, ending]) => meter.endsWith(ending));
  return (found?.[0] as MeterKind | undefined) ?? "usual";
}

/** Whether the number is that of a meter at all. */
export function isMeter(number: string): boolean {
  return /^\d{11}$/.test(number);
}

/** What the utility says of a meter. The shape is not published, and differs by product. */
export function detailsOf(meter: string, currency: "USD" | "ZiG"): unknown {
  if (currency === "ZiG") return OWNER;
  const billed = kindOf(meter) === "other_currency" ? "ZWG" : "USD";
  return { CustomerName: OWNER, Address: ADDRESS, MeterNumber: meter, Currency: billed };
}

/** Sells units: once for a reference, and always the same for it. */
export function buy(purchase: Purchase): Bought {
  const { paid, kind, reference, meter, currency } = purchase;
  const debt = { debt_only: paid, pays_debt: Math.floor(paid / 500) * 100 };
  const arrears = kind === "debt_only" || kind === "pays_debt" ? debt[kind] : 0;
  const changes = kind === "three_tokens" ? ["first", "second"] : [];
  const rest = paid - arrears;
  const levy = Math.floor((rest * LEVY_PARTS) / (100 + LEVY_PARTS) / 100) * 100;
  const net = rest - levy;
  const units = Math.floor((net * 100) / PRICE[currency]) * 100;
  const row = { levy, arrears, net, units };
  const zesaReference = `ZE${digitsOf(reference, "purchase").slice(-12)}`;
  const credit = rest === 0 ? [] : [{ token: digitsOf(reference, "credit"), ...row }];
  const nothing = { levy: 0, arrears: 0, net: 0, units: 0 };
  const rows = [
    ...changes.map((which) => ({ token: digitsOf(reference, which), ...nothing })),
    ...credit,
  ];
  const shown = {
    ...{ meter, accountName: OWNER, address: ADDRESS, zesaReference },
    ...(rest === 0 ? { arrears: written(arrears, 2) } : {}),
    tokens: rows.map((one) => ({
      token: one.token.replaceAll(/(\d{4})(?=\d)/g, "$1 "),
      units: textOf(one.units, 2),
      netAmount: written(one.net, 2),
      levy: written(one.levy, 2),
      arrears: written(one.arrears, 2),
      taxAmount: written(0, 2),
      zesaReference,
    })),
  };
  return { tokens: rows.map(({ token }) => token), shown: inShapeOf(currency, shown) };
}

/** An object in one currency, and the text of one in the other: both were seen. */
function inShapeOf(currency: "USD" | "ZiG", shown: object): unknown {
  if (currency === "USD") return shown;
  return JSON.stringify(shown).replaceAll(/"([a-z])(\w*)":/g, (_, first: string, rest: string) => {
    return `"${first.toUpperCase()}${rest}":`;
  });
}

function digitsOf(reference: string, which: string): string {
  const hash = createHash("sha256").update(`${reference}/${which}`).digest("hex");
  return BigInt(`0x${hash}`).toString().slice(-20);
}
