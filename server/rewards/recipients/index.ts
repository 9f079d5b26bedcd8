/**
 * Whom rewards are for: how a request names them, and who that is. Somebody of whom nothing but a
 * number is known becomes a recipient of the account with the first reward or link.
 */
export {
  findRecipient,
  newPerson,
  type RewardRecipient,
  refusalOfPerson,
  refuseRecipient,
} from "./find-recipient.ts";
export { findRecipients } from "./find-recipients.ts";
export { person, program } from "./name-fields.ts";
