/** The reference as pages that open at once, one a module. */
import { type Contract, type Placed, shownOperations, tagTitle } from "../contract.ts";
import { modulePath } from "../links.ts";
import { type DocPage, pageFrom } from "../page.ts";
import { inPlainText, type ShownSdks } from "../sdks.ts";
import { frontPage } from "./front.ts";
import { objectSection } from "./object-section.ts";
import { objectsAtHome } from "./objects.ts";
import { operationSection } from "./operation.ts";
import { foldedPlans, isPlanned, overview } from "./overview.ts";
import { toolsSection } from "./tools.ts";
import { usualRefusals } from "./usual.ts";
import { valuesPage } from "./values.ts";

/** The front page of the reference, and a page for each module in the order of the contract. */
export function referencePages(contract: Contract, sdks: ShownSdks): DocPage[] {
  const placed = shownOperations(contract);
  const usual = usualRefusals(contract);
  const modules = contract["x-tagGroups"].flatMap(({ name: layer, tags }) =>
    tags.flatMap((tag) => {
      const own = placed.filter(({ operation }) => operation.tags.includes(tag));
      return own.length === 0 ? [] : [modulePage(contract, sdks, { layer, tag, own, usual })];
    }),
  );
  return [frontPage(contract, placed, usual), valuesPage(contract), ...modules];
}

interface ReferenceModule {
  readonly layer: string;
  readonly tag: string;
  readonly own: readonly Placed[];
  readonly usual: ReadonlySet<string>;
}

const PLANNED =
  "> **Planned.** Nothing on this page is available yet: requests are validated, then return 501.";

function modulePage(contract: Contract, sdks: ShownSdks, module: ReferenceModule): DocPage {
  const { layer, tag, own, usual } = module;
  const { description } = contract.tags.find(({ name }) => name === tag) ?? { description: "" };
  const sheet = { contract, described: new Set<string>() };
  const section = (placed: Placed) => operationSection(sheet, placed, { usual, sdks });
  const [main, ...others] = objectsAtHome(contract, tag);
  const implemented = own.filter((placed) => !isPlanned(placed));
  const planned = own.filter(isPlanned);
  // A page of nothing but plans shows them; elsewhere they are folded at its end.
  const is_plan = implemented.length === 0;
  const shown = [
    `# ${tagTitle(contract, tag)}`,
    description,
    is_plan ? PLANNED : "",
    overview(is_plan ? own : implemented),
    main === undefined ? "" : objectSection(sheet, main),
    ...(is_plan ? own : implemented).map(section),
    toolsSection(implemented),
    ...others.map((object) => objectSection(sheet, object)),
    is_plan ? "" : foldedPlans(planned, [overview(planned), ...planned.map(section)]),
  ];
  const text = shown.filter(Boolean).join("\n\n");
  const place = { group: layer, path: modulePath(tag), planned: is_plan };
  return { ...pageFrom(place, `${inPlainText(sdks, text)}\n`), shown: text };
}
