import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { filesOf } from "./samples.ts";

const GUIDE = join(import.meta.dirname, "../../docs/guides/errors.md");

type Call = (path: string, options?: { method?: string; key?: string }) => Promise<unknown>;

let call: Call;

beforeAll(async () => {
  const [file] = filesOf(await readFile(GUIDE, "utf8")).filter(({ name }) => name === "call.mjs");
  const module = await import(`data:text/javascript,${encodeURIComponent(file?.text ?? "")}`);
  call = module.call;
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers in turn, without waiting between the tries; counts them. */
function answering(...answers: (() => Response)[]): { tries: () => number } {
  let tries = 0;
  vi.stubGlobal("setTimeout", (run: () => void) => queueMicrotask(run));
  vi.stubGlobal("fetch", async () => {
    const answer = answers[Math.min(tries, answers.length - 1)] as () => Response;
    tries += 1;
    return answer();
  });
  return { tries: () => tries };
}

const lost = () => {
  throw new TypeError("fetch failed");
};
const page = () => new Response("<html>Bad gateway</html>", { status: 502 });
const refused = () =>
  Response.json({ error: { code: "invalid_phone", message: "No.", retryable: false } });

it("calls what was never answered no answer, and not a refusal", async () => {
  const { tries } = answering(lost);
  await expect(call("/sends", { method: "POST", key: "1" })).rejects.toMatchObject({
    code: "no_answer",
    message: "No answer.",
  });
  expect(tries()).toBe(6);
});

it("repeats after a proxy's page of HTML", async () => {
  const { tries } = answering(page, () => Response.json({ status: "pending" }));
  expect(await call("/sends", { method: "POST", key: "1" })).toEqual({ status: "pending" });
  expect(tries()).toBe(2);
});

it("repeats no POST that carries no key, and no refusal that is final", async () => {
  const without_key = answering(lost);
  await expect(call("/keys", { method: "POST" })).rejects.toMatchObject({ code: "no_answer" });
  expect(without_key.tries()).toBe(1);
  const final = answering(() => new Response(refused().body, { status: 400 }));
  await expect(call("/account")).rejects.toMatchObject({ code: "invalid_phone", message: "No." });
  expect(final.tries()).toBe(1);
});
