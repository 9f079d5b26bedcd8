export { createGroup } from "./create-group.ts";
export { deleteGroup } from "./delete-group.ts";
export { getGroup } from "./get-group.ts";
export { listGroupMembers } from "./list-group-members.ts";
export { listGroups } from "./list-groups.ts";
export { updateGroup } from "./update-group.ts";
export { updateGroupMembers } from "./update-group-members.ts";
