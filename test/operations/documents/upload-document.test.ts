import { readInput } from "@svc/server/commands/review-document.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { fileOf, JPEG, PDF, PNG, sha256, upload, uploaded } from "../../kit/documents.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";

const MIB = 1_048_576;

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

describe("POST /documents", () => {
  it.each([
    ["application/pdf", PDF],
    ["image/jpeg", JPEG],
    ["image/png", PNG],
  ] as const)(
    "takes a file of %s by its first bytes, whatever was declared",
    async (mime, file) => {
      const { status, body } = await upload(shop, {
        file: fileOf(file, "letter.txt", "text/plain"),
      });
      expect(status).toBe(201);
      expect(body).toEqual({
        ...{ id: expect.stringMatching(/^doc_/), object: "document", livemode: false },
        ...{ created: expect.any(Number), purpose: "bank_letter", filename: "letter.txt" },
        ...{ size: file.byteLength, mime, sha256: sha256(file), status: "received", reason: null },
      });
      expect((await shop.api.getDocument({ path: { document_id: body.id } })).body).toEqual(body);
    },
  );

  it("keeps the file sealed in parts, and writes down who uploaded it", async () => {
    const bytes = Buffer.concat([PDF, Buffer.alloc(2 * MIB, "secret words ")]);
    const { id } = await uploaded(shop, { file: fileOf(bytes) });
    const chunks = await shop.probe.rows("document_chunks");
    expect(chunks.map(({ number }) => number)).toEqual([0, 1, 2]);
    const words = ["secret words", Buffer.from("secret words secret").toString("base64")];
    for (const word of words) expect(JSON.stringify(chunks)).not.toContain(word);
    expect((await shop.probe.rows("audit_entries")).at(-1)).toMatchObject({
      ...{ action: "document.uploaded", object_id: id },
      changes: { purpose: [null, "bank_letter"], sha256: [null, sha256(bytes)] },
    });
  });

  it("takes the name of the field over that of the file, and makes one where none is", async () => {
    const file = new Blob([PDF]);
    const named = await shop.api.uploadDocument({
      form: [
        ["purpose", "tax_clearance"],
        ["file", fileOf(PDF, "scan.pdf")],
        ["filename", "Steuer – é.pdf"],
      ],
    });
    expect(named.body.filename).toBe("Steuer – é.pdf");
    const text = [
      ...["--x", 'Content-Disposition: form-data; name="file"', "", "%PDF-1.4"],
      ...["--x", 'Content-Disposition: form-data; name="purpose"', "", "tax_clearance"],
      ...["--x--", ""],
    ].join("\r\n");
    const headers = { "content-type": 'multipart/form-data; boundary="x"' };
    const unnamed = await shop.api.uploadDocument({ text, headers });
    expect(unnamed.body.filename).toBe("tax_clearance.pdf");
    expect(unnamed.body.size).toBe(8);
    expect(file.size).toBe(PDF.byteLength);
  });

  it("reads names as browsers and libraries write them, without their folder", async () => {
    const nameOf = async (head: string) => {
      const text = [
        ...["preamble", "--x", `content-disposition: form-data; name="file"; ${head}`],
        ...["Content-Type: application/pdf", "", "%PDF-1.4\r\n--xy\r\n", "--x"],
        ...['Content-Disposition: form-data; name="purpose"', "", "directors_form", "--x--", ""],
      ].join("\r\n");
      const headers = { "content-type": "multipart/form-data; boundary=x" };
      return (await shop.api.uploadDocument({ text, headers })).body?.filename;
    };
    expect(await nameOf('filename="a \\"b\\" %22c%22.pdf"')).toBe('a "b" "c".pdf');
    expect(await nameOf('filename="C:\\Users\\rudo\\d.pdf"')).toBe("d.pdf");
    expect(await nameOf("filename=\"x\"; filename*=UTF-8''f%C3%BCr.pdf")).toBe("für.pdf");
  });

  it("lets a key that only sells upload evidence alone", async () => {
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:write"] });
    expect((await upload(till, { purpose: "dispute_evidence" })).status).toBe(201);
    const refused = await upload(till, { purpose: "director_id" });
    await expectRefusal(refused, "insufficient_scope", { param: "purpose" });
  });

  it("gives the file to staff alone, who are written down", async () => {
    const { id } = await uploaded(shop);
    const path = { document_id: id };
    const shown = JSON.stringify([
      (await shop.api.getDocument({ path })).body,
      (await shop.api.listDocuments()).body,
    ]);
    expect(shown).not.toContain(PDF.toString("base64"));
    const { openDocument } = await import("@svc/server/accounts/documents/index.ts");
    const { database, config } = await testServer();
    const look = readInput([shop.account, id, "--by", "Rudo Dube", "--save", "letter.pdf"]);
    if (look === null) throw new Error("A look was to be read.");
    const opened = await openDocument(database, look, config.secret_key);
    expect(opened?.bytes.equals(PDF)).toBe(true);
    expect((await shop.probe.rows("audit_entries")).at(-1)).toMatchObject({
      ...{ action: "document.opened", object_id: id, actor_type: "staff", note: "Rudo Dube" },
    });
  });
});

