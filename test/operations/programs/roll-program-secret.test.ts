import { describe, expect, it } from "vitest";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";

async function rolled(shop: Organisation, program_id: string): Promise<string> {
  const { status, body } = await shop.api.rollProgramSecret({ path: { program_id } });
  expect(status).toBe(200);
  return body.completions_secret ?? "";
}

describe("POST /programs/{program_id}/roll-secret", () => {
  it("shows a new secret once", async () => {
    const shop = await given.organisation();
    const made = await given.program(shop);
    const { body } = await shop.api.rollProgramSecret({ path: { program_id: made.id } });
    expect(body.completions_secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
    expect(body).toEqual({ ...made, completions_secret: body.completions_secret });
    expect(body.completions_secret).not.toBe(made.completions_secret);
    const again = await shop.api.getProgram({ path: { program_id: made.id } });
    expect(again.body.completions_secret).toBeNull();
    await expectUnseen("rollProgramSecret", { path: { program_id: made.id } });
  });

  it("is written in the audit log without the secret", async () => {
    const shop = await given.organisation();
    const { id } = await given.program(shop);
    const secret = await rolled(shop, id);
    const entry = (await shop.probe.rows("audit_entries")).at(-1);
    expect(entry).toMatchObject({ action: "program.secret_rolled" });
    expect(JSON.stringify(entry)).not.toContain(secret);
  });

  it("refuses a closed program", async () => {
    const shop = await given.organisation();
    const { id: program_id } = await given.program(shop);
    await shop.api.closeProgram({ path: { program_id } });
    const answer = await shop.api.rollProgramSecret({ path: { program_id } });
    await expectRefusal(answer, "program_closed");
  });
});
