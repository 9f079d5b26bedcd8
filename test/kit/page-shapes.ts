/**
 * What the markup of pages is made of: elements with their attributes, where they stand, and
 * whether they say anything. A page that is made of nothing but what others are made of breaks no
 * rule that they keep, as far as rules judge one place and not the words of it.
 */

const TOKENS = /<(\/?)([a-z][\w-]*)((?:[^>"]|"[^"]*")*)>|([^<]+)/gi;
const ATTRIBUTES = /([\w:-]+)(?:="([^"]*)")?/g;
const WITHOUT_END = new Set(["area", "br", "col", "hr", "img", "input", "link", "meta", "wbr"]);

/** What of the markup makes a shape. */
export interface Shaping {
  /** How many elements above it. */
  readonly above: number;
  /** The attributes whose words count; of others it does that they are there. */
  readonly judged: RegExp;
}

/** What rules of words ask for: attributes that decide, and do not only name something. */
const OF_WORDS: Shaping = {
  above: 3,
  judged: /^(role|type|scope|lang|tabindex|aria-(?!label|describedby|controls|owns).*)$/,
};
/** What a style sheet goes by: it knows classes, and seldom more than one element above. */
export const OF_LAYOUT: Shaping = {
  above: 1,
  judged: /^(class|role|type|hidden|open|aria-(?!label|describedby|controls|owns).*)$/,
};

interface Open {
  readonly name: string;
  readonly shape: string;
  before: string;
  says: boolean;
}

/**
 * Pages that together are made of all that any of them is made of: the short ones that have
 * something new, and of those none whose every shape stands on the others too, the long ones first.
 */
export function onePageOfEachShape(
  pages: ReadonlyMap<string, string>,
  shaping = OF_WORDS,
): string[] {
  const by_length = [...pages].sort(([, one], [, other]) => one.length - other.length);
  const seen = new Set<string>();
  const fresh = by_length.flatMap(([path, html]) => {
    const shapes = shapesOf(html, shaping);
    const is_fresh = !shapes.isSubsetOf(seen);
    for (const shape of shapes) seen.add(shape);
    return is_fresh ? [{ path, shapes }] : [];
  });
  const times = new Map<string, number>();
  const count = (shapes: ReadonlySet<string>, by: number) => {
    for (const shape of shapes) times.set(shape, (times.get(shape) ?? 0) + by);
  };
  for (const { shapes } of fresh) count(shapes, 1);
  const needed = fresh.toReversed().filter(({ shapes }) => {
    const is_needed = [...shapes].some((shape) => times.get(shape) === 1);
    if (!is_needed) count(shapes, -1);
    return is_needed;
  });
  return needed.map(({ path }) => path).toReversed();
}

/** Every shape of a page. */
export function shapesOf(html: string, { above, judged } = OF_WORDS): Set<string> {
  const shapes = new Set<string>();
  const open: Open[] = [{ name: "", shape: "", before: "", says: false }];
  const ids = new Set<string>();
  let heading = "";
  for (const [, end, tag = "", attributes = "", text] of html.matchAll(TOKENS)) {
    const parent = open.at(-1) as Open;
    const name = tag.toLowerCase();
    if (text !== undefined) parent.says ||= text.trim() !== "";
    else if (end === "/") close(name);
    else {
      const path = open.slice(-above).map((one) => one.name);
      const named = attributesOf(attributes, judged, ids);
      const shape = `${path.join(">")} ${parent.before}+${name} ${named}`;
      parent.before = name;
      if (/^h[1-6]$/.test(name)) {
        shapes.add(`${heading} then ${name}`);
        heading = name;
      }
      if (WITHOUT_END.has(name)) shapes.add(shape);
      else open.push({ name, shape, before: "", says: / aria-label/.test(attributes) });
    }
  }
  return shapes;

  function close(name: string): void {
    const at = open.findLastIndex((one) => one.name === name);
    if (at < 1) return;
    for (const { shape, says } of open.splice(at)) {
      shapes.add(`${shape} ${says ? "says" : "is empty"}`);
      const parent = open.at(-1) as Open;
      parent.says ||= says;
    }
  }
}

/** The names of attributes with the words that count; an id that is there twice is one of them. */
function attributesOf(attributes: string, judged: RegExp, ids: Set<string>): string {
  const named = [...attributes.matchAll(ATTRIBUTES)].map(([, name = "", value = ""]) => {
    if (name === "id") {
      const is_twice = ids.has(value);
      ids.add(value);
      return is_twice ? "id twice" : "id";
    }
    if (value.trim() === "") return `${name} without words`;
    return judged.test(name) ? `${name}=${value}` : name;
  });
  return named.sort().join();
}
