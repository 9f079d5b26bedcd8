/** All pages of the docs in reading order, made once from the contract and the guides. */

import { type Assets, readAssets } from "./assets.ts";
import { changelogPage } from "./changelog.ts";
import { type Contract, readContract } from "./contract.ts";
import { errorsPage } from "./errors.ts";
import { eventsPage } from "./events.ts";
import { guidePages } from "./guides.ts";
import { lifecyclesPage } from "./lifecycles.ts";
import type { DocPage } from "./page.ts";
import { type Twin, twinsOf } from "./parts.ts";
import { referencePages } from "./reference/modules.ts";
import { readSdks } from "./sdks.ts";

export interface Site {
  readonly contract: Contract;
  readonly public_url: string;
  readonly assets: Assets;
  /** The pages in reading order, by their path. */
  readonly pages: ReadonlyMap<string, DocPage>;
  /** What llms.txt leads to, by its path: each page, or the parts of a long one. */
  readonly twins: ReadonlyMap<string, Twin>;
}

export async function readSite(public_url: string): Promise<Site> {
  const [contract, sdks, assets] = await Promise.all([readContract(), readSdks(), readAssets()]);
  const pages = [
    ...(await guidePages({ contract, sdks, assets, public_url })),
    errorsPage(contract),
    eventsPage(contract),
    lifecyclesPage(contract),
    await changelogPage(contract),
    ...referencePages(contract, sdks),
  ];
  return {
    contract,
    public_url,
    assets,
    pages: new Map(pages.map((page) => [page.path, page])),
    twins: new Map(pages.flatMap(twinsOf).map((twin) => [twin.path, twin])),
  };
}

/** The pages before and after one, in reading order. */
export function neighbours({ pages }: Site, { path }: DocPage) {
  const all = [...pages.values()];
  const place = all.findIndex((page) => page.path === path);
  return { before: all[place - 1] ?? null, after: all[place + 1] ?? null };
}
