export { createRewardLinks } from "./create-reward-links.ts";
export { getRewardLink } from "./get-reward-link.ts";
export { listRewardLinks } from "./list-reward-links.ts";
export { revokeRewardLink } from "./revoke-reward-link.ts";
