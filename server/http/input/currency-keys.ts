const IN_LOWER_CASE = /"(?!USD"|ZWG")(?:[Uu][Ss][Dd]|[Zz][Ww][Gg])"\s*:/;
const CURRENCY = /^(?:usd|zwg)$/i;

/**
 * Returns a body in which amounts by currency have their names in capitals: a request writes a
 * currency in either case. `metadata` stays as sent, and so does a currency that is named twice.
 */
export function withCurrencyKeys(body: unknown, text: string): unknown {
  return IN_LOWER_CASE.test(text) ? renamed(body) : body;
}

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    nameIn(value, name),
    name === "metadata" ? field : renamed(field),
  ]);
  return Object.fromEntries(fields);
}

function nameIn(fields: object, name: string): string {
  if (!CURRENCY.test(name)) return name;
  const named = Object.keys(fields).filter((other) => CURRENCY.test(other));
  const twice = named.filter((other) => other.toUpperCase() === name.toUpperCase()).length > 1;
  return twice ? name : name.toUpperCase();
}
