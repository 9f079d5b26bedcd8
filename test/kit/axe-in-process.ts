/**
 * What axe-core finds in a page without a browser: in its text, read by linkedom. Nothing is laid
 * out, so what hangs on sizes and colours is for Chromium.
 */
import { compileFunction } from "node:vm";
import axe from "axe-core";
import { parseHTML } from "linkedom";

const WITHOUT_LAYOUT = {
  resultTypes: ["violations", "incomplete"] as ("violations" | "incomplete")[],
  selectors: false,
  preload: false,
  rules: { "color-contrast": { enabled: false } },
};
/** Where everything stands as long as nobody lays it out. */
const PLACE = { x: 0, y: 0, width: 10, height: 10, top: 0, left: 0, right: 10, bottom: 10 };
const SHOWN = { display: "block", visibility: "visible", position: "static", opacity: "1" };

const runIn = compileFunction(`${axe.source}; return window.axe;`, [
  ...["window", "document", "getComputedStyle"],
]) as (...given: readonly unknown[]) => typeof axe;

/** The rules that a page breaks, and those that could not be judged, each with where. */
export async function findingsIn(html: string, address: string): Promise<string[]> {
  const parsed = parseHTML(html);
  const document = completed(parsed.document);
  lendLayout(parsed.Element.prototype);
  keepChildren(document);
  const window = windowOf(parsed, address);
  const { violations, incomplete } = await runIn(window, document, styleOf).run(
    document,
    WITHOUT_LAYOUT,
  );
  return [...violations, ...incomplete].map(
    ({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html)}`,
  );
}

type Parsed = ReturnType<typeof parseHTML>;
type Document = Parsed["document"];
/** As much of an element as is read here. */
interface Element {
  readonly localName: string;
  readonly getAttribute: (name: string) => string | null;
  readonly querySelectorAll: (selector: string) => unknown;
}

/** What axe-core asks of a document and linkedom does not have. */
function completed(document: Document): Document {
  const create = document.createElement.bind(document);
  return Object.assign(document, {
    // By the case of this name axe-core tells HTML from XHTML.
    createElement: (name: string) => create(name.toLowerCase()),
    elementFromPoint: () => null,
    getElementsByName: (name: string) => document.querySelectorAll(`[name="${name}"]`),
  });
}

/** A page that is judged does not change, and linkedom makes such a list anew each time. */
function keepChildren(document: Document): void {
  for (const element of document.querySelectorAll("*")) {
    for (const name of ["childNodes", "children"] as const) {
      Object.defineProperty(element, name, { value: element[name] });
    }
  }
}

/** Everything is visible and of some size; a table has its rows and cells. */
function lendLayout(element: object): void {
  const spanOf = (name: string) => ({
    configurable: true,
    get(this: Element) {
      return Number(this.getAttribute(name) ?? 1);
    },
  });
  const within = (name: string, selector: string) => ({
    configurable: true,
    get(this: Element) {
      return this.localName === name ? this.querySelectorAll(selector) : undefined;
    },
  });
  Object.defineProperties(element, {
    getClientRects: { configurable: true, value: () => [PLACE] },
    getBoundingClientRect: { configurable: true, value: () => PLACE },
    colSpan: spanOf("colspan"),
    rowSpan: spanOf("rowspan"),
    rows: within("table", "tr"),
    cells: within("tr", "th, td"),
  });
}

function windowOf(parsed: Parsed, address: string): unknown {
  const { Node, NodeList, Element, HTMLElement, document } = parsed;
  const own: Record<PropertyKey, unknown> = {
    ...{ document, Node, NodeList, Element, HTMLElement, getComputedStyle: styleOf },
    ...{ innerWidth: 1_400, innerHeight: 1_000, pageXOffset: 0, pageYOffset: 0, screen: {} },
    ...{ setTimeout, clearTimeout, performance, location: new URL(address) },
    ...{ addEventListener: () => {}, removeEventListener: () => {} },
    navigator: { userAgent: "" },
  };
  for (const name of ["ShadowRoot", "ElementInternals"]) own[name] = Absent;
  const window: object = new Proxy(own, {
    get: (_, name) => (name in own ? own[name] : Reflect.get(parsed, name)),
    has: (_, name) => name in own || Reflect.get(parsed, name) !== undefined,
  });
  return Object.assign(own, { window, self: window, top: window, parent: window }) && window;
}

/** Of nodes that no page has: nothing is an instance of it. */
function Absent(): void {}

function styleOf(): object {
  const asked = { ...SHOWN, getPropertyValue: (name: keyof typeof SHOWN) => SHOWN[name] ?? "" };
  return asked;
}