describe("an upload is refused", () => {
  it.each([
    ["a zip that is called .pdf", Buffer.from("PK\u0003\u0004zip")],
    ["a page", Buffer.from("<html>%PDF-")],
    ["nothing", Buffer.alloc(0)],
  ])("of %s", async (_, bytes) => {
    const refused = await upload(shop, { file: fileOf(bytes, "letter.pdf", "application/pdf") });
    await expectRefusal(refused, "parameter_invalid", { param: "file" });
  });

  it.each([
    ["parameter_missing", "purpose", [["file", fileOf(PDF)]]],
    ["parameter_missing", "file", [["purpose", "bank_letter"]]],
    [
      "parameter_invalid",
      "purpose",
      [
        ["purpose", "holiday"],
        ["file", fileOf(PDF)],
      ],
    ],
    [
      "parameter_invalid",
      "filename",
      [
        ["purpose", "bank_letter"],
        ["file", fileOf(PDF)],
        ["filename", "a/b.pdf"],
      ],
    ],
    [
      "parameter_invalid",
      "purpose",
      [
        ["purpose", "bank_letter"],
        ["purpose", "bank_letter"],
        ["file", fileOf(PDF)],
      ],
    ],
    [
      "unknown_parameter",
      "note",
      [
        ["purpose", "bank_letter"],
        ["note", "x"],
        ["file", fileOf(PDF)],
      ],
    ],
  ] as const)("with %s of %s", async (code, param, form) => {
    await expectRefusal(await shop.api.uploadDocument({ form }), code, { param });
    expect(await shop.probe.count("documents")).toBe(0);
  });

  it.each([
    ["an empty form", "--x--\r\n"],
    ["a form that ends early", '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n%PDF-'],
    ["a part without a name", "--x\r\nContent-Type: text/plain\r\n\r\na\r\n--x--\r\n"],
    ["no form", "purpose=bank_letter"],
    [
      "a hundred parts",
      `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(100)}--x--`,
    ],
  ])("of %s", async (_, text) => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const refused = await shop.api.uploadDocument({ text, headers });
    expect(refused.status).toBe(400);
    expect(await shop.probe.count("documents")).toBe(0);
  });

  it("of more than 10 MiB, whatever length was declared", async () => {
    const file = fileOf(Buffer.concat([PDF, Buffer.alloc(10 * MIB)]));
    await expectRefusal(await upload(shop, { file }), "body_too_large");
  });

  it("while a hundred documents wait for review", async () => {
    const { id } = await uploaded(shop);
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`
        insert into documents
        select account_id, gen_random_uuid(), purpose, status, filename, size, mime, sha256, reason,
          created
        from documents, generate_series(1, 99) where account_id = ${shop.account_id}`,
    );
    const said = { meta: { limit: "documents", max: 100 } };
    await expectRefusal(await upload(shop), "limit_reached", said);
    expect(id).toMatch(/^doc_/);
  });
});
