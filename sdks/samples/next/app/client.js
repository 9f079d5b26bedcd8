import { Svc } from "svc-sdk";

let client;

/** Made at the first sale: `next build` loads every route, where there is no key. */
export function svc() {
  client ??= new Svc();
  return client;
}
