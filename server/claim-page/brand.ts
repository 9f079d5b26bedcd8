import type { Schemas } from "@svc/generated/routes";
import { edgeOn, textOn } from "./contrast.ts";

/** How a page looks: its name, its colours as a sheet, and where people find help. */
export interface Brand {
  readonly name: string | null;
  readonly sheet: string;
  readonly support_url: string | null;
}

const DEFAULT_COLOR = "#0a6b4d";
/** As in `platform/wire/page-tokens.css`, in light and in dark. */
export const PAPERS = { light: "#f4f5f4", dark: "#131514" } as const;
const EDGES = { light: "#6f7572", dark: "#858b88" } as const;

const COLOR = /^#[0-9a-f]{6}$/i;
const WEB = /^https?:\/\//i;

/** The look of a page that belongs to no program, or may not say to which. */
export const NO_BRAND: Brand = { name: null, sheet: sheetOf(DEFAULT_COLOR), support_url: null };

/**
 * The look of a program's page. Its logo is not shown: the page loads nothing from other hosts, and
 * this program fetches nothing that a customer names.
 */
export function brandOf({ display_name, color, support_url }: Schemas["ProgramBranding"]): Brand {
  return {
    name: display_name,
    sheet: sheetOf(color !== null && COLOR.test(color) ? color : DEFAULT_COLOR),
    support_url: support_url !== null && WEB.test(support_url) ? support_url : null,
  };
}

/** The colours that differ from program to program; each can be read, whatever it chose. */
function sheetOf(color: string): string {
  const light = edgeOn(PAPERS.light, color, EDGES.light);
  const dark = edgeOn(PAPERS.dark, color, EDGES.dark);
  return (
    `:root{--brand:${color};--on-brand:${textOn(color)};` +
    `--edge-light:${light};--edge-dark:${dark}}`
  );
}
