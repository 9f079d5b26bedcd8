/**
 * Pages that are named by number, with how many there are in all.
 * Source: spec/workforce/words.tsp.
 */

/** The page that a request asks for, as the gate hands it over. */
interface PageAsked {
  readonly page?: number;
  readonly page_size?: number;
}

/** Which rows of a whole list a page shows. */
export interface OffsetPage {
  readonly page: number;
  readonly page_size: number;
  /** How many rows come before it. */
  readonly offset: number;
}

/** The page that is asked for, the first unless another is. */
export function readOffsetPage(
  { page = 1, page_size }: PageAsked,
  { page_size_default }: { page_size_default: number },
): OffsetPage {
  const size = page_size ?? page_size_default;
  return { page, page_size: size, offset: (page - 1) * size };
}

/** The envelope of a page, without its rows. */
export function presentOffsetPage({ page, page_size }: OffsetPage, total: number) {
  const pages = Math.ceil(total / page_size);
  return { object: "page" as const, page, page_size, total, pages };
}
