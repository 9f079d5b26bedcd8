/** Mails to those who still use an operation or a version that is going to end. */

import { createApp } from "@svc/server/app.ts";
import type { Config } from "@svc/server/platform/settings/config.ts";
import { wall } from "@svc/server/platform/time/clock.ts";
import type { Versions } from "@svc/server/platform/versions/versions.ts";
import { dueEndings } from "@svc/server/reporting/deprecation-notices/due-endings.ts";
import { deprecationNotices } from "@svc/server/reporting/deprecation-notices/index.ts";
import { notifyUsers } from "@svc/server/reporting/deprecation-notices/notify-users.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requestOf } from "../kit/api.ts";
import { mailTo, newMember } from "../kit/dashboard.ts";
import { given, type Organisation } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";
import { change } from "../queues/poison.ts";

const DAY_MS = 24 * 3_600_000;
const ENDING = "listSendAttempts";
const INSTEAD = "Retrieve the send and read its status.";
const PATH = { send_id: "snd_0031Jk7TeApCu0Wq1YgSz5Bf" };
const INCOMING = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };

/** The operation ends this number of days from now, at midnight UTC. */
function endingIn(days: number): Config["deprecations"] {
  const sunset = new Date(wall() + days * DAY_MS).toISOString().slice(0, 10);
  return { [ENDING]: { since: "2026-05-01", sunset, instead: INSTEAD, use: "getSend" } };
}

function endOf(deprecations: Config["deprecations"]): string {
  return deprecations[ENDING]?.sunset ?? "";
}

async function mailWhatEnds(deprecations: Config["deprecations"]): Promise<void> {
  const { config, database, log } = await testServer();
  await deprecationNotices({ ...config, deprecations }).run({ database, log });
}

async function countMails(to: Organisation): Promise<number> {
  const rows = await to.live.probe.rows("messages");
  return rows.filter(({ purpose }) => purpose === "notice").length;
}

describe("which mail is due", () => {
  const { ends_at, versions } = {
    ends_at: Date.parse("2029-05-01T00:00:00Z"),
    versions: noVersions(),
  };
  const deprecations = {
    [ENDING]: { since: "2027-05-01", sunset: "2029-05-01", instead: "", use: "getSend" },
  };
  const dueAt = (before_ms: number) =>
    dueEndings(
      { deprecations, field_deprecations: {}, versions } as never,
      ends_at - before_ms,
    ).map((due) => due.days_before);

  it.each([
    [180 * DAY_MS + 1, []],
    [180 * DAY_MS, [180]],
    [91 * DAY_MS, [180]],
    [90 * DAY_MS, [90]],
    [30 * DAY_MS, [30]],
    [8 * DAY_MS, [30]],
    [7 * DAY_MS, [7]],
    [1, [7]],
    [0, []],
    [-DAY_MS, []],
  ])("%d ms before the end: %j", (before_ms, due) => {
    expect(dueAt(before_ms)).toEqual(due);
  });

  it("is that of a version too, which says to which one to change", () => {
    const ends = { deprecated_at: 0, sunset: new Date(ends_at).toUTCString() };
    const versions = {
      ...noVersions(),
      endOf: (name: string) => (name === "2026-11-01" ? ends : null),
    };
    const due = dueEndings(
      { deprecations: {}, field_deprecations: {}, versions } as never,
      ends_at - 30 * DAY_MS,
    );
    expect(due).toMatchObject([
      { name: "Version 2026-11-01", instead: "Change to version 2027-06-01.", days_before: 30 },
    ]);
  });
});

function noVersions(): Pick<Versions, "supported" | "newest" | "endOf"> {
  return { supported: ["2027-06-01", "2026-11-01"], newest: "2027-06-01", endOf: () => null };
}

