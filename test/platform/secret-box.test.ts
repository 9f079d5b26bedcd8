import { mintSecretKey, openSecretBox } from "@svc/server/platform/crypto/secret-box.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const OLD_KEY = mintSecretKey();
const NEW_KEY = mintSecretKey();
const PLACE = { bound_to: "sends/1" };

describe("a secret box", () => {
  const box = openSecretBox(OLD_KEY);

  it("opens what it sealed, in the same place only", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (secret) => {
        const sealed = box.seal(secret, PLACE);
        expect(box.open(sealed, PLACE)).toBe(secret.toWellFormed());
        expect(() => box.open(sealed, { bound_to: "sends/2" })).toThrow();
      }),
    );
  });

  it("never shows the secret and never seals it twice alike", () => {
    const [one, other] = [box.seal("3333 4444", PLACE), box.seal("3333 4444", PLACE)];
    expect(one).not.toBe(other);
    expect(Buffer.from(one.split(".")[2] ?? "", "base64url").toString()).not.toContain("3333");
  });

  it("refuses a ciphertext that was changed, cut or made up", () => {
    const sealed = box.seal("3333 4444", PLACE);
    const last = sealed.at(-1) === "A" ? "Q" : "A";
    for (const text of [
      sealed.slice(0, -1) + last,
      sealed.slice(0, 30),
      `${sealed}AAAA`,
      "",
      "x.y.z",
    ]) {
      expect(() => box.open(text, PLACE)).toThrow();
    }
  });

  it("opens under an older key after a rotation, and seals under the first", () => {
    const rotated = openSecretBox(`${NEW_KEY}, ${OLD_KEY}`);
    const sealed = box.seal("3333 4444", PLACE);
    expect(rotated.open(sealed, PLACE)).toBe("3333 4444");
    expect(rotated.isStale(sealed)).toBe(true);
    expect(rotated.isStale(rotated.seal("3333 4444", PLACE))).toBe(false);
    expect(() => box.open(rotated.seal("3333 4444", PLACE), PLACE)).toThrow(/No key at hand/);
  });

  it("takes keys of 32 bytes only", () => {
    const junk = `#${OLD_KEY}`;
    for (const material of ["", "short", junk, `${OLD_KEY},`, OLD_KEY + OLD_KEY]) {
      expect(() => openSecretBox(material)).toThrow(/32 bytes/);
    }
  });
});
