import { applyInput, readInput } from "@svc/server/commands/members.ts";
import { formatId } from "@svc/server/platform/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { api } from "../kit/api.ts";
import { newBrowser } from "../kit/dashboard.ts";
import { given, type Organisation } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function run(...args: string[]) {
  const { database } = await testServer();
  return await applyInput(database, readInput([shop.account, ...args]));
}

describe("npm run svc -- members", () => {
  it("adds members, whom both modes of the organisation share", async () => {
    expect((await run()).members).toEqual([]);
    await run("--add", "rudo@shop.example", "--role", "admin", "--name", "Rudo Dube");
    const { database } = await testServer();
    const { members } = await applyInput(database, readInput([shop.live.account]));
    expect(members).toMatchObject([{ name: "Rudo Dube", role: "admin" }]);
    const entries = await shop.live.probe.rows("audit_entries");
    expect(entries.map(({ action, actor_type }) => [action, actor_type])).toEqual([
      ["member.added", "staff"],
    ]);
  });

  it("makes a key for a member, who is told by it", async () => {
    const { members } = await run("--add", "rudo@shop.example", "--role", "admin");
    const member = formatId("mem", members[0]?.id ?? "");
    const { secret } = await run("--key", member);
    const { body } = await api(secret ?? "").listKeys();
    expect(body.data[0]?.created_by).toBe(member);
  });

  it("makes a code with which a member signs in, once", async () => {
    const { members } = await run("--add", `${shop.account}@shop.example`, "--role", "admin");
    const { code } = await run("--sign-in", formatId("mem", members[0]?.id ?? ""));
    const fields = { email: members[0]?.email ?? "", code: code ?? "" };
    const enter = () => newBrowser().post("/dashboard/sign-in/code", fields);
    expect([(await enter()).status, (await enter()).status]).toEqual([303, 400]);
    const [newest] = (await shop.live.probe.rows("audit_entries")).slice(-1);
    expect(newest).toMatchObject({ action: "member.sign_in_code_made", actor_type: "staff" });
  });

  it("makes codes that nobody's tries count against, side by side", async () => {
    const email = `${shop.account}@shop.example`;
    const { members } = await run("--add", email, "--role", "admin");
    const make = () => run("--sign-in", formatId("mem", members[0]?.id ?? ""));
    const [first, second] = [await make(), await make()];
    const enter = async (code: string) => {
      const answer = await newBrowser().post("/dashboard/sign-in/code", { email, code });
      return answer.status;
    };
    const wrong = Array.from({ length: 6 }, () => enter("z".repeat(43)));
    expect(new Set(await Promise.all(wrong))).toEqual(new Set([400]));
    expect(await enter(second.code ?? "")).toBe(303);
    expect(await enter(first.code ?? "")).toBe(303);
  });

  it("makes a code with which a member sets a payment PIN", async () => {
    const { members } = await run("--add", `${shop.account}@shop.example`, "--role", "admin");
    const { code } = await run("--pin-code", formatId("mem", members[0]?.id ?? ""));
    expect(code).toMatch(/^[0-9A-Za-z]{43}$/);
    expect(await shop.live.probe.rows("pin_codes")).toHaveLength(1);
    const [newest] = (await shop.live.probe.rows("audit_entries")).slice(-1);
    expect(newest).toMatchObject({ action: "member.pin_code_made", actor_type: "staff" });
  });

  it("says in one sentence what is wrong", async () => {
    expect(() => readInput([])).toThrow("Name one account.");
    expect(() => readInput([shop.account, "--add", "x"])).toThrow("email address");
    expect(() => readInput([shop.account, "--add", "a@b.c", "--role", "king"])).toThrow("A role");
    expect(() => readInput([shop.account, "--key", "mem_1"])).toThrow("is no member");
    await run("--add", "rudo@shop.example", "--role", "admin");
    const again = run("--add", "RUDO@shop.example", "--role", "owner");
    await expect(again).rejects.toThrow("has the address");
    const nobody = formatId("mem", shop.account_id);
    await expect(run("--key", nobody)).rejects.toThrow("no such member");
  });
});
