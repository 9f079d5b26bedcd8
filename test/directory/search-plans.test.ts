/** Searches for a part of a text are planned for the text, as any text is found another way. */
import { describe, expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { STATEMENTS, tapWire } from "../kit/wire.ts";

describe("a search of the directory", () => {
  it("is planned each time, and so is that of everything", async () => {
    const shop = await given.organisation();
    const { id } = await given.recipient(shop, { name: "Tatenda Moyo" });
    const looks = ["tatenda m", "2345678", "077 234"].flatMap((q) => {
      const list = () => shop.api.listRecipients({ query: { q } });
      const search = () => shop.api.searchObjects({ query: { q } });
      return [list, list, search, search];
    });
    for (const look of looks) {
      const names: string[] = [];
      const stop = tapWire(({ statement, text }) => {
        if (text?.includes("search_text")) names.push(statement);
      }, STATEMENTS);
      const { body } = await look().finally(stop);
      expect(names).toContain("");
      expect(JSON.stringify(body)).toContain(id);
    }
  });

  it("is the same statement as before where nothing is searched for", async () => {
    const shop = await given.organisation();
    await given.recipient(shop);
    const list = () => shop.api.listRecipients({ query: { limit: 7 } });
    await list();
    const names: string[] = [];
    const stop = tapWire(({ statement }) => void names.push(statement), STATEMENTS);
    await list().finally(stop);
    expect(names).not.toContain("");
  });
});
