import type { Config } from "#platform/config";

/** The page on which a member signs in with the secret of a link. */
export const LINK_PAGE = "/dashboard/sign-in/link";

/** The link with which a member signs in, and where it leads then, if it says so. */
export function signInLink(
  { public_url }: Pick<Config, "public_url">,
  { code, next = "" }: { readonly code: string; readonly next?: string },
): string {
  const query = new URLSearchParams({ code, ...(next === "" ? {} : { next }) });
  return `${public_url}${LINK_PAGE}?${query}`;
}
