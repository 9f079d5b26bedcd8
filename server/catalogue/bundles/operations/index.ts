export { listProductBundles } from "./list-product-bundles.ts";
