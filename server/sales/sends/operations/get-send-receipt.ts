import type { Answer, Input } from "@svc/generated/routes";
import { readAccount } from "#accounts/account";
import { readNetworks } from "#catalogue/networks";
import type { Ctx } from "#platform/context";
import { describeReceipt, printReceipt } from "#sales/receipts";
import { presentSend } from "../present/present.ts";
import { findSends } from "../rows/queries.ts";
import { refuseMissingSend, sendIdOfPath } from "../rows/send-of-path.ts";

/** Shows what a till hands to the customer of a send, as an object or on paper. */
export async function getSendReceipt(
  ctx: Ctx,
  { path, query }: Input<"getSendReceipt">,
): Promise<Answer<"getSendReceipt">> {
  const { account, now } = ctx;
  const { format, locale: language = "en" } = query;
  const send_id = sendIdOfPath(path.send_id);
  const { row, seller, networks } = await ctx.read(async (read) => {
    const [found] = await findSends(read, account.id, [send_id]);
    return {
      row: found ?? (await refuseMissingSend(read, { account, send_id })),
      seller: await readAccount(read, account.id),
      networks: await readNetworks(read, account.mode),
    };
  });
  const { name, support_phone } = seller;
  const network_name = networks.find(({ id }) => id === row.network)?.name ?? row.network;
  const receipt = describeReceipt(presentSend(row, ctx), {
    seller: { name, support_phone },
    network_name,
    now,
    is_rehearsal: ctx.config.is_rehearsal,
    language,
  });
  if (format !== "pdf") return { status: 200, body: receipt };
  return {
    status: 200,
    body: { content_type: "application/pdf", bytes: await printReceipt(receipt, language) },
    headers: { "Content-Disposition": `inline; filename="receipt-${receipt.number}.pdf"` },
  };
}
