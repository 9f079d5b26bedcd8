import { PROGRAM_VERSION } from "#platform/program-version";

/** What a model is told before anything else. */
const INSTRUCTIONS = [
  "Sells airtime, data and electricity in Zimbabwe from prepaid Credit.",
  "Confirm a meter and read the owner's name back before you buy electricity.",
  "Give each sale a client_reference of its own, and repeat it when you try again.",
  "requires_approval is not an error: show the person the approval_url and wait.",
  "A send that is unknown or requires_review may have been delivered: never sell it again.",
  "Read get_send until the status of a send is final.",
].join("\n");

export const SERVER_IDENTITY = { name: "svc", version: PROGRAM_VERSION };

/** What a client learns of the server before it calls a tool, in every version. */
export const INTRODUCTION = {
  capabilities: { tools: { listChanged: false } },
  instructions: INSTRUCTIONS,
};
