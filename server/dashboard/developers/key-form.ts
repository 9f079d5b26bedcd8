const CURRENCIES = ["USD", "ZWG"] as const;
const LIMITS = ["per_send", "daily"] as const;

/** A key as the form asks for it. Pure. */
export function keyOfForm(form: URLSearchParams, mode: "test" | "live"): object {
  const field = (name: string) => (form.get(name) ?? "").trim();
  const scopes = field("scopes");
  const accepts = mode === "live" && form.get("accept_terms") === "true";
  return {
    kind: field("kind"),
    ...(field("label") === "" ? {} : { label: field("label") }),
    ...(scopes === "" ? {} : { scopes: scopes.split(/[\s,]+/) }),
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
  };
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
