import { OPERATIONS } from "@svc/generated/operations";
import { addressOf, mayCall } from "#accounts/members";
import type { FoundSession } from "#accounts/sessions";
import type { Viewer } from "./show/layout.ts";

/** Who looks at a page, as its frame shows them. */
export function viewerOf(
  { member, mode }: FoundSession,
  { organisation, form_token }: Pick<Viewer, "organisation" | "form_token">,
): Viewer {
  return {
    address: addressOf(member),
    role: member.role,
    ...{ organisation, mode, form_token },
    may: (operation_id) => mayCall(OPERATIONS[operation_id], member, mode),
  };
}
