/** What no committed file says: where it was written, with what, or where packages came from. */
import type { Finding, TreeFile } from "./tree.ts";

/** Hosts that may be named; any other would be called by somebody one day. */
const KNOWN_HOSTS = [
  // Who takes payments; its published vectors name a search.
  /^(?:[a-z]+\.)?paynow\.co\.zw$/,
  // Who sells airtime and electricity to us.
  /^ssl\.hot\.co\.zw$/,
  // Who carries texts for us.
  /^(?:api\.africastalking\.com|usd\.txt\.co\.zw)$/,
  /^www\.google\.com$/,
  /^(?:127\.0\.0\.1|(?:[a-z]+\.)?localhost|\[::1\])$/,
  /(?:^|\.)example$/,
  // Reserved by RFC 2606, for requests inside a test.
  /\.test$/,
  // Names the version of a collection, by which Postman knows it; nobody calls it.
  /^schema\.getpostman\.com$/,
  // Names the form of a pom, by which Maven knows it; nobody calls it.
  /^maven\.apache\.org$/,
  // Name the form of a catalogue of APIs, and that of schemas; nobody calls them.
  /^(?:www\.rfc-editor|json-schema)\.org$/,
  // Name the forms of an entry of a registry and of an index of skills, and MCP; nobody calls them.
  /^(?:(?:static\.)?modelcontextprotocol|schemas\.agentskills)\.io$/,
  // Name the forms of a drawing, a feed and a list of pages; nobody calls them.
  /^www\.(?:w3|sitemaps)\.org$/,
  // Says what TypeSpec is, to who installs the library for it.
  /^typespec\.io$/,
  // Where the tariff was published.
  /^(?:zwnews|zimpricecheck)\.com$/,
  // Addresses that no webhook may be sent to.
  /^(?:10\.0\.0\.1|169\.254\.169\.254|8\.8\.8\.8)$/,
];

/** Each pair is joined here, so that this file does not say the words itself. */
const REGISTRIES = anyOf([
  ["npm", "js"],
  ["npm", "mirror"],
  ["arti", "factory"],
  ["py", "pi"],
]);
const AUTHORS_TOOLS = anyOf([
  ["clau", "de"],
  ["anth", "ropic"],
  ["co", "pilot"],
  ["chat", "gpt"],
]);

const FORBIDDEN: readonly (readonly [form: RegExp, advice: string])[] = [
  [/\/(?:home|Users)\/[a-z][\w-]*\//, "names a home folder: use a path from the root of the tree"],
  [/(?:^|["'\s(=:])\/(?:root|work|mnt|srv)\/\w/, "names a path of one machine"],
  [REGISTRIES, "names a registry: the package manager's configuration knows it"],
  [AUTHORS_TOOLS, "names a tool of its authors"],
];

/** Lines that say what no committed file says. */
export function strayWords(files: readonly TreeFile[]): Finding[] {
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((written, index) => {
      const advice = adviceOn(written);
      return advice === null ? [] : [{ path, line: index + 1, advice }];
    }),
  );
}

function adviceOn(written: string): string | null {
  const [, advice = null] = FORBIDDEN.find(([form]) => form.test(written)) ?? [];
  if (advice !== null) return advice;
  const named = written.matchAll(/\b(?:https?|wss?):\/\/([^\s/:"'`<>)$?#,*\\]+)/g);
  const stranger = [...named].map(([, host = ""]) => host).find((host) => !isKnown(host));
  return stranger === undefined ? null : `names ${stranger}, a host that the house does not know`;
}

/** A word without a dot is a placeholder, such as `http://HOST:PORT`. */
function isKnown(host: string): boolean {
  return !host.includes(".") || KNOWN_HOSTS.some((known) => known.test(host));
}

function anyOf(words: readonly (readonly [string, string])[]): RegExp {
  return new RegExp(`\\b(?:${words.map((halves) => halves.join("")).join("|")})`, "i");
}
