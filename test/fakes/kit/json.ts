import type { FakeAnswer } from "./fake.ts";

/** An answer in JSON; amounts of money in bigint are written as their digits. */
export function json(status: number, body: unknown): Exclude<FakeAnswer, string> {
  const text = JSON.stringify(body, (_name, value) =>
    typeof value === "bigint" ? value.toString() : value,
  );
  return { status, headers: { "content-type": "application/json; charset=utf-8" }, body: text };
}
