import type { FileBody } from "@svc/generated/routes";

/** Whether the body of an answer is a file, which goes out as it is, and no JSON. */
export function isFileBody(body: unknown): body is FileBody<string> {
  return (body as Partial<FileBody<string>> | null)?.bytes instanceof Uint8Array;
}
