const NUMBER = /^(-?\d+)(\.\d+)?$/;

/** A number as people read it, in groups of three digits; what is no number stays as it is. */
export function readable(written: string | number): string {
  const text = String(written);
  const found = NUMBER.exec(text);
  if (found === null) return text;
  const [, whole = "", part = ""] = found;
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",") + part;
}

/** An amount as people read it, with its currency. */
export function readableAmount(amount: string, currency: string): string {
  return `${currency} ${readable(amount)}`;
}
