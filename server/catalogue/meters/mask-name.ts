/** `T**** M***` of Tendai Moyo: enough to be recognised when it is read back, and no more. */
export function maskName(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map(([first = "", ...rest]) => first + "*".repeat(Math.min(rest.length, STARS_MAX)))
    .join(" ");
}

/** A long name must not be recognisable by its length. */
const STARS_MAX = 4;
