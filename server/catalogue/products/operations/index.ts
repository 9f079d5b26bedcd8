export { getProduct } from "./get-product.ts";
export { listProducts } from "./list-products.ts";
