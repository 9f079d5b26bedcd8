/** What the fake sells. Codes of airtime and of the test biller are the published ones. */

export interface FakeProduct {
  readonly code: string;
  readonly name: string;
  /** Null where the answer to an AUTH decides. */
  readonly requires_forex: boolean | null;
  /** Units: cents. */
  readonly min_minor: number;
  readonly max_minor: number;
  /** What the vendor keeps. Units: basis points. */
  readonly commission_bps: number;
}

export interface FakeBiller {
  readonly code: string;
  readonly name: string;
  readonly prefix: string;
  readonly products: readonly FakeProduct[];
  /** Whether the vendor must invoice each payment, which BillPay does for it, a little later. */
  readonly must_invoice: boolean;
  /** What is wrong with a member's number; null for nothing. */
  refuses(member: string, product: FakeProduct): string | null;
}

const ECONET = /^07[78]\d{7}$/;
const MOBILE = /^07(?:[1278]\d|3[1-9])\d{6}$/;

export const BILLERS: readonly FakeBiller[] = [
  {
    code: "PAYNOW_AIRTIME",
    name: "Paynow Airtime",
    prefix: "AIR",
    must_invoice: false,
    products: [
      product("AIRTIME", "Airtime in ZWG", { forex: false, min: 100, max: 5_000_000, bps: 300 }),
      product("AIRTIME_USD", "Airtime in USD", { forex: true, min: 50, max: 10_000, bps: 250 }),
    ],
    refuses(member, { code }) {
      if (!MOBILE.test(member)) return "The mobile number is invalid.";
      const is_foreign = code === "AIRTIME_USD" && !ECONET.test(member);
      return is_foreign ? "Only Econet numbers can be credited in USD." : null;
    },
  },
  {
    code: "ZETDC",
    name: "ZETDC Prepaid Electricity",
    prefix: "ZET",
    must_invoice: true,
    products: [
      product("ZETDC_ZWG", "Electricity in ZWG", {
        forex: false,
        min: 500,
        max: 9_000_000,
        bps: 100,
      }),
      product("ZETDC_USD", "Electricity in USD", {
        forex: true,
        min: 100,
        max: 1_000_000,
        bps: 100,
      }),
    ],
    refuses(member) {
      if (!/^\d{11}(?:\d\d)?$/.test(member)) return "The meter number is invalid.";
      if (member.endsWith("0011")) return "The meter number does not exist.";
      return member.endsWith("0015") ? "The meter is blocked. Visit ZETDC." : null;
    },
  },
  {
    code: "TEST",
    name: "Test Biller",
    prefix: "TST",
    must_invoice: false,
    products: [product("AA", "Any amount", { forex: null, min: 100, max: 1_000_000, bps: 0 })],
    refuses: (member) => (member.startsWith("AF") ? "The member number is incorrect." : null),
  },
];

function product(
  code: string,
  name: string,
  { forex, min, max, bps }: { forex: boolean | null; min: number; max: number; bps: number },
): FakeProduct {
  const range = { min_minor: min, max_minor: max };
  return { code, name, requires_forex: forex, ...range, commission_bps: bps };
}

/** The list as `ListBillers` shows it; `down` names the billers that take no payments. */
export function listedBillers(down: ReadonlySet<string>, codes: readonly string[] | null) {
  const wanted = BILLERS.filter(({ code }) => codes === null || codes.includes(code));
  return wanted.map(({ code, name, prefix, products, must_invoice }) => ({
    Code: code,
    Name: name,
    Description: name,
    ReferencePrefix: prefix,
    Enabled: !down.has(code),
    AllowMultipleProductsPerPayment: false,
    VendorMustInvoicePayments: must_invoice,
    Products: products.map((sold) => ({
      Code: sold.code,
      Name: sold.name,
      Description: sold.name,
      Price: null,
      Department: null,
      RequiresForex: sold.requires_forex,
      ReturnsVouchers: false,
      MinAmount: sold.min_minor / 100,
      MaxAmount: sold.max_minor / 100,
      Enabled: true,
      AuthAmountMandated: null,
      AllowSpecifyQuantity: false,
      MetadataFields: [],
    })),
  }));
}
