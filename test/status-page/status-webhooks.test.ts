/** Servers behind URLs are sent what staff write of incidents, signed, once a change. */
import { randomUUID } from "node:crypto";
import {
  confirmSubscription,
  countSubscribers,
  forgetUnconfirmed,
  openIncident,
  sealedSubscribers,
} from "@svc/server/catalogue/status/index.ts";
import { openSecretBox } from "@svc/server/platform/crypto/secret-box.ts";
import { isSignedBy, readSignatureHeader } from "@svc/server/platform/crypto/signature.ts";
import { openHttpClient } from "@svc/server/platform/net/safe-http-post.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { useOwnDatabase } from "../kit/own-database.ts";
import { pageAt } from "../kit/pages.ts";
import { testServer } from "../kit/server.ts";
import { openSink } from "../kit/sink.ts";
import { signedInStaff } from "../kit/staff.ts";
import {
  mailServer,
  noticeWorker,
  openStatusPage,
  openTestIncident,
  passNoticeTime,
  sendNotices,
  storedSubscribers,
} from "../kit/subscribers.ts";

useOwnDatabase("status_webhooks");

const TRIES = 7;

beforeEach(async () => {
  const { database } = await testServer();
  await database.record(({ sql }) => sql`truncate status_subscribers, status_notices`);
});

/** A server that has agreed, with the secret that its owner was shown. */
async function subscribedSink() {
  const sink = await openSink();
  const page = await openStatusPage();
  const { html } = await page.subscribe("webhook", sink.url);
  const secret = /whsec_[\w+/=]+/.exec(html)?.[0] ?? "";
  const end = /(\/status\/subscribers\/end\?token=\w+)/.exec(html)?.[1] ?? "";
  await sendNotices(null);
  return { sink, page, secret, end };
}

