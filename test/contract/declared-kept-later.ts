/**
 * What the contract declares of kept operations, and only parts that are still to come can provoke:
 * a status or a refusal as `operation code`, an event by its type or its family, each with its
 * reason. An entry that a test has provoked, or that nothing declares, is an error of the run.
 */
export const DECLARED_IMPLEMENTED_LATER: Readonly<Record<string, string>> = {
  "createCheckoutSession data_not_live": "customers cannot pay in live mode yet",
  ...Object.fromEntries(
    ["listOrganisations", "listOrganisationInvites", "listSessions", "listSignIns"].map((id) => [
      `${id} invalid_version`,
      "pages call it, in the newest version",
    ]),
  ),
  ...Object.fromEntries(
    [
      ...["setMyPin", "sendMyPinCode", "approveApproval", "rejectApproval"],
      ...["deleteSession", "endOtherSessions"],
      ...["createOrganisation", "acceptOrganisationInvite", "declineOrganisationInvite"],
    ].flatMap((id) => [
      [`${id} invalid_version`, "pages call it, in the newest version"],
      [`${id} invalid_json`, "pages call it, and write no JSON"],
    ]),
  ),
};
