/**
 * HTTP as adapters speak it: one call, to one supplier, which says whether anything was sent.
 *
 * Promises: nothing is retried and no redirect is followed; `not_sent` means that not one byte of
 * the request has left, so that nobody can have acted on it; a call is never made inside a
 * transaction.
 */
export {
  type Call,
  type Exchange,
  openSupplierHttp,
  type SupplierHttp,
} from "./supplier-http.ts";
