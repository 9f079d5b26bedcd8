/**
 * A version before the first one, which only tests know: what the first one is said to have brought
 * renames a field and a parameter, splits a field and removes one. No customer ever had it.
 */
import type { VersionChange } from "@svc/server/platform/versions/change.ts";
import {
  removedField,
  renamedField,
  renamedParameter,
  splitField,
} from "@svc/server/platform/versions/edits.ts";
import { NEWEST_VERSION } from "@svc/server/platform/versions/released.ts";
import { openVersions } from "@svc/server/platform/versions/versions.ts";

/** The versions of the tests: one that ends, one in the middle, and the newest. */
export const OLDEST = "2025-11-01";
export const OLDER = "2026-05-01";

/** When the oldest ends. */
export const ENDS = { deprecated_at: 1_793_491_200, sunset: "Tue, 31 Oct 2028 00:00:00 GMT" };

const referenceOfSends: VersionChange = {
  id: "sends-say-client-reference",
  words: "`reference` of a send is `client_reference`, in requests, responses and lists.",
  edits: [
    renamedField({
      schemas: ["Send", "SendCreate", "SendPreview"],
      older: "reference",
      newer: "client_reference",
    }),
    renamedParameter({ operations: ["listSends"], older: "reference", newer: "client_reference" }),
  ],
};

const lostMask: VersionChange = {
  id: "sends-lose-masked-target",
  words: "`masked_target` of a send is gone.",
  edits: [
    removedField({
      schemas: ["Send"],
      field: "masked_target",
      schema: { type: "string", description: "The end of the target." },
      was: ({ target }) => `…${String(target).slice(-4)}`,
    }),
  ],
};

const priceOfSends: VersionChange = {
  id: "sends-split-price",
  words: "`price` of a new send is `amount` and `currency`.",
  edits: [
    splitField({
      schemas: ["SendCreate"],
      older: "price",
      newer: ["amount", "currency"],
      schema: { type: "string", description: "Such as `USD 5.00`." },
      // A product has its currency, so some prices have none.
      join: ({ amount, currency }) => [currency, amount].filter(Boolean).join(" "),
      cut: (price) => {
        const words = String(price).split(" ");
        const currency = words.find((word) => /^[A-Z]/.test(word));
        const written = words.find((word) => /^\d/.test(word));
        // Whole amounts are also numbers.
        const amount = written?.includes(".") ? written : written && Number(written);
        return { ...(amount && { amount }), ...(currency && { currency }) };
      },
    }),
  ],
};

const renamedSince: VersionChange = {
  id: "sends-say-reference",
  words: "`merchant_reference` of a send is `reference`.",
  edits: [
    renamedField({
      schemas: ["Send", "SendCreate", "SendPreview"],
      older: "merchant_reference",
      newer: "reference",
    }),
  ],
};

/** Two older versions, the first of which has an announced end. */
export const SAMPLE_VERSIONS = openVersions([
  { version: NEWEST_VERSION, brought: [referenceOfSends, lostMask, priceOfSends], ends: null },
  { version: OLDER, brought: [renamedSince], ends: null },
  { version: OLDEST, brought: [], ends: ENDS },
]);
