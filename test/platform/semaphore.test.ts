import { openSemaphore } from "@svc/server/platform/db/semaphore.ts";
import { describe, expect, it } from "vitest";

const PATIENT = { waiting_max: 10, wait_ms_max: 10_000 };

describe("places", () => {
  it("let no more in than there are, in the order of coming", async () => {
    const inPlace = openSemaphore({ places: 1, ...PATIENT });
    const first = Promise.withResolvers<string>();
    const seen: string[] = [];
    const all = [
      inPlace(() => first.promise).then((name) => seen.push(name)),
      inPlace(async () => "second").then((name) => seen.push(name)),
      inPlace(async () => "third").then((name) => seen.push(name)),
    ];
    await Promise.resolve();
    expect(seen).toEqual([]);
    first.resolve("first");
    await Promise.all(all);
    expect(seen).toEqual(["first", "second", "third"]);
  });

  it("are free again after work that fails", async () => {
    const inPlace = openSemaphore({ places: 1, ...PATIENT });
    await expect(inPlace(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await inPlace(async () => "in")).toBe("in");
  });

  it("refuse the one too many with a time to come back", async () => {
    const inPlace = openSemaphore({ places: 1, waiting_max: 1, wait_ms_max: 10_000 });
    const first = Promise.withResolvers<void>();
    const inside = inPlace(() => first.promise);
    const waits = inPlace(async () => "waited");
    await expect(inPlace(async () => "too many")).rejects.toMatchObject({
      code: "service_unavailable",
      detail: { retry_after: 1 },
    });
    first.resolve();
    await inside;
    expect(await waits).toBe("waited");
  });

  it("refuse the one who has waited too long, and keep the place for the next", async () => {
    const inPlace = openSemaphore({ places: 1, waiting_max: 1, wait_ms_max: 5 });
    const first = Promise.withResolvers<void>();
    const inside = inPlace(() => first.promise);
    await expect(inPlace(async () => "late")).rejects.toMatchObject({
      code: "service_unavailable",
    });
    first.resolve();
    await inside;
    expect(await inPlace(async () => "next")).toBe("next");
  });
});
