/**
 * Erasures: people whose seven days are over, and everything that the modules keep of them.
 *
 * Promises: one transaction erases a person everywhere, or nowhere.
 */
export { erasures } from "./erasures.ts";
