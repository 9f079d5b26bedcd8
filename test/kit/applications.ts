/** Applications for dealer pricing as callers make them. */
import type { Schemas } from "@svc/generated/routes";
import { decide, readInput } from "@svc/server/commands/decide-application.ts";
import { uploaded } from "./documents.ts";
import type { KeyInHand, Shop } from "./given.ts";
import { testServer } from "./server.ts";

type Application = Schemas["DealerApplication"];

export const DIRECTOR = {
  ...{ full_name: "Rudo Moyo", national_id: "63-123456 A 42", date_of_birth: "1984-05-17" },
  ...{ nationality: "ZW", address: "3 Lomagundi Road, Harare", is_pep: false },
  shareholding_percent: "60.00",
};

/** What an application says, beside its documents. */
export const BUSINESS = {
  ...{ legal_name: "Mbare Tuck Shops (Private) Limited", registration_number: "2145/2019" },
  ...{ incorporated_on: "2019-03-04", business_type: "company", tax_number: "2000123456" },
  physical_address: { line1: "14 Chaminuka Street", city: "Harare", province: "Harare" },
  contact: {
    ...{ name: "Rudo Moyo", role: "Director", email: "rudo@tuckshop.example" },
    phone: "0771000001",
  },
  directors: [DIRECTOR],
  expected_monthly_volume: { USD: "12000.00" },
  networks: ["econet", "power"],
  bank: {
    ...{ name: "CBZ Bank", branch: "Kwame Nkrumah Avenue", currency: "USD" },
    ...{ account_name: "Mbare Tuck Shops", account_number_last4: "4821" },
  },
  declarations: { accurate: true, authorised: true },
};

/** One document for each purpose of an application. */
export async function papersOf(shop: Pick<KeyInHand, "api">): Promise<Application["documents"]> {
  const paper = async (purpose: string) => (await uploaded(shop, { purpose })).id;
  return {
    incorporation_certificate: await paper("incorporation_certificate"),
    directors_form: await paper("directors_form"),
    director_id: [await paper("director_id")],
    proof_of_address: await paper("proof_of_address"),
    bank_letter: await paper("bank_letter"),
    tax_clearance: await paper("tax_clearance"),
  };
}

/** An application that is begun; whole, unless said otherwise. */
export async function applied(
  shop: Pick<KeyInHand, "api">,
  wanted: Record<string, unknown> = {},
): Promise<Application> {
  const documents = wanted.documents ?? (await papersOf(shop));
  const body = { ...BUSINESS, documents, ...wanted };
  const answer = await shop.api.createDealerApplication({ body } as never);
  if (answer.status === 201) return answer.body;
  throw new Error(`An application was to be begun, and was not: ${JSON.stringify(answer.body)}`);
}

/** An application in each account, of which no more than the name is known. */
export async function drafted(...shops: readonly Pick<KeyInHand, "api">[]): Promise<void> {
  for (const shop of shops) {
    const body = { legal_name: BUSINESS.legal_name };
    const { status } = await shop.api.createDealerApplication({ body });
    if (status !== 201) throw new Error(`An application was to be drafted, and got ${status}.`);
  }
}

/** The same, submitted. */
export async function submitted(
  shop: Pick<KeyInHand, "api">,
  wanted: Record<string, unknown> = {},
): Promise<Application> {
  await applied(shop, wanted);
  const { status, body } = await shop.api.submitDealerApplication();
  if (status === 200) return body;
  throw new Error(`An application was to be submitted, and was not: ${JSON.stringify(body)}`);
}

/** Has a person of the staff decide, by the command. */
export async function staffDecide(
  { account }: Pick<Shop, "account">,
  application: string,
  ...said: string[]
): Promise<string> {
  const { database } = await testServer();
  const decided = readInput([account, application, ...said, "--by", "Rudo Dube"]);
  if (decided === null) throw new Error("A decision was to be read.");
  return await decide(database, decided);
}
