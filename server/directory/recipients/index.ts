/**
 * Recipients: the people that an account sends to, named by our id or, as `ext:`, by its own.
 * Whoever names some of them asks `findByRefs` or `findMembers` for all at once.
 *
 * Promises: an own ID and a payroll number are unique in the account; somebody who asked to be
 * erased receives nothing, and after seven days nothing here says who it was.
 */
export { type Eraser, erasureQueue } from "./erase-due.ts";
export { filtersOf } from "./read/filters.ts";
export { findActiveByPhones } from "./read/find-active-by-phones.ts";
export { findByPhone } from "./read/find-by-phone.ts";
export {
  type AccountRecipientRef,
  type FoundRecipient,
  findByRefs,
  refName,
} from "./read/find-by-refs.ts";
export { findKnownTargets, knownName } from "./read/find-known-targets.ts";
export { findMembers } from "./read/find-members.ts";
export { findPerson, type PersonInput } from "./read/find-person.ts";
export { erasedDetail, holdByRefs, refuseErased } from "./read/hold-by-refs.ts";
export { holdsText } from "./read/holds-text.ts";
export { isMemberOf } from "./read/member-of.ts";
export { pageOfRecipients } from "./read/page-of-recipients.ts";
export { presentRecipients, presentRows } from "./read/present-many.ts";
export { findRecipients } from "./read/queries.ts";
export { movePeople } from "./register/move-people.ts";
export { registerContact } from "./register/register-contact.ts";
export { contactWrites, type NewContacts, newContacts } from "./register/register-contacts.ts";
export { registerPerson } from "./register/register-person.ts";
export { type RecipientRow, recipientErasures, recipients } from "./tables.ts";
export { changeRecipient } from "./write/change-recipient.ts";
export { countListed, enlist, refusalOfCount } from "./write/refuse-namesakes.ts";
