import { OPERATIONS } from "@svc/generated/operations";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { openSemaphore } from "#platform/db/semaphore";
import { answerPage } from "./page-answer.ts";
import { noticePage } from "./show/notice.ts";

const FORM_BYTES_MAX = 16_384;
/** A spreadsheet comes with its form; a larger one is for the API. */
const SHEET_BYTES_MAX = 1_048_576;
const SHEETS = /^\/dashboard\/(?:batches(?:\/check)?|people\/import)$/;
/** So does the paper of an application. */
const UPLOAD_BYTES_MAX = (OPERATIONS.uploadDocument.body_bytes_max ?? 0) + FORM_BYTES_MAX;
const UPLOADS = "/dashboard/team/dealer/documents";
/** So many of the two a program holds at once, whoever sends them. */
const LARGE = { places: 4, waiting_max: 16, wait_ms_max: 10_000 };

const TOO_LARGE = { title: "This form is too long", text: "Open the page again." };

/**
 * Bounds how long forms are. A form that says how long it is is read once it is known who sends it;
 * one that does not, as no browser does, is read first, and so it may only be short.
 *
 * Refuses: `service_unavailable`, of too many large forms at once.
 */
export function limitForms(): MiddlewareHandler {
  const onError = () => answerPage(noticePage(TOO_LARGE), 413);
  const limitTo = (maxSize: number) => bodyLimit({ maxSize, onError });
  const [ofForms, ofSheets] = [limitTo(FORM_BYTES_MAX), limitTo(SHEET_BYTES_MAX)];
  const ofUploads = limitTo(UPLOAD_BYTES_MAX);
  const inPlace = openSemaphore(LARGE);
  return async (c, next) => {
    const { path, method } = c.req;
    const large = path === UPLOADS ? ofUploads : SHEETS.test(path) ? ofSheets : null;
    const says_length = c.req.header("content-length") !== undefined;
    if (large === null || method === "GET" || !says_length) return await ofForms(c, next);
    return await inPlace(() => large(c, next));
  };
}
