/** A share as the interface writes it, "0.987", in per cent. */
export function percent(written: string): string {
  const [whole = "0", part = ""] = written.split(".");
  const digits = `${whole}${part.padEnd(3, "0")}`;
  return `${digits.slice(0, -1).replace(/^0+(?=\d)/, "")}.${digits.slice(-1)} %`;
}
