/**
 * Sends: the sale. `placeSends` writes a set of them with their charges and their work; `dispatch`
 * hands them over and asks about them; `settle-sends` keeps what a provider's answer does to one;
 * `lifecycle` is the only writer of their status. Batches, schedules and rewards will call the same
 * verb.
 *
 * Promises: a sale is charged once and closed once; a provider hears of it after its attempt is
 * committed, and never twice without knowing that the first was not taken.
 */

export { checkSaleFields } from "./check-sale-fields.ts";
export { orderOf } from "./claim-sends.ts";
export { DISPATCH, type DispatchDoors, dispatchWorker } from "./dispatch.ts";
export { sendDispatches } from "./dispatch-tables.ts";
export { findSellers } from "./find-sellers.ts";
export { keepTextStatus } from "./keep-text-status.ts";
export { measureNetworks } from "./measure-networks.ts";
export { presentSend } from "./present.ts";
export { presentSends } from "./present-many.ts";
export { findSends, lockSend } from "./queries.ts";
export { sealedTokens } from "./sealed-tokens.ts";
export { settleAsTold, type Told } from "./settle-as-told.ts";
export { stepSend } from "./step-send.ts";
export { type SendRow, sendReferences, sends } from "./tables.ts";
export { testWaits } from "./waits.ts";
export { countQueued, wakeQueue } from "./wake-queue.ts";
