# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # One page of a list.
    class ApiKeyList < Model
      CODECS = {
        "data" => ["ApiKey"],
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

    # Parameters of a new API key.
    class KeyCreate < Model
      CODECS = {
        "spend_caps" => {"*":"SpendCapInput"},
      }.freeze

      def initialize(
        kind:,
        label: NOT_GIVEN,
        scopes: NOT_GIVEN,
        allowed_ips: NOT_GIVEN,
        allowed_origins: NOT_GIVEN,
        allowed_products: NOT_GIVEN,
        allowed_networks: NOT_GIVEN,
        spend_caps: NOT_GIVEN,
        per_recipient_daily_cap: NOT_GIVEN,
        approval_threshold: NOT_GIVEN,
        recipient_allowlist: NOT_GIVEN,
        expires_at: NOT_GIVEN,
        accept_terms: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "kind" => kind,
            "label" => label,
            "scopes" => scopes,
            "allowed_ips" => allowed_ips,
            "allowed_origins" => allowed_origins,
            "allowed_products" => allowed_products,
            "allowed_networks" => allowed_networks,
            "spend_caps" => spend_caps,
            "per_recipient_daily_cap" => per_recipient_daily_cap,
            "approval_threshold" => approval_threshold,
            "recipient_allowlist" => recipient_allowlist,
            "expires_at" => expires_at,
            "accept_terms" => accept_terms,
            "metadata" => metadata
          )
        )
      end

      # Kind of the key.
      def kind = self["kind"]

      # Label of the key, such as the name of the till.
      # Type: `Label`.
      def label = self["label"]

      # Permissions of the key. Required for `rk` and `ak`. Default for `sk`: everything its creator
      # may do. A `pk` can only have public scopes, currently `catalog:read`, which is its default.
      def scopes = self["scopes"]

      # IP addresses or CIDR ranges that may use the key. Default: any.
      def allowed_ips = self["allowed_ips"]

      # Origins of the web pages that may use the key, without wildcards. Only for publishable keys.
      # Default: any.
      def allowed_origins = self["allowed_origins"]

      # IDs of the products that the key can sell. Default: all.
      def allowed_products = self["allowed_products"]

      # IDs of the networks that the key can sell on. Default: all.
      def allowed_networks = self["allowed_networks"]

      # Spend caps of the key. Default: none.
      def spend_caps = self["spend_caps"]

      # Maximum face value per day to one number or meter. Default: no cap.
      def per_recipient_daily_cap = self["per_recipient_daily_cap"]

      # Amount within 24 hours above which a person must approve. Only for agent keys.
      def approval_threshold = self["approval_threshold"]

      # Numbers and meters that the key can sell to. Default: any.
      def recipient_allowlist = self["recipient_allowlist"]

      # Time at which the key expires. Default: never.
      def expires_at = self["expires_at"]

      # Accepts the API Terms, the Acceptable Use policy and the DPA. Required for the first live key.
      def accept_terms = self["accept_terms"]

      # Your own key-value data about the key.
      def metadata = self["metadata"]
    end

    # Parameters for rolling a key.
    class KeyRoll < Model
      def initialize(
        grace_period: NOT_GIVEN
      )
        super(
          Model.given(
            "grace_period" => grace_period
          )
        )
      end

      # Grace period of the old secret. Default: none.
      def grace_period = self["grace_period"]
    end

    # Changes to a key. Omitted fields keep their value.
    class KeyUpdate < Model
      CODECS = {
        "spend_caps" => {"*":"SpendCapUpdate"},
      }.freeze

      def initialize(
        label: NOT_GIVEN,
        scopes: NOT_GIVEN,
        allowed_ips: NOT_GIVEN,
        allowed_origins: NOT_GIVEN,
        allowed_products: NOT_GIVEN,
        allowed_networks: NOT_GIVEN,
        spend_caps: NOT_GIVEN,
        per_recipient_daily_cap: NOT_GIVEN,
        approval_threshold: NOT_GIVEN,
        recipient_allowlist: NOT_GIVEN,
        expires_at: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "label" => label,
            "scopes" => scopes,
            "allowed_ips" => allowed_ips,
            "allowed_origins" => allowed_origins,
            "allowed_products" => allowed_products,
            "allowed_networks" => allowed_networks,
            "spend_caps" => spend_caps,
            "per_recipient_daily_cap" => per_recipient_daily_cap,
            "approval_threshold" => approval_threshold,
            "recipient_allowlist" => recipient_allowlist,
            "expires_at" => expires_at,
            "metadata" => metadata
          )
        )
      end

      # Label of the key. Null removes it.
      # Type: `Label`.
      def label = self["label"]

      # Permissions of the key. Replaces the whole list. A `pk` can only have public scopes.
      def scopes = self["scopes"]

      # IP addresses or CIDR ranges that may use the key. Null or empty: any.
      def allowed_ips = self["allowed_ips"]

      # Origins of the web pages that may use the key, without wildcards. Only for publishable keys.
      # Null or empty: any.
      def allowed_origins = self["allowed_origins"]

      # IDs of the products that the key can sell. Null or empty: all.
      def allowed_products = self["allowed_products"]

      # IDs of the networks that the key can sell on. Null or empty: all.
      def allowed_networks = self["allowed_networks"]

      # Changes to the spend caps. Null removes all caps.
      def spend_caps = self["spend_caps"]

      # Maximum face value per day to one number or meter. Null removes the cap.
      def per_recipient_daily_cap = self["per_recipient_daily_cap"]

      # Amount within 24 hours above which a person must approve. Only for agent keys. Null restores
      # the default.
      def approval_threshold = self["approval_threshold"]

      # Numbers and meters that the key can sell to. Null or empty: any.
      def recipient_allowlist = self["recipient_allowlist"]

      # Time at which the key expires. Null: never.
      def expires_at = self["expires_at"]

      # Changes to your key-value data about the key, merged as in `MetadataUpdate`. Null removes all
      # of it.
      def metadata = self["metadata"]
    end

    # Spend caps of a new key in one currency. Omitted caps are not set.
    class SpendCapInput < Model
      def initialize(
        per_send: NOT_GIVEN,
        daily: NOT_GIVEN,
        monthly: NOT_GIVEN
      )
        super(
          Model.given(
            "per_send" => per_send,
            "daily" => daily,
            "monthly" => monthly
          )
        )
      end

      # Maximum face value of one sale.
      # Type: `MoneyInput`.
      def per_send = self["per_send"]

      # Maximum face value per day in Harare.
      # Type: `MoneyInput`.
      def daily = self["daily"]

      # Maximum face value per month in Harare.
      # Type: `MoneyInput`.
      def monthly = self["monthly"]
    end

    # Changes to the spend caps of a key in one currency. Omitted caps keep their value.
    class SpendCapUpdate < Model
      def initialize(
        per_send: NOT_GIVEN,
        daily: NOT_GIVEN,
        monthly: NOT_GIVEN
      )
        super(
          Model.given(
            "per_send" => per_send,
            "daily" => daily,
            "monthly" => monthly
          )
        )
      end

      # Maximum face value of one sale. Null removes the cap.
      # Type: `MoneyInput`.
      def per_send = self["per_send"]

      # Maximum face value per day in Harare. Null removes the cap.
      # Type: `MoneyInput`.
      def daily = self["daily"]

      # Maximum face value per month in Harare. Null removes the cap.
      # Type: `MoneyInput`.
      def monthly = self["monthly"]
    end
  end
end
