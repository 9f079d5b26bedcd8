/** How the examples of documents and dealer applications come about. */
import { act, readInput } from "@svc/server/commands/review-document.ts";
import { applied, BUSINESS, DIRECTOR, staffDecide, submitted } from "../../kit/applications.ts";
import { fileOf, PDF, uploaded } from "../../kit/documents.ts";
import { given, type Shop } from "../../kit/given.ts";
import { testServer } from "../../kit/server.ts";
import type { Stages } from "./stages.ts";

const TOO_OLD = "The letter is older than three months.";
const QUESTION = "The letter of the bank is older than three months. Please send a newer one.";

/** As the examples' business says it, beside what it names later. */
const { bank: _bank, directors: _directors, declarations: _declarations, ...FIRST } = BUSINESS;
const DRAFT = {
  ...FIRST,
  trading_name: "Mbare Tuck Shops",
  expected_monthly_volume: { USD: "12000.00", ZWG: "90000.00" },
  networks: ["econet", "netone", "power"],
  channels: ["pos", "agents"],
};
const WHOLE = {
  ...{ ...BUSINESS, ...DRAFT },
  bank: { ...BUSINESS.bank, account_name: BUSINESS.legal_name },
};

async function rejected({ account, api }: Shop): Promise<string> {
  const { id } = await uploaded({ api }, { file: fileOf(PDF) });
  const { database, config } = await testServer();
  const review = readInput([account, id, "--by", "Rudo Dube", "--reject", TOO_OLD]);
  if (review !== null) await act(database, review, config.secret_key);
  return id;
}

/** A draft that has a letter of its bank, and no other paper. */
async function withLetter(shop: Shop) {
  const { id: bank_letter } = await uploaded(shop);
  const body = {
    ...{ directors: [DIRECTOR], documents: { bank_letter } },
    declarations: { accurate: true, authorised: true },
  };
  return await shop.api.updateDealerApplication({ body } as never);
}

export const DEALERS: Stages = {
  "uploadDocument 201 Upload a bank letter": async () => {
    const { live: shop } = await given.organisation();
    const form = [["purpose", "bank_letter"] as const, ["file", fileOf(PDF)] as const];
    return shop.api.uploadDocument({ form });
  },
  "listDocuments 200 Rejected documents": async () => {
    const { live: shop } = await given.organisation();
    await rejected(shop);
    return shop.api.listDocuments({ query: { status: "rejected" } });
  },
  "getDocument 200 A rejected bank letter": async () => {
    const { live: shop } = await given.organisation();
    return shop.api.getDocument({ path: { document_id: await rejected(shop) } });
  },
  "createDealerApplication 201 A first draft": async () => {
    const { live: shop } = await given.organisation();
    await applied(shop, { ...DRAFT, documents: {}, bank: undefined, directors: [] });
    return { ...(await withLetter(shop)), status: 201 };
  },
  "getDealerApplication 200 A reviewer asks for a newer letter": async () => {
    const { live: shop } = await given.organisation();
    const { id } = await submitted(shop, WHOLE);
    await staffDecide(shop, id, "question", "--note", QUESTION);
    return shop.api.getDealerApplication();
  },
  "updateDealerApplication 200 Add directors and a document": async () => {
    const { live: shop } = await given.organisation();
    await applied(shop, { ...DRAFT, documents: {}, bank: undefined, directors: [] });
    return withLetter(shop);
  },
  "submitDealerApplication 200 A complete application": async () => {
    const { live: shop } = await given.organisation();
    await applied(shop, WHOLE);
    return shop.api.submitDealerApplication();
  },
};
