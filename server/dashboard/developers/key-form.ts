export const CURRENCIES = ["USD", "ZWG"] as const;
export const LIMITS = ["per_send", "daily", "monthly"] as const;

/** A key as the form asks for it. Pure. */
export function keyOfForm(form: URLSearchParams, mode: "test" | "live"): object {
  const field = (name: string) => (form.get(name) ?? "").trim();
  const scopes = form.getAll("scopes").flatMap((one) => one.split(/[\s,]+/));
  const accepts = mode === "live" && form.get("accept_terms") === "true";
  return {
    kind: field("kind"),
    ...(field("label") === "" ? {} : { label: field("label") }),
    ...(scopes.every((one) => one === "") ? {} : { scopes }),
    ...capsOf(form),
    ...(accepts ? { accept_terms: true } : {}),
  };
}

/** Changes as the form of a key asks for them: an empty limit is taken off. Pure. */
export function limitsOfForm(form: URLSearchParams): object {
  const label = (form.get("label") ?? "").trim();
  const of = (currency: string) =>
    Object.fromEntries(LIMITS.map((limit) => [limit, limitOf(form, currency, limit)]));
  return {
    label: label === "" ? null : label,
    spend_caps: Object.fromEntries(CURRENCIES.map((currency) => [currency, of(currency)])),
    ...amountsOf(form, "per_recipient_daily_cap"),
    ...amountsOf(form, "approval_threshold"),
    ...linesOf(form, "recipient_allowlist"),
    ...linesOf(form, "allowed_ips"),
  };
}

/** An amount in each currency, where the form has the fields; what is empty is none. */
function amountsOf(form: URLSearchParams, name: string): object {
  if (!CURRENCIES.some((currency) => form.has(`${name}.${currency}`))) return {};
  const amounts = CURRENCIES.map((currency) => [
    currency,
    form.get(`${name}.${currency}`)?.trim() || null,
  ]);
  return {
    [name]: amounts.every(([, amount]) => amount === null) ? null : Object.fromEntries(amounts),
  };
}

function linesOf(form: URLSearchParams, name: string): object {
  const text = form.get(name);
  if (text === null) return {};
  const lines = text.split(/[\n,]+/).map((line) => line.trim());
  const found = lines.filter((line) => line !== "");
  return { [name]: found.length === 0 ? null : found };
}

function capsOf(form: URLSearchParams): object {
  const caps = CURRENCIES.flatMap((currency) => {
    const limits = LIMITS.flatMap((limit): [string, string][] => {
      const value = limitOf(form, currency, limit);
      return value === null ? [] : [[limit, value]];
    });
    return limits.length === 0 ? [] : [[currency, Object.fromEntries(limits)]];
  });
  return caps.length === 0 ? {} : { spend_caps: Object.fromEntries(caps) };
}

function limitOf(form: URLSearchParams, currency: string, limit: string): string | null {
  return form.get(`spend_caps.${currency}.${limit}`)?.trim() || null;
}
