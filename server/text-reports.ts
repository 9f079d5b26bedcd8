/** Where gateways say what became of texts. */
import type { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { noteTextReport } from "#accounts/messages";
import { equalInConstantTime } from "#platform/crypto/equal-in-constant-time";
import type { Database } from "#platform/db/transaction";
import type { Config } from "#platform/settings/config";
import { readDeliveryReport } from "#providers/africas-talking";

/** What reports are received with. */
interface TextReportDeps {
  readonly config: Pick<Config, "texts">;
  readonly database: Pick<Database, "transact">;
}

const BYTES_MAX = 16_384;

/**
 * Serves `POST /sms/africas-talking/{secret}`. Reports are not signed: the path is the proof, and a
 * report counts for the text and the number that it names together. Every one is answered with 200,
 * whatever comes of it, so that it is not repeated.
 */
export function mountTextReports(app: Hono, { config, database }: TextReportDeps): void {
  const limit = bodyLimit({ maxSize: BYTES_MAX, onError: (c) => c.text("too large", 413) });
  app.post("/sms/africas-talking/:secret", limit, async (c) => {
    if (!isOurs(c.req.param("secret"), config.texts.report_secret)) return c.notFound();
    const report = readDeliveryReport(await c.req.text());
    if (report !== null) await noteTextReport(database, report);
    return c.text("ok");
  });
}

function isOurs(sent: string, secret: string | null): boolean {
  return secret !== null && equalInConstantTime(sent, secret);
}