describe("a webhook of the status page", () => {
  it("agrees by its answer, and is sent signed changes, each once", async () => {
    const { sink, secret } = await subscribedSink();
    await openTestIncident("Signed");
    await openTestIncident("Over already", "resolved");
    await sendNotices(null);
    await passNoticeTime();
    expect(await sendNotices(null)).toBe(0);
    expect(sink.types().toSorted()).toEqual([
      ...["incident.opened", "incident.resolved", "subscription.created"],
    ]);
    const opened = sink.received.find(({ event }) => event.type === ("incident.opened" as never));
    expect(opened?.event).toMatchObject({
      ...{ object: "status_notice", url: expect.stringMatching(/\/status$/) },
      incident: { title: "Signed", state: "investigating", components: ["api"] },
    });
    expect(opened?.headers["webhook-id"]).toBe(opened?.event.id);
    for (const { headers, text } of sink.received) {
      const signature = readSignatureHeader(String(headers["svc-signature"]));
      expect(signature !== null && isSignedBy(signature, Buffer.from(text), [secret])).toBe(true);
    }
    await sink.close();
  });

  it("that does not answer its invitation is sent no change, and is erased", async () => {
    const sink = await openSink(404);
    const page = await openStatusPage();
    await page.subscribe("webhook", sink.url);
    await sendNotices(null);
    await openTestIncident("Not agreed");
    for (let time = 1; time < TRIES; time += 1) {
      expect(await storedSubscribers(sink.url)).toBe(1);
      await passNoticeTime();
      await sendNotices(null);
    }
    expect(new Set(sink.types())).toEqual(new Set(["subscription.created"]));
    expect([sink.received.length, await storedSubscribers(sink.url)]).toEqual([TRIES, 0]);
    await sink.close();
  });

  it.each(["http://shop.example/x", "https://10.0.0.1/x", "https://hooks.example:22/x", "x"])(
    "cannot have the URL %s",
    async (url) => {
      const answer = await (await openStatusPage()).subscribe("webhook", url);
      expect([answer.status, answer.text.includes("cannot be used")]).toEqual([400, true]);
      expect(await storedSubscribers(url)).toBe(0);
    },
  );

  it("whose name leads to a private address is not called", async () => {
    const page = await openStatusPage();
    await page.subscribe("webhook", "https://rebound.example/x");
    const resolved: string[] = [];
    const http_client = openHttpClient({
      deadline_ms: 1_000,
      resolve: async (host) => {
        resolved.push(host);
        return ["10.0.0.1"];
      },
    });
    await sendNotices(null, { http_client });
    await http_client.close();
    const { database } = await testServer();
    const counts = await database.read(countSubscribers);
    expect(resolved).toEqual(["rebound.example"]);
    expect(counts).toEqual({ email: 0, webhook: 0, unconfirmed: 1, waiting: 1 });
  });

  it("ends after three changes that did not arrive, by 410, and by its link", async () => {
    const { sink } = await subscribedSink();
    sink.answers(500);
    for (const title of ["Down 1", "Down 2", "Down 3"]) await openTestIncident(title);
    for (let time = 0; time < TRIES; time += 1) {
      expect(await storedSubscribers(sink.url)).toBe(1);
      await sendNotices(null);
      await passNoticeTime();
    }
    expect(await storedSubscribers(sink.url)).toBe(0);
    await sink.close();
    const gone = await subscribedSink();
    gone.sink.answers(410);
    await openTestIncident("Gone");
    await sendNotices(null);
    expect(await storedSubscribers(gone.sink.url)).toBe(0);
    await gone.sink.close();
    const ended = await subscribedSink();
    await ended.page.post(ended.end, {});
    expect(await storedSubscribers(ended.sink.url)).toBe(0);
    await ended.sink.close();
  });

  it("is one of five of its URL at most", async () => {
    const url = "https://five.example/x";
    const statuses: number[] = [];
    // Each program has limits of its own, and none is reached.
    for (let time = 0; time < 6; time += 1) {
      statuses.push((await (await openStatusPage()).subscribe("webhook", url)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe("a change", () => {
  it("whose answer a worker took with it is sent again, as the same, and then never", async () => {
    const { sink } = await subscribedSink();
    await openTestIncident("Killed");
    const killed = await noticeWorker(null);
    const [job] = await killed.lease({ limit: 1 });
    if (job === undefined) throw new Error("nothing was due");
    await killed.talk(job);
    expect(await sendNotices(null)).toBe(0);
    await passNoticeTime();
    expect(await sendNotices(null)).toBe(1);
    await killed.settle([{ job, answer: await killed.talk(job) }]);
    await passNoticeTime();
    expect(await sendNotices(null)).toBe(0);
    const [, ...sent] = sink.received;
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    expect(new Set(sent.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    await sink.close();
  });

  it("is settled by the worker that holds it, and not by one that lost it", async () => {
    const { sink } = await subscribedSink();
    const { database } = await testServer();
    await openTestIncident("Lost");
    const [frozen, holder] = [await noticeWorker(null), await noticeWorker(null)];
    const [lost] = await frozen.lease({ limit: 1 });
    await passNoticeTime();
    const [held] = await holder.lease({ limit: 1 });
    if (lost === undefined || held === undefined) throw new Error("nothing was due");
    const answer = await frozen.talk(held);
    await frozen.settle([{ job: lost, answer }]);
    expect(await database.read(countSubscribers)).toMatchObject({ waiting: 1 });
    await holder.settle([{ job: held, answer }]);
    expect(await database.read(countSubscribers)).toMatchObject({ waiting: 0 });
    await sink.close();
  });

  it("that was not committed is sent to no one", async () => {
    const { sink } = await subscribedSink();
    const { database } = await testServer();
    const incident = { title: "Undone", components: ["api"], text: "x" };
    const undone = database.transact("undone", async (tx) => {
      await openIncident(tx, { ...incident, state: "investigating" });
      throw new Error("killed");
    });
    await expect(undone).rejects.toThrow("killed");
    expect([await sendNotices(null), sink.received.length]).toEqual([0, 1]);
    await sink.close();
  });

  it("of two workers at the same time is leased by one", async () => {
    const { sink } = await subscribedSink();
    await openTestIncident("Two workers");
    const [one, other] = [await noticeWorker(null), await noticeWorker(null)];
    const leased = await Promise.all([one.lease({ limit: 9 }), other.lease({ limit: 9 })]);
    expect(leased.flat()).toHaveLength(1);
    await sink.close();
  });
});

describe("what is stored of subscribers", () => {
  it("is erased a day after an invitation without a yes", async () => {
    const { database } = await testServer();
    const page = await openStatusPage();
    await page.subscribe("email", "idle@shop.example");
    const age = (hours: number) =>
      database.record(
        ({ sql }) => sql`
          update status_subscribers set invited_at = svc_now() - make_interval(hours => ${hours})`,
      );
    await age(23);
    await database.transact("forget", forgetUnconfirmed);
    expect(await storedSubscribers("idle@shop.example")).toBe(1);
    await age(25);
    await database.transact("forget", forgetUnconfirmed);
    expect(await storedSubscribers("idle@shop.example")).toBe(0);
  });

  it("is counted for staff, who see no address", async () => {
    const { sink } = await subscribedSink();
    const page = await openStatusPage();
    await page.subscribe("email", "count@shop.example");
    const { browser } = await signedInStaff();
    const { text, html } = await pageAt(browser, "/staff/incidents");
    expect(text).toContain("By email 0 By webhook 1 Not confirmed yet 1");
    expect([html.includes("count@shop.example"), html.includes(sink.url)]).toEqual([false, false]);
    await sink.close();
  });

  it("has its secrets sealed anew with the key that follows", async () => {
    const { config, database } = await testServer();
    const page = await openStatusPage();
    const mail = mailServer();
    await page.subscribe("email", "sealed@shop.example");
    await sendNotices(mail.gateway);
    const { rows } = await database.read((read) => sealedSubscribers.read(read, null, 10));
    const [row] = rows;
    if (row === undefined) throw new Error("nothing is sealed");
    const box = openSecretBox(config.secret_key);
    const token = box.open(row.sealed[0] ?? "", row);
    expect(mail.mails[0]?.text).toContain(`token=${token}`);
    const sealed = box.seal(token, row);
    await database.transact("seal", (tx) => sealedSubscribers.write(tx, row, [sealed]));
    const again = await database.read((read) => sealedSubscribers.read(read, null, 10));
    expect(again.rows[0]?.sealed).toEqual([sealed]);
    const unknown = await database.transact("confirm", (tx) =>
      confirmSubscription(tx, randomUUID()),
    );
    expect(unknown).toBe(false);
  });
});
