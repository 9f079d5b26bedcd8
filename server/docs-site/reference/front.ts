/** The front page of the reference: every operation, and what is the same for all of them. */
import { type Contract, type Placed, placedOperations, tagTitle } from "../contract.ts";
import { errorLink, modulePath } from "../links.ts";
import { type DocPage, pageFrom } from "../page.ts";
import { foldedPlans, isPlanned, overview } from "./overview.ts";
import { unfolded } from "./section.ts";

export function frontPage(
  contract: Contract,
  placed: readonly Placed[],
  usual: ReadonlySet<string>,
): DocPage {
  const implemented = placed.filter((one) => !isPlanned(one));
  const planned = placed.filter(isPlanned);
  const all = placedOperations(contract).length;
  const shown = [
    "# Reference",
    `Every object and every operation of the API. ${countWords(all, planned.length)}`,
    BEFORE,
    ...modulesOf(contract, implemented),
    foldedPlans(planned, modulesOf(contract, planned, "Planned: ")),
    "## Common errors",
    `Nearly every operation can also return ${[...usual].map(errorLink).join(", ")}.`,
  ].join("\n\n");
  const page = pageFrom({ group: "Reference", path: "/docs/reference" }, `${unfolded(shown)}\n`);
  return { ...page, shown };
}

const BEFORE = `Each page begins with an object: its fields, its states and its events. The
operations follow. [Values](/docs/reference/values) says how money, times and IDs are written,
[Errors](/docs/errors) what to do about each error. The contract behind all of it is at
[/openapi.json](/openapi.json), as a [Postman collection](/docs/collection.json), and in
[documents for generators](/docs/guides/generators).`;

function modulesOf(contract: Contract, placed: readonly Placed[], before = ""): string[] {
  return contract["x-tagGroups"].flatMap(({ name, tags }) => {
    const modules = tags.flatMap((tag) => {
      const own = placed.filter(({ operation }) => operation.tags.includes(tag));
      if (own.length === 0) return [];
      const title = `### [${uniqueTitle(contract, tag)}](${modulePath(tag)})`;
      return [before === "" ? title : `${title} *(planned)*`, overview(own)];
    });
    return modules.length === 0 ? [] : [`## ${before}${name}`, ...modules];
  });
}

/** Several layers call a module alike, or are called so; its tag says which is meant. */
function uniqueTitle(contract: Contract, tag: string): string {
  const title = tagTitle(contract, tag);
  const modules = contract.tags.map(({ name }) => tagTitle(contract, name));
  const layers = contract["x-tagGroups"].map(({ name }) => name);
  const alike = [...modules, ...layers].filter((name) => name === title);
  return alike.length > 1 ? tag : title;
}

function countWords(all: number, planned: number): string {
  const total = `The contract has ${all} operations`;
  return planned === 0 ? `${total}.` : `${total}; ${planned} of them are planned and return 501.`;
}
