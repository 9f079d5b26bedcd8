export { approveReview } from "./approve-review.ts";
export { getReview } from "./get-review.ts";
export { listReviews } from "./list-reviews.ts";
export { rejectReview } from "./reject-review.ts";
