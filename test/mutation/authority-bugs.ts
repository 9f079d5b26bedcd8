import type { Bug } from "./bugs.ts";

const authorityOfTheHead: Bug = {
  name: "authority of the head",
  patches: [
    {
      file: "accounts/account/authority.ts",
      find: "  if (hasChanged(writer, facts && standingOf(facts))) throw AuthorityChanged;\n",
      put: "",
    },
    {
      file: "accounts/account/authority.ts",
      find: "writers.filter((writer) => isOutdated(writer, facts.get(writer.account.id)))",
      put: "writers.filter(() => false)",
    },
  ],
  scenario: "changedMeanwhile",
  found: /createSend of a key revoked meanwhile was answered 202/,
};

const foreseenForGood: Bug = {
  name: "a lone sale that proves nothing of its caller",
  patches: [
    {
      file: "sales/sends/place/place-lone-sale.ts",
      find: "[unchanged, isFree(order),",
      put: "[isFree(order),",
    },
  ],
  scenario: "changedMeanwhile",
  // The first sale of a program, the revoked key's, waits for the catalogue: it is not foreseen.
  found: /createSend of a key capped meanwhile was answered 202/,
};

/** Bugs of what a caller may do. */
export const AUTHORITY_BUGS: readonly Bug[] = [authorityOfTheHead, foreseenForGood];
