export { deleteMember } from "./delete-member.ts";
export { getMember } from "./get-member.ts";
export { inviteMember } from "./invite-member.ts";
export { listMembers } from "./list-members.ts";
export { sendMyPinCode } from "./send-my-pin-code.ts";
export { setMyPin } from "./set-my-pin.ts";
export { updateMember } from "./update-member.ts";
