import { BASE_PATH } from "@svc/generated/mount-routes";
import type { Json } from "./document.ts";

/** The types of documents, by their paths. */
type TypesByPath = Readonly<Record<string, string>>;

/** What there is of the API, as RFC 9727 has it: a set of links by their relations. */
export function apiCatalog(
  { described, metadata }: Readonly<Record<"described" | "metadata", TypesByPath>>,
  public_url: string,
): Json {
  const linksOf = (types: TypesByPath) =>
    Object.entries(types).map(([path, type]) => ({ href: public_url + path, type }));
  return {
    linkset: [
      {
        anchor: `${public_url}${BASE_PATH}`,
        "service-desc": linksOf(described),
        "service-meta": linksOf(metadata),
        "service-doc": [
          { href: `${public_url}/docs`, type: "text/html" },
          { href: `${public_url}/llms.txt`, type: "text/plain" },
        ],
        status: [{ href: `${public_url}${BASE_PATH}/health`, type: "application/json" }],
      },
    ],
  };
}
