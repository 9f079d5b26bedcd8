import { formatId, lowestId, mintId, parseAnyId, parseId } from "@svc/server/platform/ids.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const NOW_MS = 1_790_000_000_123;

describe("minting", () => {
  it("makes version 7 uuids that carry the millisecond", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 48 - 1 }), (ms) => {
        const id = mintId(ms);
        expect(id).toMatch(UUID_V7);
        expect(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)).toBe(ms);
      }),
    );
  });

  it("is strictly increasing for the same and for later milliseconds", () => {
    const ids = Array.from({ length: 20_000 }, (_, turn) =>
      mintId(NOW_MS + Math.floor(turn / 5_000)),
    );
    expect(ids).toEqual([...new Set(ids)].sort());
  });

  it("is strictly increasing for each of two clocks that are read in turn", () => {
    const ids = Array.from({ length: 2_000 }, (_, turn) =>
      mintId(NOW_MS + (turn % 2) * 86_400_000),
    );
    const [today, tomorrow] = [0, 1].map((clock) => ids.filter((_, turn) => turn % 2 === clock));
    expect(today).toEqual([...(today ?? [])].sort());
    expect(tomorrow).toEqual([...(tomorrow ?? [])].sort());
  });

  it("does not tell how many ids were made between two", () => {
    const counter = (id: string) => Number.parseInt(id.slice(15, 18) + id.slice(20, 23), 16);
    const firsts = Array.from({ length: 50 }, (_, turn) => counter(mintId(NOW_MS + 100 + turn)));
    expect(new Set(firsts).size).toBeGreaterThan(40);
  });

  it("refuses a time that is not whole milliseconds", () => {
    for (const ms of [1.5, -1, 2 ** 48, Number.NaN]) expect(() => mintId(ms)).toThrow(RangeError);
  });

  it("never falls below the lowest id of its millisecond, nor reaches that of the next", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 48 - 2 }), (ms) => {
        const id = mintId(ms);
        expect(id >= lowestId(ms)).toBe(true);
        expect(id < lowestId(ms + 1)).toBe(true);
      }),
    );
  });
});

describe("the text of an id", () => {
  it("is the prefix and 24 letters and digits", () => {
    expect(formatId("snd", mintId(NOW_MS))).toMatch(/^snd_[0-9A-Za-z]{24}$/);
    expect(formatId("snd", "00000000-0000-0000-0000-000000000000")).toBe(`snd_${"0".repeat(24)}`);
    expect(formatId("snd", "ffffffff-ffff-ffff-ffff-ffffffffffff")).toBe(
      "snd_007n42DGM5Tflk9n8mt7Fhc7",
    );
  });

  it("reads back as the same uuid, and as no other kind of object", () => {
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        const text = formatId("snd", uuid);
        expect(parseId("snd", text)).toBe(uuid);
        expect(parseAnyId(text)).toEqual({ prefix: "snd", id: uuid });
        expect(parseId("evt", text)).toBeNull();
      }),
    );
  });

  it("sorts as the uuids do", () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (one, other) => {
        expect(formatId("snd", one) < formatId("snd", other)).toBe(one < other);
      }),
    );
  });

  it.each([
    "",
    "snd_",
    "snd_0",
    `snd_${"0".repeat(23)}`,
    `snd_${"0".repeat(25)}`,
    `snd_${"z".repeat(24)}`,
    `snd_${"0".repeat(23)}-`,
    `xyz_${"0".repeat(24)}`,
    `SND_${"0".repeat(24)}`,
    ` snd_${"0".repeat(24)}`,
    `snd_${"0".repeat(24)}\n`,
  ])("is not %j", (text) => {
    expect(parseAnyId(text)).toBeNull();
  });

  it("may be bare hex for an order of the predecessor interface", () => {
    expect(parseId("snd", "65a1b2c3d4e5f60718293a4b")).toBe("00000000-65a1-b2c3-d4e5-f60718293a4b");
    expect(parseId("snd", "0190f3b0c1d27abc8def0123456789ab")).toBe(
      "0190f3b0-c1d2-7abc-8def-0123456789ab",
    );
    expect(parseId("evt", "65a1b2c3d4e5f60718293a4b")).toBeNull();
    expect(parseId("snd", "65A1B2C3D4E5F60718293A4B")).toBeNull();
  });
});
