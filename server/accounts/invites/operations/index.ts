export { deleteInvite } from "./delete-invite.ts";
export { getInvite } from "./get-invite.ts";
export { listInvites } from "./list-invites.ts";
