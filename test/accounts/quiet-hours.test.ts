/** Texts that can wait are not sent at night. */
import { queueMessages } from "@svc/server/accounts/messages/index.ts";
import { dueAfterQuietHours } from "@svc/server/accounts/messages/quiet-hours.ts";
import { transactionTime } from "@svc/server/platform/db/transaction-time.ts";
import { describe, expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";

const LINK = { mode: "live", channel: "sms", purpose: "reward_link" } as const;

/** An hour in Harare, which is two hours ahead all year. */
function at(time: string): number {
  return Date.parse(`2026-03-0${time}+02:00`);
}

describe("a live text that can wait", () => {
  it.each([
    ["2T20:59:59", "2T20:59:59"],
    ["2T21:00:00", "3T07:00:00"],
    ["2T23:59:59", "3T07:00:00"],
    ["3T00:00:00", "3T07:00:00"],
    ["3T06:59:59", "3T07:00:00"],
    ["3T07:00:00", "3T07:00:00"],
  ])("that is owed at %s is due at %s", (now, due) => {
    expect(dueAfterQuietHours(LINK, at(now))).toBe(at(due));
  });

  it("is due then in the outbox, and what somebody waits for is due at once", async () => {
    const { live } = await given.organisation();
    const { database } = await testServer();
    const { account_id } = live;
    const draft = {
      ...{ account_id, mode: "live" as const, channel: "sms" as const, send_id: null },
      ...{ recipient: "+263771234567", plays: null, seal_with: null, subject: null },
      ...{ text: "Here you are.", created: at("3T00:00:00") },
    };
    const now = await database.record(async (tx) => {
      await queueMessages(tx, [
        { ...draft, purpose: "reward_link" },
        { ...draft, purpose: "claim_code" },
      ]);
      return await transactionTime(tx);
    });
    const rows = await database.read(
      ({ sql }) => sql<{ purpose: string; due_ms: number }[]>`
        select purpose, date_part('epoch', due_at) * 1000 as due_ms from messages
        where account_id = ${account_id} order by purpose`,
    );
    expect(rows).toEqual([
      { purpose: "claim_code", due_ms: now },
      { purpose: "reward_link", due_ms: dueAfterQuietHours(LINK, now) },
    ]);
  });
});

it.each([
  ["a token", { ...LINK, purpose: "token" }],
  ["a code that was asked for", { ...LINK, purpose: "claim_code" }],
  ["a warning", { ...LINK, purpose: "notice" }],
  ["a mail", { ...LINK, channel: "email" }],
  ["a text of test mode", { ...LINK, mode: "test" }],
] as const)("%s is due at any hour", (_, message) => {
  expect(dueAfterQuietHours(message, at("3T00:00:00"))).toBe(at("3T00:00:00"));
});
