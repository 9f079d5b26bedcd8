/** One page of the docs: markdown, which is its twin as well as its source. */
export interface DocPage {
  /** Where it is served; its twin ends with `.md`. */
  readonly path: string;
  readonly title: string;
  /** One sentence that says what the page is for. */
  readonly lead: string;
  /** The heading that it stands under in the navigation. */
  readonly group: string;
  readonly markdown: string;
  /** What is shown in its place to those who see the page. */
  readonly shown?: string;
  /** Whether nothing on it is implemented yet. */
  readonly planned?: boolean;
}

/** A page from markdown that begins with `# Title` and a paragraph that leads into it. */
export function pageFrom(
  place: Pick<DocPage, "path" | "group" | "planned">,
  markdown: string,
): DocPage {
  const [, title, lead] = /^# (.+)\n+([^#`|>][\s\S]*?)\n\n/.exec(`${markdown}\n\n`) ?? [];
  if (title === undefined || lead === undefined) {
    throw new Error(`${place.path} does not begin with a title and a paragraph.`);
  }
  return { ...place, title, lead: firstSentence(lead.replaceAll("\n", " ")), markdown };
}

function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}
