import type { Config } from "#platform/settings/config";

/** The page on which a member signs in with the secret of a link. */
export const LINK_PAGE = "/dashboard/sign-in/link";

interface SignInTarget {
  readonly code: string;
  readonly next?: string;
  /** The mode that the member looks at first. */
  readonly mode?: "test" | "live";
}

/** The link with which a member signs in, and where it leads then, if it says so. */
export function signInLink(
  { public_url }: Pick<Config, "public_url">,
  { code, next = "", mode = "live" }: SignInTarget,
): string {
  const query = new URLSearchParams({
    code,
    ...(next === "" ? {} : { next }),
    ...(mode === "live" ? {} : { mode }),
  });
  return `${public_url}${LINK_PAGE}?${query}`;
}
