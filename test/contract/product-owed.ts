/**
 * What the contract still owes the product: words of the sentences about it, and where it will come
 * from. An entry that is owed no longer is an error of the run, so that the table ends empty.
 */
export const OWED: Readonly<Record<string, string>> = {};
