/** Where a person may be led after a form: to a page of the dashboard, or to an object's page. */
const NEXT = /^\/dashboard(?:\/[a-z-]{1,20}){0,2}(?:\/[a-z]{2,4}_[0-9A-Za-z]{24})?$/;

/** The page that was wanted, if a person may be led there; else empty. */
export function nextOf(wanted: string | undefined): string {
  return wanted !== undefined && NEXT.test(wanted) ? wanted : "";
}
