/** Numbers, amounts, days and moments as people read them. */
import { wall } from "@svc/server/platform/time/clock.ts";
import { harareDay } from "@svc/server/platform/time/instants.ts";
import { readableDay, readableMoment } from "@svc/server/platform/time/readable.ts";
import { readable, readableAmount } from "@svc/server/platform/values/readable.ts";
import { describe, expect, it } from "vitest";

describe("a number as people read it", () => {
  it.each([
    ["0", "0"],
    ["999", "999"],
    ["1000", "1,000"],
    ["1234567.50", "1,234,567.50"],
    ["-12345.678901", "-12,345.678901"],
    ["077 123 4567", "077 123 4567"],
    ["10000 to 20000", "10000 to 20000"],
    ["", ""],
  ])("%j is %j", (written, read) => {
    expect(readable(written)).toBe(read);
  });

  it("may be a count, or an amount with its currency", () => {
    expect(readable(1_234)).toBe("1,234");
    expect(readableAmount("1001.00", "USD")).toBe("USD 1,001.00");
  });
});

describe("a day as people read it", () => {
  const year = Number(harareDay(wall()).slice(0, 4));

  it("has its year where that is not this one", () => {
    expect(readableDay(`${year}-09-02`)).toBe("2 Sep");
    expect(readableDay(`${year - 1}-11-29`)).toBe(`29 Nov ${year - 1}`);
    expect(readableDay(`${year + 1}-01-01`)).toBe(`1 Jan ${year + 1}`);
  });

  it("is named in the language of its page", () => {
    const [shona, ndebele] = (["sn", "nd"] as const).map((one) =>
      readableDay(`${year}-11-29`, one),
    );
    expect([shona, ndebele]).toEqual(["29 Mbu", "29 Lwe"]);
  });

  it("is Harare's, to the minute", () => {
    expect(readableMoment(Date.parse(`${year}-11-28T22:12:59Z`))).toBe("29 Nov, 00:12");
  });

  it("that is none stays as it is", () => {
    expect(readableDay("soon")).toBe("soon");
  });
});
