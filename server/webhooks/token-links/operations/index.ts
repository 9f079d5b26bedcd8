export { getTokenLink } from "./get-token-link.ts";
