import { describe, expect, it } from "vitest";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";

describe("POST /groups", () => {
  it("makes a static group without members, or a dynamic one with whoever matches", async () => {
    const shop = await given.organisation();
    const { id: cost_center } = await given.costCenter(shop);
    await given.recipient(shop, { cost_center, tags: ["driver"] });
    await given.recipient(shop, { tags: ["driver"] });
    const plain = await shop.api.createGroup({ body: { name: "Night shift", description: "F" } });
    expect([plain.status, plain.body]).toEqual([
      201,
      {
        id: expect.stringMatching(/^grp_/),
        object: "group",
        created: expect.any(Number),
        livemode: false,
        name: "Night shift",
        description: "F",
        member_count: 0,
        kind: "static",
        filter: null,
        metadata: {},
      },
    ]);
    const filter = { cost_center, tag: "driver" };
    const { body } = await shop.api.createGroup({ body: { name: "Drivers", filter } });
    expect(body).toMatchObject({ kind: "dynamic", filter, member_count: 1 });
    const tagged = { name: "All drivers", filter: { tag: "driver" } };
    const all = await shop.api.createGroup({ body: tagged });
    expect(all.body).toMatchObject({ filter: { cost_center: null, tag: "driver" } });
    expect(all.body.member_count).toBe(2);
  });

  it("makes one of fifty that are asked for at once under one name", async () => {
    const shop = await given.organisation();
    const body = { name: "Night shift" };
    const asked = Array.from({ length: 50 }, () => shop.api.createGroup({ body }));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, ...Array(49).fill(409)]);
    expect((await shop.live.api.createGroup({ body })).status).toBe(201);
  });

  it("makes one for a key that is sent twice", async () => {
    const { api } = await given.organisation();
    const twice = { body: { name: "Night shift" }, idempotency_key: "grp-1" };
    const [first, second] = [await api.createGroup(twice), await api.createGroup(twice)];
    expect(second.body).toEqual(first.body);
    const other = await api.createGroup({ ...twice, body: { name: "Day shift" } });
    await expectRefusal(other, "idempotency_mismatch");
  });

  it("names what is wrong", async () => {
    const shop = await given.organisation();
    const { id: resource } = await given.group(shop, { name: "Night shift" });
    const same = await shop.api.createGroup({ body: { name: "Night shift" } });
    await expectRefusal(same, "duplicate_resource", { param: "name", resource });
    const empty = await shop.api.createGroup({ body: { name: "All", filter: {} } });
    await expectRefusal(empty, "parameter_invalid", { param: "filter" });
    const strange = (await given.costCenter(await given.stranger())).id;
    const body = { name: "Theirs", filter: { cost_center: strange } };
    const theirs = await shop.api.createGroup({ body });
    await expectRefusal(theirs, "reference_not_found", { param: "filter.cost_center" });
    const long = { name: "All", metadata: { a: "x".repeat(501) } };
    await expectRefusal(await shop.api.createGroup({ body: long }), "invalid_metadata");
  });

  it("stops at a hundred", async () => {
    const shop = await given.organisation();
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`
        insert into groups (account_id, id, name, kind, created)
        select ${shop.account_id}, gen_random_uuid(), 'Group ' || place, 'static', svc_now()
        from generate_series(1, 100) place`,
    );
    const answer = await shop.api.createGroup({ body: { name: "One more" } });
    await expectRefusal(answer, "limit_reached", { meta: { limit: "groups", max: 100 } });
  });
});
