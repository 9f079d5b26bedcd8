export { acceptOrganisationInvite } from "./accept-organisation-invite.ts";
export { createOrganisation } from "./create-organisation.ts";
export { declineOrganisationInvite } from "./decline-organisation-invite.ts";
export { listOrganisationInvites } from "./list-organisation-invites.ts";
export { listOrganisations } from "./list-organisations.ts";
