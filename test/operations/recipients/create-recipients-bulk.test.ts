import { describe, expect, it } from "vitest";
import { given, type Shop } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

type Lines = readonly Record<string, unknown>[];

const TENDAI = { name: "Tendai Ncube", external_id: "own-1", phone: "0772345678" };
const RUDO = { name: "Rudo Moyo", external_id: "own-2", phone: "0712345678" };

/** The answer, with what became of each line. */
async function bulk({ api }: Shop, recipients: Lines, more: object = {}) {
  const answer = await api.createRecipientsBulk({ body: { recipients, ...more } as never });
  const lines = answer.body.results?.map(({ status, error }) => error?.code ?? status);
  // A copy would lose what the account held before.
  return Object.assign(answer, { lines });
}

describe("POST /recipients/bulk", () => {
  it("writes each line for itself, and says what is wrong with the others", async () => {
    const shop = await given.organisation();
    const leaving = await given.recipient(shop, { external_id: "own-9" });
    await shop.api.deleteRecipient({ path: { recipient_id: leaving.id } });
    const { status, body, lines } = await bulk(
      shop,
      [
        TENDAI,
        { ...RUDO, phone: "0242700000" },
        { ...RUDO, name: undefined },
        { ...RUDO, phone: undefined },
        { ...RUDO, email: "rudo" },
        { ...RUDO, meters: [{ number: "123" }] },
        { ...RUDO, monthly_cap: { USD: "0" } },
        { ...RUDO, consent: { at: "soon", source: "Till 4" } },
        { ...RUDO, consent: { at: 32_503_680_000, source: "Till 4" } },
        { ...RUDO, metadata: { "a b": "1" } },
        { ...RUDO, cost_center: "cc_0031JkLHsOdQi4Ke5MuGn9Pt" },
        { ...RUDO, groups: ["grp_0031JkpZPPPP6UeP3C4DSA7L"] },
        { ...TENDAI, name: "Another" },
        { ...RUDO, external_id: "own-9" },
        RUDO,
      ],
      { mode: "upsert" },
    );
    expect(status).toBe(200);
    const wrong = ["invalid_phone", "parameter_missing", "parameter_missing", "parameter_invalid"];
    const more = ["invalid_meter_number", "invalid_amount", "invalid_time", "time_out_of_range"];
    const last = ["invalid_metadata", "reference_not_found", "reference_not_found"];
    const ends = ["updated", "erased_recipient", "created"];
    expect(lines).toEqual(["created", ...wrong, ...more, ...last, ...ends]);
    expect(body.results[1]?.error?.param).toBe("recipients[1].phone");
    expect(body).toMatchObject({ created_count: 2, updated_count: 1, failed_count: 12 });
    const { body: list } = await shop.api.listRecipients();
    expect(list.data.map(({ name }) => name)).toEqual(["Rudo Moyo", "Another"]);
  });

  it("updates those who are there as PATCH would, and leaves alone who is the same", async () => {
    const shop = await given.organisation();
    const group = await given.group(shop);
    const one = await given.recipient(shop, { ...TENDAI, notes: "Kept", groups: [group.id] });
    const other = await given.recipient(shop, RUDO);
    const changed = { ...TENDAI, phone: "0719999999", meters: [{ number: "37140030000" }] };
    const { lines, body } = await bulk(shop, [changed, RUDO], { mode: "upsert" });
    expect(lines).toEqual(["updated", "unchanged"]);
    expect(body.results.map(({ recipient }) => recipient)).toEqual([one.id, other.id]);
    const { body: now } = await shop.api.getRecipient({ path: { recipient_id: one.id } });
    const kept = { notes: "Kept", groups: [group.id], phone: "+263719999999" };
    expect(now).toMatchObject({ ...kept, default_meter: "37140030000" });
    const updates = (await shop.probe.eventTypes()).filter((type) => type === "recipient.updated");
    expect(updates).toHaveLength(1);
  });

  it("finds recipients by their number, and fails a line that could mean two", async () => {
    const shop = await given.organisation();
    const one = await given.recipient(shop, { phone: "0772345678" });
    await given.recipient(shop, { phone: "0719999999" });
    await given.recipient(shop, { phone: "0719999999" });
    const more = { mode: "upsert", match: "phone" };
    const lines = [
      { name: "Tendai", phone: "+263 77 234 5678" },
      { name: "Who", phone: "0719999999" },
    ];
    const upserted = await bulk(shop, lines, more);
    expect(upserted.lines).toEqual(["updated", "duplicate_resource"]);
    expect(upserted.body.results[0]?.recipient).toBe(one.id);
    const created = await bulk(shop, lines.slice(0, 1), { match: "phone" });
    expect(created.lines).toEqual(["duplicate_resource"]);
  });

  it("warns of a number that somebody else has, and creates the recipient", async () => {
    const shop = await given.organisation();
    await given.recipient(shop, { phone: "0719999999" });
    const lines = [
      TENDAI,
      { name: "Rudo", phone: "+263 77 234 5678" },
      { name: "Farai", phone: "0719999999" },
      { name: "Tariro", phone: "0719999998" },
    ];
    const { body, lines: written } = await bulk(shop, lines);
    expect(written).toEqual(["created", "created", "created", "created"]);
    const warned = body.results.map(({ warnings }) => warnings.map(({ code }) => code));
    expect(warned).toEqual([[], ["duplicate_phone"], ["duplicate_phone"], []]);
    const again = await bulk(shop, [TENDAI], { mode: "upsert" });
    expect(again.body.results[0]).toMatchObject({ status: "unchanged", warnings: [] });
  });

  it("lets one take the ID that another gives up, in the order of the lines", async () => {
    const shop = await given.organisation();
    await given.recipient(shop, { ...TENDAI, payroll_id: "EMP-1" });
    await given.recipient(shop, { ...RUDO, payroll_id: "EMP-2" });
    const lines = [
      { ...TENDAI, payroll_id: "EMP-2" },
      { ...RUDO, payroll_id: "EMP-3" },
      { ...TENDAI, payroll_id: "EMP-2" },
    ];
    const answer = await bulk(shop, lines, { mode: "upsert" });
    expect(answer.lines).toEqual(["duplicate_resource", "updated", "updated"]);
  });

  it("writes all lines or none when it is atomic", async () => {
    const shop = await given.organisation();
    const atomic = { atomic: true };
    const one = await bulk(shop, [TENDAI, { ...RUDO, phone: "1" }], atomic);
    await expectRefusal(one, "invalid_phone", { param: "recipients[1].phone" });
    const two = await bulk(
      shop,
      [
        { ...TENDAI, phone: "1" },
        { ...RUDO, phone: "1" },
      ],
      atomic,
    );
    await expectRefusal(two, "invalid_request", { param: "recipients[0].phone" });
    const refused = async (line: object, code: string, field: string) => {
      const answer = await bulk(shop, [{ ...TENDAI, ...line }], atomic);
      await expectRefusal(answer, code as never, { param: `recipients[0].${field}` });
    };
    await refused({ name: undefined }, "parameter_missing", "name");
    await refused({ meters: [{ number: "1" }] }, "invalid_meter_number", "meters[0].number");
    await refused({ monthly_cap: { ZWG: "x" } }, "invalid_amount", "monthly_cap.ZWG");
    await refused({ consent: { at: "x", source: "T" } }, "invalid_time", "consent.at");
    const late = { at: 32_503_680_000, source: "T" };
    await refused({ consent: late }, "time_out_of_range", "consent.at");
    await refused({ metadata: { a: "x".repeat(501) } }, "invalid_metadata", "metadata.a");
    await refused({ cost_center: "cc_1" }, "reference_not_found", "cost_center");
    const { id } = await given.recipient(shop, TENDAI);
    await refused({}, "duplicate_resource", "external_id");
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
    const gone = await bulk(shop, [TENDAI], { ...atomic, mode: "upsert" });
    await expectRefusal(gone, "erased_recipient", { param: "recipients[0].external_id" });
    const all = await bulk(shop, [{ ...TENDAI, external_id: "own-3" }, RUDO], atomic);
    expect(all.lines).toEqual(["created", "created"]);
  });

  it("writes a thousand in one request, and answers a repeat with the same body", async () => {
    const shop = await given.organisation();
    const recipients = Array.from({ length: 1_000 }, (_, place) => ({
      name: `Person ${place}`,
      external_id: `own-${place}`,
      phone: 263_770_000_000 + place,
      tags: ["driver"],
    }));
    const body = { recipients } as never;
    const first = await shop.api.createRecipientsBulk({ body, idempotency_key: "bulk-1" });
    expect(first.body.created_count).toBe(1_000);
    const again = await shop.api.createRecipientsBulk({ body, idempotency_key: "bulk-1" });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(await shop.probe.count("recipients")).toBe(1_000);
    const created = (await shop.probe.eventTypes()).filter((type) => type === "recipient.created");
    expect(created).toHaveLength(1_000);
    const mismatch = { body: { recipients: [TENDAI] }, idempotency_key: "bulk-1" } as never;
    await expectRefusal(await shop.api.createRecipientsBulk(mismatch), "idempotency_mismatch");
    const [entry] = await shop.probe.rows("audit_entries");
    expect((await shop.probe.rows("audit_entries")).at(-1)?.action).toBe("recipients.imported");
    expect(entry).toBeDefined();
  });

  it("takes one body or the other, and stops at 200,000", async () => {
    const shop = await given.organisation();
    const both = { recipients: [TENDAI], csv: "name,phone\nT,0772345678\n" };
    const conflicting = await shop.api.createRecipientsBulk({ body: both });
    await expectRefusal(conflicting, "conflicting_parameters", { param: "csv" });
    const none = await shop.api.createRecipientsBulk({ body: {} });
    await expectRefusal(none, "parameter_missing", { param: "recipients" });
    await given.recipient(shop, RUDO);
    await given.fullDirectory(shop);
    await expectRefusal(await bulk(shop, [TENDAI]), "limit_reached", { meta: { max: 200_000 } });
  });
});
