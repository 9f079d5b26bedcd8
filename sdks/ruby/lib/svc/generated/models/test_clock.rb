# frozen_string_literal: true

# Made from the contract by "npm run sdks"; never edit this file.

module Svc
  module Models
    # The clock of a test account, which can be moved forward.
    class TestClock < Model
      CODECS = {
        "still_running" => ["TestClockWork"],
      }.freeze

      # Always `test_clock`.
      def object = self["object"]

      # Current time of the test account.
      # Type: `UnixTime`.
      def now = self["now"]

      # How far the clock is ahead of real time, in seconds: at most 20 years.
      def offset_seconds = self["offset_seconds"]

      # Work that is due and not finished, by kind. Empty when nothing is due; kinds without work are
      # omitted.
      def still_running = self["still_running"]
    end

    # How far to move the test clock.
    class TestClockAdvance < Model
      def initialize(
        seconds:
      )
        super(
          Model.given(
            "seconds" => seconds
          )
        )
      end

      # Seconds to move the clock: 1 second to 400 days, and never more than 20 years ahead of real
      # time in total.
      def seconds = self["seconds"]
    end

    # Unfinished work of one kind.
    class TestClockWork < Model
      # Kind of the unfinished work.
      def kind = self["kind"]

      # Number of items that are due.
      def count = self["count"]
    end
  end
end
