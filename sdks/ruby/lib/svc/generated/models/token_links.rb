# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # The power tokens that a token link revealed.
    class TokenLink < Model
      CODECS = {
        "tokens" => ["SendToken"],
      }.freeze

      # Always `token_link`.
      def object = self["object"]

      # Time at which the link was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # True in live mode, false in test mode.
      def livemode = self["livemode"]

      # ID of the send.
      # Type: `SendId`.
      def send_ = self["send"]

      # The tokens in clear text, in the order in which they must be entered.
      def tokens = self["tokens"]

      # Units bought, in kilowatt hours. Null if unknown.
      # Type: `Units`.
      def units_kwh = self["units_kwh"]
    end
  end
end
