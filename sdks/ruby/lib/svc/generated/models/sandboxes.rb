# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # A test account that was created without signing up, with a key to it.
    class Sandbox < Model
      SECRETS = [
        "key",
        "claim_url",
      ].freeze

      # Always `sandbox`.
      def object = self["object"]

      # Time at which the object was created.
      # Type: `UnixTime`.
      def created = self["created"]

      # Always false: a sandbox is a test account.
      def livemode = self["livemode"]

      # ID of the test account.
      # Type: `AccountId`.
      def account = self["account"]

      # Name of the organisation.
      # Type: `Label`.
      def name = self["name"]

      # Secret key with every scope. Returned only here.
      # Type: `KeySecret`.
      def key = self["key"]

      # Page on which a person enters their email address to become the owner. Returned only here: give
      # it to the person you work for and to no one else.
      # Type: `WebUrl`.
      def claim_url = self["claim_url"]

      # Time at which an unclaimed sandbox is deleted: 14 days after it was created.
      # Type: `UnixTime`.
      def expires_at = self["expires_at"]
    end

    # Parameters to create a sandbox.
    class SandboxCreate < Model
      def initialize(
        name: NOT_GIVEN
      )
        super(
          Model.given(
            "name" => name
          )
        )
      end

      # Name of the organisation.
      # Type: `Label`.
      def name = self["name"]
    end
  end
end
