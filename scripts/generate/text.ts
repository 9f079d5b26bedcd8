const LINE_MAX = 96;

/** A value as a TypeScript literal, in one line where it fits. */
export function literal(value: unknown, indent = 0, reserved = 0): string {
  const flat = oneLine(value);
  if (flat.length + indent + reserved <= LINE_MAX || value === null || typeof value !== "object")
    return flat;
  const pad = " ".repeat(indent + 2);
  const end = " ".repeat(indent);
  if (Array.isArray(value)) {
    const rows = value.map((each) => `${pad}${literal(each, indent + 2)},\n`);
    return `[\n${rows.join("")}${end}]`;
  }
  const rows = Object.entries(value).map(([key, each]) => {
    const name = `${keyOf(key)}: `;
    return `${pad}${name}${literal(each, indent + 2, name.length)},\n`;
  });
  return `{\n${rows.join("")}${end}}`;
}

/** Names as a union of string literals, one a line; \`never\` when there are none. */
export function union(names: readonly string[]): string {
  if (names.length === 0) return " never";
  return names.map((name) => `\n  | ${JSON.stringify(name)}`).join("");
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, each]) => `${keyOf(key)}: ${oneLine(each)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

/** A key as it may stand in an object or an interface. */
export function keyOf(key: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? key : JSON.stringify(key);
}
