export { getWebhookDelivery } from "./get-webhook-delivery.ts";
export { listWebhookDeliveries } from "./list-webhook-deliveries.ts";
export { redeliverWebhookDelivery } from "./redeliver-webhook-delivery.ts";
