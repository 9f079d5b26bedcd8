/** The link that `npm start` prints for the owner of its sandbox. */
import { addMember } from "@svc/server/accounts/members/index.ts";
import { ownerLink } from "@svc/server/sandbox.ts";
import { expect, it } from "vitest";
import { newBrowser } from "../kit/dashboard.ts";
import { given } from "../kit/given.ts";
import { readLink } from "../kit/pages.ts";
import { testServer } from "../kit/server.ts";

const OWNER = { name: "Tendai Moyo", email: "owner@sandbox.example", role: "owner" } as const;

it("signs the owner in once, in test mode, and is made for this machine alone", async () => {
  const shop = await given.organisation({ name: "Sandbox Shop" });
  const { database, config } = await testServer();
  await database.transact("add the owner", (tx) =>
    addMember(tx, { ...OWNER, live_id: shop.live.account_id, now: 0 }),
  );
  const { public_url } = config;
  expect(await ownerLink(database, { public_url, host: "0.0.0.0" })).toBe(null);
  const link = new URL((await ownerLink(database, { public_url, host: "127.0.0.1" })) ?? "");
  const browser = newBrowser();
  const fields = await readLink(browser, link.pathname + link.search);
  expect(fields.email).toBe(OWNER.email);
  const first = await browser.post("/dashboard/sign-in/code", fields);
  expect([first.status, first.headers.get("location")]).toEqual([303, "/dashboard"]);
  expect(await (await browser.get("/dashboard")).text()).toContain("test mode");
  const again = await newBrowser().post("/dashboard/sign-in/code", fields);
  expect(again.status).toBe(400);
});
