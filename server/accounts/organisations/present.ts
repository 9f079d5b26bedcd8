import type { Schemas } from "@svc/generated/routes";
import type { PersonFacts } from "#platform/context";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import type { Membership } from "./memberships.ts";

/** An organisation, for a person who belongs to it. */
export function presentOrganisation(
  { member, live, created }: Membership,
  person: PersonFacts,
): Schemas["Organisation"] {
  const current = person.member?.account_id === live.id;
  const mode = current ? person.mode : "live";
  return {
    object: "organisation",
    created: unixSeconds(created),
    livemode: mode === "live",
    account: formatId("acct", mode === "live" ? live.id : live.twin_id),
    name: live.name,
    role: member.role,
    live: formatId("acct", live.id),
    test: formatId("acct", live.twin_id),
    current,
  };
}
