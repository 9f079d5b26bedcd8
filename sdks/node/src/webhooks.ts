export {
  parse,
  type RawBody,
  signTestHeader,
  type VerifyOptions,
  verify,
  type WebhookHeaders,
} from "./runtime/webhook.ts";
