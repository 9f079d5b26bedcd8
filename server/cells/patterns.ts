import { markOf, markOfReference } from "#platform/settings/cell";

/** The cookie that a router sets where a path has named the cell: links of pages do not. */
export const CELL_COOKIE = "svc_cell";
/** Below this path the session of staff counts, and elsewhere that of a member. */
export const STAFF_PATH = "/staff";

/**
 * What names a cell, as regular expressions that routers read: the key, else the address, else the
 * cookies, the strongest first.
 */
export interface CellPatterns {
  readonly key: string;
  readonly address: string;
  /** Where the path is that of staff, and where it is not. */
  readonly staff_cookie: string;
  readonly member_cookie: string;
  /** Without a session. */
  readonly cookies: readonly string[];
}

const REST = "[0-9A-Za-z_-]{41}";

/** What names a cell. */
export function patternsOfCell(cell: string): CellPatterns {
  const mark = markOf(cell);
  const reference = `TOP-${markOfReference(cell)}`;
  const cookie = (name: string) => `(^|; )(__Host-)?${name}=${mark}`;
  return {
    key: `^[Bb]earer +svc_[a-z]+_(test_)?${mark}`,
    address: `^/${mark}/|^/pay/${reference}|(/|[?&](s|code|sig)=)${mark}${REST}`,
    staff_cookie: cookie("svc_staff"),
    member_cookie: cookie("svc_session"),
    cookies: [cookie(CELL_COOKIE), cookie("svc_browser")],
  };
}
