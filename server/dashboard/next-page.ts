/** Where a person may be led after a form: to a request of an agent, or their organisations. */
const NEXT = /^\/dashboard\/(?:approvals\/apr_[0-9A-Za-z]{24}|organisations)$/;

/** The page that was wanted, if a person may be led there; else empty. */
export function nextOf(wanted: string | undefined): string {
  return wanted !== undefined && NEXT.test(wanted) ? wanted : "";
}
