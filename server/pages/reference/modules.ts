/** The reference as pages that open at once, one a module. */
import { type Contract, type Placed, placedOperations, tagTitle } from "../contract.ts";
import { errorLink, modulePath, operationPath } from "../links.ts";
import { cellText } from "../markdown.ts";
import { type DocPage, pageFrom } from "../page.ts";
import { inPlainText, type ShownSdks } from "../sdks.ts";
import { objectSection } from "./object-section.ts";
import { objectsOf } from "./objects.ts";
import { operationSection } from "./operation.ts";
import { usualRefusals } from "./usual.ts";

const WEBHOOK_TAG = "Webhooks";

/** The front page of the reference, and a page for each module in the order of the contract. */
export function referencePages(contract: Contract, sdks: ShownSdks): DocPage[] {
  const placed = placedOperations(contract);
  const usual = usualRefusals(contract);
  const modules = contract["x-tagGroups"].flatMap(({ name: layer, tags }) =>
    tags.flatMap((tag) => {
      const own = placed.filter(({ operation }) => operation.tags.includes(tag));
      return own.length === 0 ? [] : [modulePage(contract, sdks, { layer, tag, own, usual })];
    }),
  );
  return [frontPage(contract, placed, usual), ...modules];
}

interface ReferenceModule {
  readonly layer: string;
  readonly tag: string;
  readonly own: readonly Placed[];
  readonly usual: ReadonlySet<string>;
}

function modulePage(contract: Contract, sdks: ShownSdks, module: ReferenceModule): DocPage {
  const { layer, tag, own, usual } = module;
  const { description } = contract.tags.find(({ name }) => name === tag) ?? { description: "" };
  const objects = objectsOf(contract, tag).map((name) => objectSection(contract, name));
  const shown = [
    `# ${tagTitle(contract, tag)}`,
    description,
    overview(own),
    ...own.map((placed) => operationSection(contract, placed, { usual, sdks })),
    ...(objects.length === 0 ? [] : ["## Objects", ...objects]),
  ].join("\n\n");
  const place = { group: layer, path: modulePath(tag) };
  return { ...pageFrom(place, `${inPlainText(sdks, shown)}\n`), shown };
}

function overview(placed: readonly Placed[]): string {
  const rows = placed.map(({ method, path, operation }) => {
    const planned = operation["x-svc-planned"] === true ? " *(planned)*" : "";
    const title = `[${cellText(operation.summary)}](${operationPath(operation)})${planned}`;
    return `| ${title} | \`${method} ${path}\` |`;
  });
  return ["| | |", "|---|---|", ...rows].join("\n");
}

function frontPage(
  contract: Contract,
  placed: readonly Placed[],
  usual: ReadonlySet<string>,
): DocPage {
  const planned = placed.filter(({ operation }) => operation["x-svc-planned"] === true).length;
  const groups = contract["x-tagGroups"].flatMap(({ name, tags }) => {
    const own = tags.filter((tag) => tag !== WEBHOOK_TAG || name !== WEBHOOK_TAG);
    const modules = own.flatMap((tag) => {
      const of_module = placed.filter(({ operation }) => operation.tags.includes(tag));
      if (of_module.length === 0) return [];
      return [`### [${tagTitle(contract, tag)}](${modulePath(tag)})`, overview(of_module)];
    });
    return modules.length === 0 ? [] : [`## ${name}`, ...modules];
  });
  const markdown = [
    "# Reference",
    `Every operation of the API. ${countWords(placed.length, planned)}`,
    "The contract behind it is at [/openapi.json](/openapi.json).",
    ...groups,
    "## Common errors",
    `Nearly every operation can also return ${[...usual].map(errorLink).join(", ")}.`,
  ].join("\n\n");
  return pageFrom({ group: "Reference", path: "/docs/reference" }, `${markdown}\n`);
}

function countWords(all: number, planned: number): string {
  const kept = `The contract has ${all} operations`;
  return planned === 0 ? `${kept}.` : `${kept}; ${planned} of them are planned and return 501.`;
}
