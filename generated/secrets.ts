// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.
/** Fields that are never logged, and shown only where the contract says so. */
export const SECRET_FIELDS: readonly string[] = [
  "ApiKey.secret",
  "ApprovalDecision.pin",
  "BatchItem.token",
  "BeneficialOwner.national_id",
  "Director.national_id",
  "Director.date_of_birth",
  "Export.download_url",
  "PaymentPinSet.pin",
  "PaymentPinSet.current_pin",
  "PaymentPinSet.password_or_otp",
  "Program.completions_secret",
  "Receipt.token",
  "RewardLink.token",
  "Sandbox.key",
  "Sandbox.claim_url",
  "Send.token",
  "SendPreview.token",
  "SendToken.token",
  "WebhookEndpoint.secret",
];
