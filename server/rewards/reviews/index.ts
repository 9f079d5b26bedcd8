/** Reviews: rewards that a person must check before they are sent. */
export { REVIEWS_OF_PROGRAMS } from "./end-reviews.ts";
export { openReview } from "./lifecycle/open-review.ts";
export { timeOutReview } from "./lifecycle/time-out-review.ts";
export { presentReviews } from "./present.ts";
export { eraseReviews } from "./rows/erase-reviews.ts";
export { findReviews } from "./rows/queries.ts";
export { reviews } from "./rows/tables.ts";
