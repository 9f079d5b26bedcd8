/** A paper of an application: it is uploaded, then named in the application. */
import type { Schemas } from "@svc/generated/routes";
import type { FormPart } from "#platform/context";
import type { Refusal } from "#platform/refusal";
import type { Language } from "#platform/words/language";
import { type Asking, ask } from "../../ask.ts";
import { type Complaint, complaintOf } from "../../complaint.ts";
import { WORDS } from "./words.ts";

type Application = Schemas["DealerApplication"];
type Purpose = keyof Schemas["DealerDocuments"];

/** What became of an upload; null of one that is named in the application now. */
export type Uploaded = { readonly complaint: Complaint; readonly status: number } | null;

/** Uploads the file of a form, and names it in the application. */
export async function uploadPaper(asking: Asking, application: Application): Promise<Uploaded> {
  const { language } = asking.signed.viewer;
  const form = await asking.c.req.formData();
  const purpose = form.get("purpose");
  const file = form.get("file");
  if (!isPurpose(purpose)) throw new Error("A form of ours names a paper of the application.");
  const uploaded = await ask(asking, {
    operation_id: "uploadDocument",
    form: await partsOf(purpose, file instanceof File ? file : null),
  });
  if (uploaded.refusal !== null) return refused(uploaded.refusal, uploaded.status, language);
  const { id } = uploaded.body as Schemas["Document"];
  const named = purpose === "director_id" ? [...application.documents.director_id, id] : id;
  const body = { documents: { [purpose]: named } };
  const changed = await ask(asking, { operation_id: "updateDealerApplication", body });
  return changed.refusal === null ? null : refused(changed.refusal, changed.status, language);
}

function refused(refusal: Refusal, status: number, language: Language): Uploaded {
  return { complaint: complaintOf(refusal, language), status };
}

function isPurpose(value: unknown): value is Purpose {
  return typeof value === "string" && Object.hasOwn(WORDS.purposes, value);
}

/** A form sends an empty file where none was chosen. */
async function partsOf(purpose: Purpose, file: File | null): Promise<FormPart[]> {
  const named = { name: "purpose", filename: null, bytes: new TextEncoder().encode(purpose) };
  if (file === null || file.size === 0) return [named];
  const bytes = new Uint8Array(await file.arrayBuffer());
  return [named, { name: "file", filename: file.name || null, bytes }];
}
