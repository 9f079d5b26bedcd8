# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Parameters of a new webhook endpoint.
    class WebhookEndpointCreate < Model
      def initialize(
        url:,
        enabled_events: NOT_GIVEN,
        description: NOT_GIVEN,
        api_version: NOT_GIVEN,
        include_tokens: NOT_GIVEN,
        token_links: NOT_GIVEN,
        format: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "url" => url,
            "enabled_events" => enabled_events,
            "description" => description,
            "api_version" => api_version,
            "include_tokens" => include_tokens,
            "token_links" => token_links,
            "format" => format,
            "metadata" => metadata
          )
        )
      end

      # URL that receives events: https, on a public host. In the sandbox, test-mode endpoints can use
      # a loopback address with http or https on any port.
      # Type: `WebhookUrl`.
      def url = self["url"]

      # Events to receive. Default: all.
      def enabled_events = self["enabled_events"]

      # Description of the endpoint.
      # Type: `Note`.
      def description = self["description"]

      # API version in which `data.object` is formatted. Default: the account's default version.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # Whether to send power tokens in clear text. Requires a key with `account:manage` and
      # `tokens:read`.
      def include_tokens = self["include_tokens"]

      # Whether to send links that read tokens once. Default: true if the key has `tokens:read`,
      # otherwise false.
      def token_links = self["token_links"]

      # Format of the events sent to the endpoint.
      def format = self["format"]

      # Your own key-value data about the endpoint.
      def metadata = self["metadata"]
    end

    # One page of a list.
    class WebhookEndpointList < Model
      CODECS = {
        "data" => ["WebhookEndpoint"],
      }.freeze

      # Always `list`.
      def object = self["object"]

      # URL path of this list.
      # Type: `UrlPath`.
      def url = self["url"]

      # Objects on this page.
      def data = self["data"]

      # Whether there are more objects in the direction of the request.
      def has_more = self["has_more"]

      # Cursor of the next page, for the parameter that you used for this one (`starting_after` unless
      # you sent `ending_before`). Null on the last page.
      # Type: `Cursor`.
      def next_cursor = self["next_cursor"]
    end

    # The event to simulate for an endpoint.
    class WebhookEndpointTest < Model
      def initialize(
        type: NOT_GIVEN
      )
        super(
          Model.given(
            "type" => type
          )
        )
      end

      # Type of the event. Default: `send.delivered`.
      def type = self["type"]
    end

    # Changes to an endpoint. Omitted fields keep their value.
    class WebhookEndpointUpdate < Model
      def initialize(
        url: NOT_GIVEN,
        enabled_events: NOT_GIVEN,
        description: NOT_GIVEN,
        api_version: NOT_GIVEN,
        include_tokens: NOT_GIVEN,
        token_links: NOT_GIVEN,
        format: NOT_GIVEN,
        status: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "url" => url,
            "enabled_events" => enabled_events,
            "description" => description,
            "api_version" => api_version,
            "include_tokens" => include_tokens,
            "token_links" => token_links,
            "format" => format,
            "status" => status,
            "metadata" => metadata
          )
        )
      end

      # URL that receives events. A new URL set without `tokens:read` turns off `include_tokens` and
      # `token_links`.
      # Type: `WebhookUrl`.
      def url = self["url"]

      # Events to receive. Replaces the whole list.
      def enabled_events = self["enabled_events"]

      # Description of the endpoint. Null removes it.
      # Type: `Note`.
      def description = self["description"]

      # API version in which `data.object` is formatted.
      # Type: `ApiVersion`.
      def api_version = self["api_version"]

      # `false` stops sending tokens in clear text. It cannot be turned on again.
      def include_tokens = self["include_tokens"]

      # Whether to send links that read tokens once. Turning it on requires `tokens:read`.
      def token_links = self["token_links"]

      # `svc` moves an endpoint from the legacy format to event objects. This cannot be undone.
      def format = self["format"]

      # `disabled` stops sending events; `enabled` resumes with events that happen from then on.
      def status = self["status"]

      # Changes to your key-value data about the endpoint, merged as in `MetadataUpdate`. Null removes
      # all of it.
      def metadata = self["metadata"]
    end

    # A replay of a range of events to an endpoint.
    class WebhookReplay < Model
      # ID of the replay.
      # Type: `WebhookReplayId`.
      def id = self["id"]

      # Always `webhook_replay`.
      def object = self["object"]

      # Time at which the replay was requested.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # ID of the endpoint.
      # Type: `WebhookEndpointId`.
      def endpoint = self["endpoint"]

      # Start of the range.
      # Type: `UnixTime`.
      def from = self["from"]

      # End of the range.
      # Type: `UnixTime`.
      def to = self["to"]

      # Event types to replay. Empty for all that the endpoint receives.
      def types = self["types"]

      # Current status of the replay.
      def status = self["status"]

      # Number of events in the range that the endpoint receives.
      # Type: `Count`.
      def matched = self["matched"]

      # Number of matched events with a new delivery.
      # Type: `Count`.
      def queued = self["queued"]

      # Number of those deliveries that succeeded.
      # Type: `Count`.
      def delivered = self["delivered"]

      # Number of those deliveries that failed and will not be retried.
      # Type: `Count`.
      def failed = self["failed"]
    end

    # Range of events to replay.
    class WebhookReplayCreate < Model
      def initialize(
        from:,
        to: NOT_GIVEN,
        types: NOT_GIVEN
      )
        super(
          Model.given(
            "from" => from,
            "to" => to,
            "types" => types
          )
        )
      end

      # Start of the range: at most 30 days ago.
      def from = self["from"]

      # End of the range. Default: now.
      def to = self["to"]

      # Event types to replay, out of those the endpoint receives. Default: all of them.
      def types = self["types"]
    end

    # Parameters for rolling a signing secret.
    class WebhookSecretRoll < Model
      def initialize(
        grace: NOT_GIVEN
      )
        super(
          Model.given(
            "grace" => grace
          )
        )
      end

      # Grace period of the old secret. Default, and always in the legacy format: none.
      def grace = self["grace"]
    end
  end
end
