import type { Document, Tag } from "./document.ts";

const OPENAPI_32_PATH = "/openapi-3.2.json";

/** Names of groups are told from those of modules, with which some are alike. */
const GROUP = "group:";

/** The world's document in the words of OpenAPI 3.2, which knows groups and titles of tags. */
export function openapi32(document: Document, public_url: string): Document {
  const { openapi: _, "x-tagGroups": groups, tags, servers, ...rest } = document;
  const nested = groups.flatMap(({ name, tags: own }): Tag[] => [
    { name: GROUP + name, summary: name, description: `Everything of ${name}.`, kind: "nav" },
    ...tags.filter((tag) => own.includes(tag.name)).map((tag) => asChild(tag, GROUP + name)),
  ]);
  const alone = tags.filter(({ name }) => !groups.some((group) => group.tags.includes(name)));
  return {
    openapi: "3.2.0",
    $self: public_url + OPENAPI_32_PATH,
    ...rest,
    servers: servers.map((server) => ({ name: "api", ...server })),
    tags: [...nested, ...alone],
  } as unknown as Document;
}

function asChild({ "x-displayName": title, ...tag }: Tag, parent: string): Tag {
  return { ...tag, ...(title === undefined ? {} : { summary: title }), parent, kind: "nav" };
}
