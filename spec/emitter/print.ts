const LINE_MAX = 100;

/** A value as JSON for people to review: whatever fits into one line stands in one line. */
export function printed(value: unknown, indent = 0, reserved = 0): string {
  const flat = oneLine(value);
  if (indent + reserved + flat.length < LINE_MAX || !isNested(value)) return flat;
  const pad = " ".repeat(indent + 2);
  const end = " ".repeat(indent);
  if (Array.isArray(value)) {
    const rows = value.map((each) => pad + printed(each, indent + 2));
    return `[\n${rows.join(",\n")}\n${end}]`;
  }
  const rows = present(value).map(([key, each]) => {
    const name = `${JSON.stringify(key)}: `;
    return pad + name + printed(each, indent + 2, name.length);
  });
  return `{\n${rows.join(",\n")}\n${end}}`;
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

function present(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, each]) => each !== undefined);
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(", ")}]`;
  if (!isNested(value)) return JSON.stringify(value);
  const entries = present(value).map(([key, each]) => `${JSON.stringify(key)}: ${oneLine(each)}`);
  return `{ ${entries.join(", ")} }`;
}
