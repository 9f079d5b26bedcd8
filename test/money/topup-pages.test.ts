import { describe, expect, it } from "vitest";
import { pass } from "../kit/drain.ts";
import { given } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";
import { topUp, topupNow } from "../kit/topups.ts";

async function pageAt(url: string): Promise<{ status: number; text: string; headers: Headers }> {
  const { ask } = await testServer();
  const response = await ask(new Request(url));
  return { status: response.status, text: await response.text(), headers: response.headers };
}

describe("the page that a payer comes back to", () => {
  it("says how the payment stands, and that nothing is real in test mode", async () => {
    const shop = await given.organisation({ name: "Moyo & Sons" });
    const made = await topUp(shop);
    const waiting = await pageAt(made.redirect_url ?? "");
    expect(waiting.status).toBe(200);
    expect(waiting.text).toContain("Waiting for the payment");
    expect(waiting.text).toContain("no real money is paid");
    expect(waiting.text).toContain("207.00 USD");
    expect(waiting.text).toContain("Moyo &amp; Sons");
    expect(waiting.headers.get("content-security-policy")).toContain("default-src 'none'");
    await pass(shop);
    expect((await pageAt(made.redirect_url ?? "")).text).toContain("Payment received");
  });

  it("is of nothing where nobody made the reference", async () => {
    const { config } = await testServer();
    const { status, text } = await pageAt(`${config.public_url}/pay/TOP-AAAAAAAAAA`);
    expect(status).toBe(404);
    expect(text).toContain("does not exist");
  });
});

describe("the receipt of a top-up", () => {
  it("is shown to whoever has its address, with what was received", async () => {
    const shop = await given.organisation({ name: "Mbare Tuck Shop" });
    const { id } = await topUp(shop);
    await pass(shop);
    const { receipt_url, reference } = await topupNow(shop, id);
    const { status, text, headers } = await pageAt(receipt_url ?? "");
    expect(status).toBe(200);
    expect(text).toContain(`Receipt ${reference}`);
    expect(text).toContain("200.00 USD");
    expect(text).toContain("7.00 USD");
    expect(text).toContain("Mbare Tuck Shop");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("is shown to nobody with another secret, and to nobody before the money is there", async () => {
    const shop = await given.organisation();
    const { id } = await topUp(shop, { amount: "10.02" });
    const { config } = await testServer();
    for (const secret of ["", "?s=", `?s=${"a".repeat(43)}`]) {
      expect((await pageAt(`${config.public_url}/receipts/${id}${secret}`)).status).toBe(404);
    }
    const paid = await topUp(shop);
    await pass(shop);
    const { receipt_url } = await topupNow(shop, paid.id);
    expect((await pageAt(`${receipt_url}x`)).status).toBe(404);
    expect((await pageAt((receipt_url ?? "").replace(paid.id, id))).status).toBe(404);
  });
});
