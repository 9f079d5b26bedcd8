export { createFamilyMember } from "./create-family-member.ts";
export { deleteFamilyMember } from "./delete-family-member.ts";
export { getFamilyMember } from "./get-family-member.ts";
export { listFamily } from "./list-family.ts";
export { sendToFamilyMember } from "./send-to-family-member.ts";
export { updateFamilyMember } from "./update-family-member.ts";
