/** The one navigation of the docs: guides, what one looks up, and the reference by its modules. */
import { html, raw } from "hono/html";
import { placedOperations } from "./contract.ts";
import { GUIDES } from "./guides.ts";
import type { Html } from "./layout.ts";
import type { Heading } from "./markdown.ts";
import type { DocPage } from "./page.ts";
import { isPlanned } from "./reference/overview.ts";
import type { Site } from "./site.ts";

/** The page that is shown, and what stands on it. */
export interface Here {
  readonly path: string;
  readonly headings: readonly Heading[];
}

const LOOK_UPS = "Look things up";

function isReference(path: string): boolean {
  return path.startsWith("/docs/reference");
}

export function navigation({ contract, pages }: Site, here: Here): Html {
  const all = [...pages.values()];
  const guides = all.filter(({ group }) => Object.hasOwn(GUIDES, group) || group === "Docs");
  const look_ups = all.filter(({ group }) => group === LOOK_UPS);
  const reference = all.filter(({ path }) => isReference(path));
  const plans = reference.filter(({ planned }) => planned === true);
  const planned = placedOperations(contract).filter(isPlanned).length;
  const is_reference = isReference(here.path);
  return html`${fold("Guides", !is_reference, groupsOf(guides, here))}
    ${fold(LOOK_UPS, !is_reference, groupsOf(look_ups, here))}
    ${fold(
      "Reference",
      is_reference,
      html`${groupsOf(
        reference.filter((page) => page.planned !== true),
        here,
      )}
      ${planned === 0 ? "" : foldOfPlans(plans, { here, planned })}`,
    )}`;
}

function foldOfPlans(
  plans: readonly DocPage[],
  { here, planned }: { here: Here; planned: number },
): Html {
  const is_open = plans.some(({ path }) => path === here.path);
  return html`<details class="plans"${raw(is_open ? " open" : "")}>
        <summary>Show planned (${planned})</summary>${groupsOf(plans, here)}</details>`;
}

function fold(title: string, is_open: boolean, body: Html): Html {
  return html`<details class="part"${raw(is_open ? " open" : "")}>
    <summary>${title}</summary>${body}</details>`;
}

function groupsOf(pages: readonly DocPage[], here: Here): Html {
  const groups = [...Map.groupBy(pages, ({ group }) => group)];
  const parts = groups.map(([group, own]) => {
    const title = group === "Docs" || group === LOOK_UPS || group === "Reference" ? "" : group;
    const links = own.map((page) => linkTo(page, here));
    return html`${title === "" ? "" : html`<h2>${title}</h2>`}<ul>${links}</ul>`;
  });
  return html`${parts}`;
}

function linkTo({ path, title, planned }: DocPage, here: Here): Html {
  const is_here = path === here.path;
  const current = is_here ? raw(' aria-current="page"') : "";
  const mark = planned === true ? html` <small class="plan">planned</small>` : "";
  const inner = is_here && isReference(path) ? sections(here.headings) : "";
  return html`<li><a href="${path}"${current}>${title}${mark}</a>${inner}</li>`;
}

/** The objects and operations of the page that is read. */
function sections(headings: readonly Heading[]): Html | string {
  const listed = headings.filter(({ depth }) => depth === 2);
  if (listed.length < 2) return "";
  const links = listed.map(({ slug, text }) => html`<li><a href="#${slug}">${text}</a></li>`);
  return html`<ul class="sections">${links}</ul>`;
}
