import { ENUMS } from "@svc/generated/enums";
import type { Schemas } from "@svc/generated/routes";
import type { FormPart } from "#platform/context";
import { refuse } from "#platform/refusal";
import { typeOfFile } from "./type-of-file.ts";

/** A file as it was uploaded. */
export interface Upload {
  readonly purpose: Schemas["DocumentPurpose"];
  readonly filename: string;
  readonly mime: Schemas["DocumentType"];
  readonly bytes: Uint8Array;
}

const FIELDS = ["purpose", "file", "filename"];
/** Source: spec/accounts/documents.tsp, `FileName`. */
const FILENAME_CHARACTERS_MAX = 255;
const FILENAME = /^[^/\\\p{Cc}]+$/u;
const ENDINGS: Readonly<Record<Schemas["DocumentType"], string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
};

/**
 * Reads the form of an upload.
 *
 * Refuses: `unknown_parameter`, `parameter_missing`, `parameter_invalid`.
 */
export function readUpload(form: readonly FormPart[]): Upload {
  refuseUnknown(form);
  const [purpose_part, file] = [partOf(form, "purpose"), partOf(form, "file")];
  if (purpose_part === null) return refuseMissing("purpose");
  const purpose = readPurpose(textOf(purpose_part));
  if (file === null) return refuseMissing("file");
  const mime = typeOfFile(file.bytes);
  if (mime === null) return refuseType();
  const written = partOf(form, "filename");
  const name = written === null ? file.filename : textOf(written);
  const filename = name === null ? `${purpose}.${ENDINGS[mime]}` : readFilename(name, written);
  return { purpose, filename, mime, bytes: file.bytes };
}

function refuseUnknown(form: readonly FormPart[]): void {
  const unknown = form.find(({ name }) => !FIELDS.includes(name));
  if (unknown === undefined) return;
  // What cannot be the name of a field is no word to repeat.
  const param = /^[\w.-]{1,64}$/.test(unknown.name) ? unknown.name : "form";
  refuse("unknown_parameter", {
    param,
    message: `\`${param}\` is no field of this form. It has ${FIELDS.join(", ")}.`,
  });
}

function partOf(form: readonly FormPart[], name: string): FormPart | null {
  const [part = null, second] = form.filter((one) => one.name === name);
  if (second === undefined) return part;
  return refuse("parameter_invalid", { param: name, message: `\`${name}\` stands in it twice.` });
}

function textOf({ bytes }: FormPart): string {
  return Buffer.from(bytes).toString("utf8");
}

function readPurpose(written: string): Schemas["DocumentPurpose"] {
  const purpose = ENUMS.DocumentPurpose.find((one) => one === written);
  return (
    purpose ??
    refuse("parameter_invalid", {
      param: "purpose",
      message: `\`purpose\` must be one of ${ENUMS.DocumentPurpose.join(", ")}.`,
      meta: { allowed: ENUMS.DocumentPurpose },
    })
  );
}

function readFilename(name: string, written: FormPart | null): string {
  const is_name = FILENAME.test(name) && [...name].length <= FILENAME_CHARACTERS_MAX;
  if (is_name && name.isWellFormed()) return name;
  const param = written === null ? "file" : "filename";
  const message =
    `\`${param}\` must have a name of at most ${FILENAME_CHARACTERS_MAX} characters, without ` +
    "slashes and control characters.";
  return refuse("parameter_invalid", { param, message });
}

function refuseMissing(param: string): never {
  return refuse("parameter_missing", { param, message: `\`${param}\` is missing in the form.` });
}

function refuseType(): never {
  return refuse("parameter_invalid", {
    param: "file",
    message: "`file` is no PDF, JPEG or PNG: its first bytes are those of another type.",
    meta: { allowed: ENUMS.DocumentType },
  });
}
