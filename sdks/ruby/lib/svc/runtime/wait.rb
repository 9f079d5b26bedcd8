# frozen_string_literal: true

require "svc/runtime/error"
require "svc/runtime/options"
require "svc/runtime/retry"

module Svc
  # Waiting for a sale while the customer stands there.
  class Waiting
    # What a read has at least: the last one begins when hardly anything is left.
    READ_LEAST_SECONDS = 0.5
    private_constant :READ_LEAST_SECONDS

    # Reads until the send is settled, or until the timeout, and returns what was read last.
    def self.for_send(timeout, every, read_timeout, &read)
      new(timeout, every, read_timeout).run(&read)
    end

    def initialize(timeout, every, read_timeout)
      @ends = now + timeout
      @every = every
      @read_timeout = read_timeout
      @seen = nil
      @answered = nil
    end

    def run(&read)
      loop do
        pause = look(&read)
        settled = @seen && SETTLED_SENDS.include?(@seen.status)
        return @seen if settled || (left <= 0 && @seen)

        sleep([[pause, left].min, 0].max)
      end
    end

    private

    # Reads once, and returns the pause that comes after it.
    def look
      @seen = yield bounded
      @every
    rescue ApiError, ConnectionError => e
      # It says nothing about the sale, and counts only if no other read succeeds. What the service
      # last answered says more than a read that the wait itself cut off.
      raise unless passing?(e)

      @answered = e if e.is_a?(ApiError)
      raise @answered || e if @seen.nil? && left <= 0

      asked = e.retry_after if e.is_a?(ApiError)
      [@every, asked || 0].max
    end

    # No read outlasts the wait, which is itself what repeats it.
    def bounded
      timeout = [[left, READ_LEAST_SECONDS].max, @read_timeout].min
      RequestOptions.new(timeout: timeout, max_retries: 0)
    end

    def passing?(error)
      return Retry.retryable?(error) if error.is_a?(ApiError)

      !error.is_a?(CancelledError)
    end

    def left = @ends - now

    def now = Process.clock_gettime(Process::CLOCK_MONOTONIC)
  end
end
