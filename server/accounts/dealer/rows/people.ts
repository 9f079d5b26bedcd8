import type { Schemas } from "@svc/generated/routes";
import { openSecretBox } from "#platform/crypto/secret-box";

/** The people behind a business. */
export interface People {
  readonly directors: readonly Schemas["Director"][];
  readonly beneficial_owners: readonly Schemas["BeneficialOwner"][];
}

/** What the people of an application are sealed with. */
export function placeOfPeople(application_id: string): { bound_to: string } {
  return { bound_to: `dealer_application/${application_id}` };
}

/** The people of an application, as its row keeps them. */
export function sealPeople(
  people: People,
  { id, secret_key }: { id: string; secret_key: string },
): string {
  return openSecretBox(secret_key).seal(JSON.stringify(people), placeOfPeople(id));
}

/** The people whom a row keeps. */
export function openPeople(
  { id, sealed_people }: { id: string; sealed_people: string },
  { secret_key }: { secret_key: string },
): People {
  return JSON.parse(openSecretBox(secret_key).open(sealed_people, placeOfPeople(id)));
}
