# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Parameters to open a dispute.
    class DisputeCreate < Model
      CODECS = {
        "evidence" => "DisputeEvidenceInput",
      }.freeze

      def initialize(
        send_:,
        reason:,
        evidence: NOT_GIVEN,
        metadata: NOT_GIVEN
      )
        super(
          Model.given(
            "send" => send_,
            "reason" => reason,
            "evidence" => evidence,
            "metadata" => metadata
          )
        )
      end

      # Send to be disputed.
      # Type: `SendRef`.
      def send_ = self["send"]

      # Reason for the dispute.
      def reason = self["reason"]

      # Evidence that supports the dispute.
      def evidence = self["evidence"]

      # Your own key-value data about the dispute.
      def metadata = self["metadata"]
    end

    # Evidence that supports a dispute.
    class DisputeEvidenceInput < Model
      def initialize(
        text: NOT_GIVEN,
        attachments: NOT_GIVEN,
        customer_phone: NOT_GIVEN
      )
        super(
          Model.given(
            "text" => text,
            "attachments" => attachments,
            "customer_phone" => customer_phone
          )
        )
      end

      # Description of what happened.
      # Type: `DisputeText`.
      def text = self["text"]

      # IDs of pictures and documents uploaded with `POST /documents`.
      def attachments = self["attachments"]

      # Phone number to reach the customer.
      # Type: `PhoneInput`.
      def customer_phone = self["customer_phone"]
    end

    # One page of a list.
    class DisputeList < Model
      CODECS = {
        "data" => ["Dispute"],
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
  end
end
