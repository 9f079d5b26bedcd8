/** The reference as pages that open at once, one a room: the twin of /docs in plain text. */
import { type Contract, type Placed, placedOperations, tagTitle } from "../contract.ts";
import { errorLink, operationPath, roomPath } from "../links.ts";
import { cellText } from "../markdown.ts";
import { type DocPage, pageFrom } from "../page.ts";
import { inPlainText, type ShownSdks } from "../sdks.ts";
import { objectSection } from "./object-section.ts";
import { objectsOf } from "./objects.ts";
import { operationSection } from "./operation.ts";
import { usualRefusals } from "./usual.ts";

const WEBHOOK_TAG = "Webhooks";

/** The front page of the reference, and a page for each room in the order of the contract. */
export function referencePages(contract: Contract, sdks: ShownSdks): DocPage[] {
  const placed = placedOperations(contract);
  const usual = usualRefusals(contract);
  const rooms = contract["x-tagGroups"].flatMap(({ name: wing, tags }) =>
    tags.flatMap((tag) => {
      const own = placed.filter(({ operation }) => operation.tags.includes(tag));
      return own.length === 0 ? [] : [roomPage(contract, sdks, { wing, tag, own, usual })];
    }),
  );
  return [frontPage(contract, placed, usual), ...rooms];
}

interface Room {
  readonly wing: string;
  readonly tag: string;
  readonly own: readonly Placed[];
  readonly usual: ReadonlySet<string>;
}

function roomPage(contract: Contract, sdks: ShownSdks, room: Room): DocPage {
  const { wing, tag, own, usual } = room;
  const { description } = contract.tags.find(({ name }) => name === tag) ?? { description: "" };
  const objects = objectsOf(contract, tag).map((name) => objectSection(contract, name));
  const shown = [
    `# ${tagTitle(contract, tag)}`,
    description,
    overview(own),
    ...own.map((placed) => operationSection(contract, placed, { usual, sdks })),
    ...(objects.length === 0 ? [] : ["## Objects", ...objects]),
  ].join("\n\n");
  const place = { group: wing, path: roomPath(tag) };
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
    const rooms = own.flatMap((tag) => {
      const of_room = placed.filter(({ operation }) => operation.tags.includes(tag));
      if (of_room.length === 0) return [];
      return [`### [${tagTitle(contract, tag)}](${roomPath(tag)})`, overview(of_room)];
    });
    return rooms.length === 0 ? [] : [`## ${name}`, ...rooms];
  });
  const markdown = [
    "# Reference",
    `Every operation of the API. ${countWords(placed.length, planned)}`,
    "To try operations, use the explorer at [/docs](/docs). The contract is at " +
      "[/openapi.json](/openapi.json).",
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
