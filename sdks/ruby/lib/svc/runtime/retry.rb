# frozen_string_literal: true

module Svc
  # Whether and when a call is sent again: `retryable` in the body decides, and the status only
  # where there is no such body.
  module Retry
    # `attempt` is 1 after the first attempt, and `left` is what is left of the call, in seconds.
    State = Struct.new(:operation, :attempt, :max_retries, :left)

    # A longer pause is left to the caller.
    AFTER_MAX_SECONDS = 20
    BACKOFF_FIRST_SECONDS = 0.5
    BACKOFF_MAX_SECONDS = 8.0
    STATUSES = [408, 429, 500, 502, 503, 504].freeze
    private_constant :STATUSES

    # Seconds until the next attempt after an answer; nil if there is none.
    def self.pause_after_answer(error, state)
      # The request has arrived: only what is safe to repeat is repeated.
      return nil if state.operation.once? || state.attempt > state.max_retries
      return nil unless retryable?(error)

      fitting(error.retry_after, state)
    end

    # Seconds until the next attempt when no answer came; nil if there is none.
    def self.pause_after_silence(was_sent, state)
      return nil if state.attempt > state.max_retries
      return nil if was_sent && state.operation.once?

      fitting(nil, state)
    end

    # Seconds of a Retry-After header, given as seconds or as a date; nil for anything else.
    # A date is counted from the Date of the same answer: the clock of this machine may be wrong.
    def self.read_after(header, date = nil)
      text = header.to_s.strip
      return text.to_i if text.match?(/\A[0-9]+\z/)

      moment = moment_of(text)
      moment && [0, (moment - (moment_of(date.to_s.strip) || Time.now)).ceil].max
    end

    def self.moment_of(text)
      return nil unless text.match?(/\A[A-Za-z]{3}, \d/)

      # Loaded here because hardly any answer asks for a date.
      require "time"
      Time.httpdate(text)
    rescue ::ArgumentError
      nil
    end

    def self.retryable?(error)
      return false if error.code == "idempotency_mismatch"

      error.retryable?.nil? ? STATUSES.include?(error.status) : error.retryable?
    end

    def self.fitting(asked, state)
      return nil if asked && asked > AFTER_MAX_SECONDS

      pause = asked || backoff(state.attempt)
      pause >= state.left ? nil : pause
    end

    # Full jitter: clients that failed together do not come back together.
    def self.backoff(attempt)
      rand * [BACKOFF_MAX_SECONDS, BACKOFF_FIRST_SECONDS * (2**(attempt - 1))].min
    end

    private_class_method :fitting, :backoff
  end
end
