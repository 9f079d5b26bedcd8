/** The samples of a guide, and whether an answer is the one that the guide shows. */

export interface Sample {
  /** The words of its fence: `sh`, `json`, `sh planned`. */
  readonly fence: string;
  readonly text: string;
  /** What stands between the sample before it and this one. */
  readonly before: string;
}

/** The samples of a page, in its order. */
export function samplesOf(markdown: string): Sample[] {
  let end = 0;
  return [...markdown.matchAll(/^```([^\n]*)\n([\s\S]*?)\n```$/gm)].map((found) => {
    const [whole, fence = "", text = ""] = found;
    const before = markdown.slice(end, found.index);
    end = found.index + whole.length;
    return { fence, text, before };
  });
}

/** A sample of shell, with the answer that the guide shows right after it. */
export interface Run {
  readonly shell: string;
  /** An object, or the lines of what is printed. */
  readonly shown: unknown;
}

/** The samples that a reader would paste; those that are planned are left out. */
export function runsOf(markdown: string): Run[] {
  const samples = samplesOf(markdown);
  return samples.flatMap(({ fence, text }, place): Run[] => {
    if (fence !== "sh") return [];
    const next = samples[place + 1];
    if (next === undefined || next.before.trim() !== "") return [{ shell: text, shown: undefined }];
    return [{ shell: text, shown: shownBy(next) }];
  });
}

function shownBy({ fence, text }: Sample): unknown {
  if (fence === "json") return JSON.parse(text);
  return fence === "text" ? text : undefined;
}

/** The samples that a reader is asked to save: the first line of each is the name of its file. */
export function filesOf(markdown: string): { name: string; text: string }[] {
  return samplesOf(markdown).flatMap(({ text }) => {
    const [, name] = /^\/\/ ([a-z-]+\.mjs)\n/.exec(text) ?? [];
    return name === undefined ? [] : [{ name, text: `${text}\n` }];
  });
}

const ID = /^([a-z]{2,5}_)[0-9A-Za-z]{20,}$/;
const EARLIEST_MOMENT = 1_700_000_000;

/** Where an answer is not as shown; fields that the guide leaves out may be anything. */
export function differences(shown: unknown, answered: unknown, path = ""): string[] {
  if (Array.isArray(shown)) {
    if (!Array.isArray(answered)) return [`${path}: no list`];
    return shown.flatMap((one, place) => differences(one, answered[place], `${path}[${place}]`));
  }
  if (typeof shown === "object" && shown !== null) {
    if (typeof answered !== "object" || answered === null) return [`${path}: no object`];
    return Object.entries(shown).flatMap(([name, one]) =>
      differences(one, (answered as Record<string, unknown>)[name], `${path}.${name}`),
    );
  }
  if (shown === answered || isAlike(shown, answered)) return [];
  return [`${path}: shown ${JSON.stringify(shown)}, answered ${JSON.stringify(answered)}`];
}

/** Ids of one kind, and moments, differ from run to run. */
function isAlike(shown: unknown, answered: unknown): boolean {
  if (typeof shown === "number" && typeof answered === "number") {
    return shown >= EARLIEST_MOMENT && answered >= EARLIEST_MOMENT;
  }
  const [prefix, other] = [shown, answered].map((one) => ID.exec(String(one))?.[1]);
  return prefix !== undefined && prefix === other;
}
