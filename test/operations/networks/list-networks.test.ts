import { afterAll, describe, expect, it } from "vitest";
import { changeCatalogue } from "../../kit/change-catalogue.ts";
import { given } from "../../kit/given.ts";
import { allNetworksUp } from "../../kit/networks-up.ts";
import { expectRefusal } from "../../kit/refusal.ts";

afterAll(allNetworksUp);

describe("GET /networks", () => {
  it("lists the three mobile networks and the utility, whole and without pages", async () => {
    const { api } = await given.organisation();
    const { status, body } = await api.listNetworks();
    expect(status).toBe(200);
    expect(body.data.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      "econet mobile",
      "netone mobile",
      "telecel mobile",
      "power power",
    ]);
    expect(body).toMatchObject({ url: "/dev/v1/networks", has_more: false, next_cursor: null });
  });

  it("shows each network's prefixes, currencies and types, and that it is up", async () => {
    const { api } = await given.organisation();
    const { body } = await api.listNetworks();
    const shown = Object.fromEntries(body.data.map((network) => [network.id, network]));
    expect(shown.econet).toMatchObject({
      object: "network",
      livemode: false,
      name: "Econet",
      prefixes: ["077", "078"],
      currencies: ["USD", "ZWG"],
      types: ["airtime", "data"],
      state: "up",
    });
    expect(shown.netone?.prefixes).toEqual(["071", "072"]);
    expect(shown.telecel?.prefixes).toEqual(["073"]);
    expect(shown.power).toMatchObject({ prefixes: [], types: ["power"] });
  });

  it("shows how a network is doing, and since when", async () => {
    const { api } = await given.organisation();
    await setState("netone", "degraded", 1_790_000_000);
    await setState("netone", "down", 1_790_000_050);
    try {
      const { body } = await api.listNetworks();
      expect(body.data.find(({ id }) => id === "netone")).toMatchObject({
        state: "down",
        since: 1_790_000_050,
      });
    } finally {
      await setState("netone", "up", 1_790_000_100);
    }
  });

  it("answers a publishable key and a live key", async () => {
    const shop = await given.organisation();
    const { api } = await given.key(shop, { kind: "pk" });
    expect(await api.listNetworks()).toMatchObject({ status: 200 });
    const { body } = await shop.live.api.listNetworks();
    expect(body.data.map(({ livemode }) => livemode)).toEqual([true, true, true, true]);
  });

  it("needs the scope catalog:read", async () => {
    const { api } = await given.key(await given.organisation(), {
      kind: "rk",
      scopes: ["lookups:read"],
    });
    const meta = { required: ["catalog:read"] };
    await expectRefusal(await api.listNetworks(), "insufficient_scope", { meta });
  });

  it("takes no filter and no cursor", async () => {
    const { api } = await given.organisation();
    for (const param of ["limit", "starting_after", "kind"]) {
      const answer = await api.listNetworks({ query: { [param]: "1" } });
      await expectRefusal(answer, "unknown_parameter", { param });
    }
  });
});

async function setState(id: string, state: string, since_seconds: number): Promise<void> {
  await changeCatalogue(async ({ sql }) => {
    await sql`insert into network_states (mode, network_id, since, state)
      values ('test', ${id}, to_timestamp(${since_seconds}), ${state})`;
  });
}
