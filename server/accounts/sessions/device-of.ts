/** Browsers by their marks: many call themselves Chrome or Safari too, so order counts. */
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/Opera Mini|OPiOS/, "Opera Mini"],
  [/OPR\/|Opera/, "Opera"],
  [/UCBrowser|UCWEB/, "UC Browser"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Edg(?:e|A|iOS)?\//, "Edge"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];

/** Systems: one of a phone names that of a computer as well. */
const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/KAIOS/i, "KaiOS"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Macintosh|Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
];

/** The browser and the system that a user agent names, as people call them; null of neither. */
export function deviceOf(user_agent: string): string | null {
  const named = (names: typeof BROWSERS) => names.find(([mark]) => mark.test(user_agent))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser === undefined) return system ?? null;
  return system === undefined ? browser : `${browser} on ${system}`;
}
