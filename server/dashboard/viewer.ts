import { OPERATIONS } from "@svc/generated/operations";
import { addressOf, mayCall } from "#accounts/members";
import type { FoundSession } from "#accounts/sessions";
import type { Viewer } from "./show/layout.ts";

/** Who looks at a page, as its frame shows them. */
export function viewerOf(
  { member, mode }: FoundSession,
  { reader, ...rest }: Pick<Viewer, "organisation" | "form_token" | "reader">,
): Viewer {
  return {
    address: addressOf(member),
    role: member.role,
    ...{ ...rest, mode, reader, language: reader.language },
    may: (operation_id) => mayCall(OPERATIONS[operation_id], member, mode),
  };
}
