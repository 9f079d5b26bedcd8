import { BASE_PATH } from "@svc/generated/mount-routes";
import type { Json } from "./document.ts";

/** What there is of the API, as RFC 9727 has it: a set of links by their relations. */
export function apiCatalog(
  descriptions: Readonly<Record<string, string>>,
  public_url: string,
): Json {
  return {
    linkset: [
      {
        anchor: `${public_url}${BASE_PATH}`,
        "service-desc": Object.entries(descriptions).map(([path, type]) => ({
          href: public_url + path,
          type,
        })),
        "service-doc": [
          { href: `${public_url}/docs`, type: "text/html" },
          { href: `${public_url}/llms.txt`, type: "text/plain" },
        ],
        status: [{ href: `${public_url}${BASE_PATH}/health`, type: "application/json" }],
      },
    ],
  };
}
