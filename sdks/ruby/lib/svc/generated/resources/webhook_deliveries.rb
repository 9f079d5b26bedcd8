# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Resources
    class WebhookDeliveriesResource < Resource
      # Retrieve a webhook delivery.
      #
      # Returns a delivery with its attempts, and with the headers and the masked body of the latest
      # attempt.
      def get(
        delivery_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("webhook_deliveries.get"),
          {
            "delivery_id" => delivery_id,
          },
          {},
          request_options
        )
      end

      # List webhook deliveries.
      #
      # Lists past and pending deliveries to your endpoints, newest first. Use `status=failed` or
      # `status=exhausted` to see what an endpoint did not accept, and why.
      #
      # Errors: `invalid_cursor`, `invalid_time`, `reference_not_found`, `conflicting_parameters`.
      def list(
        limit: NOT_GIVEN,
        starting_after: NOT_GIVEN,
        ending_before: NOT_GIVEN,
        created: NOT_GIVEN,
        endpoint: NOT_GIVEN,
        event: NOT_GIVEN,
        status: NOT_GIVEN,
        type: NOT_GIVEN,
        request_options: nil
      )
        @requestor.page(
          OPERATIONS.fetch("webhook_deliveries.list"),
          {},
          {
            "limit" => limit,
            "starting_after" => starting_after,
            "ending_before" => ending_before,
            "created" => created,
            "endpoint" => endpoint,
            "event" => event,
            "status" => status,
            "type" => type,
          },
          request_options
        )
      end

      # Redeliver an event.
      #
      # Sends the event of a delivery to its endpoint again, immediately, as a new delivery of the same
      # event. If the endpoint receives power tokens, redelivering an event of a send requires
      # `tokens:read`.
      #
      # Errors: `idempotency_key_invalid`, `idempotency_mismatch`, `idempotency_in_progress`,
      # `tokens_read_required`, `endpoint_disabled`.
      def redeliver(
        delivery_id,
        request_options: nil
      )
        @requestor.json(
          OPERATIONS.fetch("webhook_deliveries.redeliver"),
          {
            "delivery_id" => delivery_id,
          },
          {},
          request_options
        )
      end
    end
  end
end
