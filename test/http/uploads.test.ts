import { describe, expect, it } from "vitest";
import { given, type Organisation } from "../kit/given.ts";

const MIB = 1_048_576;

async function upload(shop: Organisation, headers: Record<string, string>) {
  const { status, error } = await shop.api.uploadDocument({ headers });
  return { status, code: error?.code };
}

describe("a form with a file", () => {
  it("is taken where a file is sent", async () => {
    const shop = await given.organisation();
    expect((await upload(shop, {})).status).toBe(201);
  });

  it.each(["application/json", "multipart/form-data", "application/pdf"])(
    "is not %s",
    async (type) => {
      const shop = await given.organisation();
      expect((await upload(shop, { "content-type": type })).code).toBe("unsupported_media_type");
    },
  );

  it("may have 10 MiB, and no more", async () => {
    const shop = await given.organisation();
    const sized = (bytes: number) => upload(shop, { "content-length": String(bytes) });
    expect((await sized(10 * MIB)).status).toBe(201);
    expect((await sized(10 * MIB + 1)).code).toBe("body_too_large");
  });
});
