export { searchObjects } from "./search-objects.ts";
