import { mergeMetadata, metadataFilter } from "@svc/server/platform/values/metadata.ts";
import { describe, expect, it } from "vitest";

const twenty = Object.fromEntries(Array.from({ length: 20 }, (_, turn) => [`key_${turn}`, "x"]));

describe("written metadata", () => {
  it("merges into what is stored", () => {
    expect(mergeMetadata({ till: "7", shift: "am" }, { shift: "pm", "a.b-c": "1" })).toEqual({
      till: "7",
      shift: "pm",
      "a.b-c": "1",
    });
  });

  it("removes a key set to null or to nothing", () => {
    expect(
      mergeMetadata(
        { till: "7", shift: "am", createBatcher: "2" },
        { shift: null, createBatcher: "" },
      ),
    ).toEqual({
      till: "7",
    });
  });

  it("keeps no key without a value of something new", () => {
    expect(mergeMetadata({}, { till: "7", shift: "" })).toEqual({ till: "7" });
  });

  it("clears all when it is null, and changes nothing when left out", () => {
    expect(mergeMetadata({ till: "7" }, null)).toEqual({});
    expect(mergeMetadata({ till: "7" }, undefined)).toEqual({ till: "7" });
  });

  it("holds twenty keys and refuses one more", () => {
    expect(Object.keys(mergeMetadata({}, twenty))).toHaveLength(20);
    expect(mergeMetadata(twenty, { key_1: null, other: "x" })).toHaveProperty("other");
    expect(() => mergeMetadata(twenty, { other: "x" })).toThrow(/at most 20/);
  });

  it.each([
    { "": "x" },
    { "a b": "x" },
    { ä: "x" },
    { ["k".repeat(41)]: "x" },
    { k: "v".repeat(501) },
  ])("refuses %j", (written) => {
    expect(() => mergeMetadata({}, written as Record<string, string>)).toThrow(
      expect.objectContaining({ code: "invalid_metadata" }),
    );
  });

  it("counts characters and not their halves", () => {
    const value = "💡".repeat(500);
    expect(mergeMetadata({}, { ["k".repeat(40)]: value })).toEqual({ ["k".repeat(40)]: value });
  });

  it("keeps a key that is named like a built-in", () => {
    const merged = mergeMetadata({}, JSON.parse('{"__proto__":"x"}'));
    expect(Object.entries(merged)).toEqual([["__proto__", "x"]]);
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
  });
});

describe("the metadata filter of a list", () => {
  it("takes one key", () => {
    expect(metadataFilter({ till: "7" })).toEqual({ key: "till", value: "7" });
    expect(metadataFilter(undefined)).toBeNull();
    expect(metadataFilter({})).toBeNull();
  });

  it("refuses a second key", () => {
    expect(() => metadataFilter({ till: "7", createBatcher: "2" })).toThrow(
      expect.objectContaining({ code: "parameter_invalid" }),
    );
  });
});
