import { OPERATIONS } from "@svc/generated/operations";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { openPlaces, type Places, sharesOf } from "#platform/db/places";
import { answerPage } from "./page-answer.ts";
import { readerLanguageOf } from "./reader-language.ts";
import type { CookieSettings } from "./session-cookie.ts";
import { ownNotice } from "./show/notice.ts";

const FORM_BYTES_MAX = 16_384;
/** A spreadsheet comes with its form; a larger one is for the API. */
const SHEET_BYTES_MAX = 1_048_576;
const SHEETS = /^\/dashboard\/(?:batches(?:\/check)?|people\/import|people\/workforce\/.+)$/;
/** So does the paper of an application. */
const UPLOAD_BYTES_MAX = (OPERATIONS.uploadDocument.body_bytes_max ?? 0) + FORM_BYTES_MAX;
const UPLOADS = "/dashboard/team/dealer/documents";
/** So many of the two a program holds at once: a quarter of them of one account. */
const LONG_FORMS = { ...sharesOf(8), waiting_max: 32, wait_ms_max: 10_000 };

/**
 * Bounds how long forms are. A form that says how long it is is read once it is known who sends it;
 * one that does not, as no browser does, is read first, and so it may only be short.
 */
export function limitForms(config: CookieSettings): MiddlewareHandler {
  const onError = (c: Context) =>
    answerPage(ownNotice("too_long", readerLanguageOf(c, config)), 413);
  const limitTo = (maxSize: number) => bodyLimit({ maxSize, onError });
  const [ofForms, ofSheets] = [limitTo(FORM_BYTES_MAX), limitTo(SHEET_BYTES_MAX)];
  const ofUploads = limitTo(UPLOAD_BYTES_MAX);
  return (c, next) => {
    const { path } = c.req;
    if (c.req.header("content-length") === undefined) return ofForms(c, next);
    if (path === UPLOADS) return ofUploads(c, next);
    return SHEETS.test(path) ? ofSheets(c, next) : ofForms(c, next);
  };
}

/**
 * The places in which long forms are read and acted on, so that the files of one account take
 * neither the memory of a program nor the turn of another account.
 *
 * Refuses: `service_unavailable`, of who has waited too long.
 */
export function openFormPlaces(): Places {
  return openPlaces(LONG_FORMS);
}

/** Whether a form needs such a place. */
export function isLongForm({ req }: Context): boolean {
  return Number(req.header("content-length") ?? 0) > FORM_BYTES_MAX;
}
