/** An export of reward links, for posters and slips: where each leads, to whoever may see it. */
import { expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { asked, download, exported } from "../../kit/exports.ts";
import { given } from "../../kit/given.ts";
import { madeLink } from "../../kit/links.ts";

it("has the address and the label of each link, as the list shows them", async () => {
  const shop = await given.organisation();
  const { id: program } = await given.activeProgram(shop);
  const first = await madeLink(shop, program, { label: "Poster, Mbare" });
  const slip = await madeLink(shop, program, { label: "Slip" });
  const columns = ["label", "url"];
  const text = await download(await exported(shop, { kind: "reward_links", columns }));
  expect(text.trimEnd().split("\n").slice(1).toSorted()).toEqual(
    [`"Poster, Mbare",${first.url}`, `Slip,${slip.url}`].toSorted(),
  );
  const filters = { label: "Slip" };
  const one = await exported(shop, { kind: "reward_links", columns, filters });
  expect(await download(one)).toBe(`label,url\nSlip,${slip.url}\n`);
});

it("shows no address to a key that may not create links", async () => {
  const shop = await given.organisation();
  const { id: program } = await given.activeProgram(shop);
  await madeLink(shop, program, { label: "Slip" });
  const reader = await given.keyByHand(shop, { scopes: ["reports:read", "rewards:read"] });
  await pass(shop, { seconds: 5 });
  for (const format of ["csv", "json"] as const) {
    const { id: export_id } = await asked(reader, { kind: "reward_links", format });
    await drain(shop);
    const { body } = await reader.api.getExport({ path: { export_id } });
    const text = await download(body);
    expect(text).toContain("Slip");
    expect(text).not.toContain("/claim/");
  }
});
