import type { Schemas } from "@svc/generated/routes";
import { makeAllocation } from "./allocation.ts";
import type { Api } from "./api.ts";

/** A family member whom a shop adds through the API, with an allowance every week. */
async function addFamilyMember(
  { api }: { readonly api: Api },
  wanted: Record<string, unknown> = {},
): Promise<Schemas["FamilyMember"]> {
  const allowance = { currency: "USD", amount: "2.00", cadence: "weekly", day: 5 };
  const body = { name: "Nyasha Moyo", phone: "0771234567", allowance, ...wanted };
  const answer = await api.createFamilyMember({ body });
  if (answer.status === 201) return answer.body;
  throw new Error(`A member was to be given, and was not: ${JSON.stringify(answer.body)}`);
}

/** What employers and households make through the API. */
export const EMPLOYERS = { allocation: makeAllocation, familyMember: addFamilyMember };
