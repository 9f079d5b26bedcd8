import type { ErrorCode } from "@svc/generated/errors";

/** Objects of planned resources: no account has one, so none is found. */
export const OF_KINDS_TO_COME: Record<string, readonly [string, ErrorCode]> = {
  "createSchedule body bundle_id": ["bnd_0031JkMItPeRj5Lf6NvHo0Qu", "reference_not_found"],
  "updateSchedule body bundle_id": ["bnd_0031JkMItPeRj5Lf6NvHo0Qu", "reference_not_found"],
  "createSend body bundle_id": ["bnd_0031JkMItPeRj5Lf6NvHo0Qu", "reference_not_found"],
  "allocateToWorkforce body product_ref": ["bnd_0031JkMItPeRj5Lf6NvHo0Qu", "reference_not_found"],
  "previewWorkforceAllocation body product_ref": [
    "bnd_0031JkMItPeRj5Lf6NvHo0Qu",
    "reference_not_found",
  ],
  "createCheckoutSession body bundle_id": ["bnd_0031JkMItPeRj5Lf6NvHo0Qu", "reference_not_found"],
  "createQuote body bundle_id": ["bnd_0031JkMItPeRj5Lf6NvHo0Qu", "reference_not_found"],
  "createReward body bundle_id": ["bnd_0031JkMItPeRj5Lf6NvHo0Qu", "reference_not_found"],
  // The right calls claim airtime, which is no bundle.
  "createClaim body bundle_id": ["bnd_0031JkMItPeRj5Lf6NvHo0Qu", "conflicting_parameters"],
  "createCheckin body bundle_id": ["bnd_0031JkMItPeRj5Lf6NvHo0Qu", "conflicting_parameters"],
  "claimTestRewardLink body bundle_id": ["bnd_0031JkMItPeRj5Lf6NvHo0Qu", "conflicting_parameters"],
  // The right call sells airtime, which carries no quote; power's own tests try a stranger's.
  "createSend body quote": ["quo_0031JkCYjFuHz5Bv6DlXe0Gk", "conflicting_parameters"],
};
