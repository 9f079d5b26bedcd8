import postgres from "postgres";

/** A connection of the benchmark's own, over the socket that the address names. */
export function connect(url: string) {
  const { searchParams } = new URL(url);
  return postgres(url.split("?")[0] ?? "", {
    host: searchParams.get("host") ?? "",
    max: 1,
    onnotice: () => {},
  });
}
