export { getWorkforceProducts } from "./get-workforce-products.ts";
