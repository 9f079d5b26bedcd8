# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # Health of the service, and its clock.
    class Health < Model
      # Always `health`.
      def object = self["object"]

      # Health of the service.
      def status = self["status"]

      # Version of the running program.
      def version = self["version"]

      # Current time of the service. Compare it with your clock.
      # Type: `UnixTime`.
      def time = self["time"]
    end
  end
end