describe("an organisation whose keys use what ends", () => {
  let app: ReturnType<typeof createApp>;
  let shop: Organisation;
  let neighbour: Organisation;
  let owner: string;
  let developer: string;
  let viewer: string;

  beforeAll(async () => {
    const { config: base, database, log } = await testServer();
    const config = { ...base, deprecations: endingIn(200) };
    app = createApp({ config, database, log, sharers: () => 1, can_mail: true });
    shop = await given.organisation();
    owner = (await newMember(shop, "owner")).email;
    developer = (await newMember(shop, "developer")).email;
    viewer = (await newMember(shop, "viewer")).email;
    const till = await given.key(shop, { label: "Till 7" });
    const quiet = await given.key(shop, { label: "Till 8" });
    for (const _ of [1, 2])
      await app.hono.fetch(requestOf(till.secret, ENDING, { path: PATH }), INCOMING);
    await app.hono.fetch(requestOf(shop.live.key.secret, ENDING, { path: PATH }), INCOMING);
    neighbour = await given.organisation();
    await newMember(neighbour, "owner");
    await app.hono.fetch(requestOf(neighbour.key.secret, ENDING, { path: PATH }), INCOMING);
    await app.hono.fetch(requestOf(quiet.secret, "getAccount", {}), INCOMING);
    await app.gate.flush();
  });

  afterAll(async () => {
    await app.gate.close();
  });

  it("hears nothing half a year before", async () => {
    await mailWhatEnds(endingIn(190));
    expect(await countMails(shop)).toBe(0);
  });

  it("is mailed once a day that counts: its owners and developers, with the keys and the way on", async () => {
    const ending = endingIn(29);
    await mailWhatEnds(ending);
    await mailWhatEnds(ending);
    const mail = await mailTo(owner);
    expect(mail).toContain(`GET /sends/{send_id}/attempts ends on ${endOf(ending)}, in `);
    expect(mail).toContain(INSTEAD);
    expect(mail).toMatch(/These keys used it in the last 30 days: .*Till 7 \(test\)/);
    expect(mail).toContain("(live)");
    expect(mail).not.toContain("Till 8");
    expect(mail).toMatch(/See the requests: http.*\/dashboard\/developers\/ending/);
    expect(await mailTo(developer)).toBe(mail);
    expect(await mailTo(viewer)).toBeNull();
    expect(await countMails(shop)).toBe(2);
  });

  it("is mailed again a week before", async () => {
    await mailWhatEnds(endingIn(6));
    expect(await countMails(shop)).toBe(4);
  });

  it("keeps none of the others from their mail when it cannot be mailed", async () => {
    const { config, database } = await testServer();
    const due = dueEndings({ ...config, deprecations: endingIn(80) }, wall());
    const before = (await countMails(shop)) + (await countMails(neighbour));
    let reads = 0;
    const failing = {
      ...database,
      // The first read finds the organisations, the second one the uses of the first of them.
      read: async (work: Parameters<typeof database.read>[0]) => {
        reads += 1;
        if (reads === 2) throw new Error("away");
        return await database.read(work);
      },
    } as typeof database;
    const mailing = { public_url: config.public_url, now: wall() };
    await expect(notifyUsers(failing, due, mailing)).rejects.toThrow("away");
    const after = (await countMails(shop)) + (await countMails(neighbour));
    expect(after).toBeGreaterThan(before);
  });
});

describe("an organisation whose endpoint receives events in a version that ends", () => {
  const OLD = "2025-01-01";

  async function mailOfVersion(days: number): Promise<void> {
    const { config, database, log } = await testServer();
    const sunset = new Date(wall() + days * DAY_MS).toUTCString();
    const versions = {
      ...config.versions,
      supported: [...config.versions.supported, OLD],
      endOf: (name: string) => (name === OLD ? { deprecated_at: 0, sunset } : null),
    } as typeof config.versions;
    await deprecationNotices({ ...config, versions }).run({ database, log });
  }

  it("is mailed once, with the endpoint that does, and not those that do not", async () => {
    const shop = await given.organisation();
    const { email } = await newMember(shop, "owner");
    const pinned = await given.endpoint(shop);
    await change(shop, "webhook_endpoints", `api_version = '${OLD}'`);
    const newest = await given.endpoint(shop);
    await mailOfVersion(29);
    await mailOfVersion(29);
    const mail = await mailTo(email);
    expect(mail).toContain(`Version ${OLD} ends on `);
    expect(mail).toContain(`receive events in it: ${pinned.url} (test).`);
    expect(mail).not.toContain(newest.url);
    expect(mail).not.toContain("These keys");
    expect(mail).toMatch(/See the webhook endpoints: http.*\/dashboard\/developers\/webhooks/);
    expect(await countMails(shop)).toBe(1);
  });

  it.each([
    [
      "that is disabled",
      "status = 'disabled', disabled_at = svc_now(), disabled_reason = 'manual'",
    ],
    ["of the legacy format", "format = 'legacy_airtime'"],
  ])("is not mailed about one %s", async (_, set) => {
    const shop = await given.organisation();
    const { email } = await newMember(shop, "owner");
    await given.endpoint(shop);
    await change(shop, "webhook_endpoints", `api_version = '${OLD}', ${set}`);
    await mailOfVersion(29);
    expect(await mailTo(email)).toBeNull();
  });
});

it("who uses nothing that ends is not mailed", async () => {
  const other = await given.organisation();
  await newMember(other, "owner");
  await mailWhatEnds(endingIn(29));
  expect(await countMails(other)).toBe(0);
});
