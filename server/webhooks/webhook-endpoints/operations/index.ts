export { createWebhookEndpoint } from "./create-webhook-endpoint.ts";
export { deleteWebhookEndpoint } from "./delete-webhook-endpoint.ts";
export { getWebhookEndpoint } from "./get-webhook-endpoint.ts";
export { listWebhookEndpoints } from "./list-webhook-endpoints.ts";
export { replayWebhookEndpoint } from "./replay-webhook-endpoint.ts";
export { rollWebhookEndpointSecret } from "./roll-webhook-endpoint-secret.ts";
export { testWebhookEndpoint } from "./test-webhook-endpoint.ts";
export { updateWebhookEndpoint } from "./update-webhook-endpoint.ts";
