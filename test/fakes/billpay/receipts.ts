/** What a paid purchase of power prints. Its reference makes its tokens: they never change. */
import { createHash } from "node:crypto";

export interface Purchase {
  readonly reference: string;
  readonly meter: string;
  readonly amount_minor: number;
  readonly currency: string;
  /** What the biller's play, or the meter, makes of it. */
  readonly kind:
    | "plain"
    | "debt"
    | "two_debts"
    | "two_tokens"
    | "three_tokens"
    | "all_debt"
    | "none";
}

export interface Printed {
  readonly tokens: readonly string[];
  readonly smses: readonly string[];
  readonly html: readonly string[];
  readonly display: Readonly<Record<string, string>>;
}

/** Prints a purchase: one text for each token. */
export function printPurchase(purchase: Purchase): Printed {
  const { kind, amount_minor, meter, currency } = purchase;
  const debts = debtsOf(kind, amount_minor);
  const debt = debts.reduce((sum, one) => sum + one, 0);
  const rest = amount_minor - debt;
  const levy = Math.round((rest * 6) / 106);
  const parts = [
    ...debts.map((one, nth) => `Debt ${nth + 1}: ${money(one)}`),
    `REA Levy: ${money(levy)}`,
    `Energy: ${money(rest - levy)}`,
  ];
  const named = namedTokens(purchase, Math.floor(rest / 16));
  const smses = named.map(({ title, token, units }) =>
    [
      `ZETDC ${title}`,
      `Meter: ${meter}`,
      `Token: ${grouped(token)}`,
      ...(units === null ? [] : [`Units: ${(units / 100).toFixed(2)} kWh`, ...parts]),
      `Paid: ${currency} ${money(amount_minor)}`,
    ].join("\n"),
  );
  const texts = smses.length > 0 || kind === "none" ? smses : [parts.join("\n")];
  const display = { "Meter Number": meter, ...displayOf(debt, levy, rest - levy) };
  return {
    tokens: named.map(({ token }) => token),
    smses: texts,
    html: texts.map((text) => `<pre>${text}</pre>`),
    display,
  };
}

function displayOf(debt: number, levy: number, energy: number): Record<string, string> {
  return { Debt: money(debt), "REA Levy": money(levy), Energy: money(energy) };
}

function debtsOf(kind: Purchase["kind"], amount_minor: number): number[] {
  const fifth = Math.floor(amount_minor / 5);
  if (kind === "all_debt") return [amount_minor];
  if (kind === "two_debts") return [fifth, fifth];
  return kind === "debt" ? [fifth] : [];
}

function namedTokens({ reference, kind }: Purchase, units: number) {
  const token = (title: string, which: string, worth: number | null) => ({
    ...{ title, units: worth },
    token: tokenOf(`${reference}/${which}`),
  });
  switch (kind) {
    case "all_debt":
    case "none":
      return [];
    case "two_tokens":
      return [
        token("Token 1 of 2", "first", Math.ceil(units / 2)),
        token("Token 2 of 2", "second", Math.floor(units / 2)),
      ];
    case "three_tokens":
      return [
        token("Key Change Token 1", "key-1", null),
        token("Key Change Token 2", "key-2", null),
        token("Token", "credit", units),
      ];
    default:
      return [token("Token", "credit", units)];
  }
}

function tokenOf(seed: string): string {
  const digits = BigInt(`0x${createHash("sha256").update(seed).digest("hex")}`).toString();
  return digits.slice(-20);
}

function grouped(token: string): string {
  return token.replace(/\d{4}(?=\d)/g, "$& ");
}

function money(minor: number): string {
  return (minor / 100).toFixed(2);
}
