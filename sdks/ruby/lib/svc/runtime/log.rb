# frozen_string_literal: true

module Svc
  # What a client logs: methods, paths with placeholders and numbers, and nothing of a customer.
  class Log
    LEVELS = %w[off info debug].freeze
    # Anything else may hold what a log must not.
    CODE = /\A[a-z_]{1,64}\z/
    PLAIN = /\A[A-Za-z0-9_.-]{1,100}\z/
    private_constant :LEVELS, :CODE, :PLAIN

    def initialize(level, logger)
      @logger = logger
      said = level.nil? ? ENV.fetch("SVC_SDK_LOG", "").downcase : level.to_s
      said = logger ? "debug" : "off" if said.empty?
      @level = LEVELS.index(said) || 0
      return if LEVELS.include?(said)
      raise ConfigurationError, "log_level is off, info or debug." unless level.nil?

      say("svc info SVC_SDK_LOG is off, info or debug. Nothing is logged.")
    end

    # An attempt is made.
    def begun(operation, attempt, key)
      return if @level < 2

      called = "#{operation.verb} #{operation.path}"
      write(:debug, "#{called} try=#{attempt} idempotency_key=#{shortened(key)}")
    end

    # How an attempt ended. `elapsed` is that of the call, and `pause` is nil if no other follows.
    def ended(operation, attempt, key, elapsed:, raw: nil, error: nil, pause: nil)
      return if @level < (pause ? 2 : 1)

      called = "#{operation.verb} #{operation.path}"
      result = "status=#{raw&.status || "none"}#{" reason=#{reason(error)}" if error}"
      request = "request_id=#{fitting(raw && raw.headers["Request-Id"], PLAIN)}"
      if pause.nil?
        return write(:info, "#{called} #{result} ms=#{ms(elapsed)} tries=#{attempt} #{request}")
      end

      wait = "wait_ms=#{ms(pause)} idempotency_key=#{shortened(key)}"
      write(:debug, "#{called} try=#{attempt} #{result} #{wait} #{request}")
    end

    # The logger may be any object of the program.
    def inspect = "#<Svc::Log #{LEVELS[@level]}>"

    private

    def write(level, line)
      if @logger.nil?
        say("svc #{level} #{line}")
      else
        @logger.public_send(level, line)
      end
      nil
    rescue StandardError
      # A call is worth more than its line.
      nil
    end

    # One write: threads do not break into each other's lines.
    def say(line) = $stderr.write("#{line}\n")

    def ms(seconds) = (seconds * 1000).round

    def fitting(text, form) = text.is_a?(String) && text.match?(form) ? text : "none"

    # Enough to find a call by; a key of the caller's own may be a phone number.
    def shortened(key)
      return "none" if key.nil?

      key.length > 8 && key[0, 4].match?(PLAIN) ? "#{key[0, 4]}..." : "..."
    end

    def unsent?(error) = error.is_a?(ConnectionError) && !error.maybe_sent?

    def reason(error)
      case error
      when ApiError then fitting(error.code, CODE)
      when TimeoutError then "timed_out"
      when CancelledError then "cancelled"
      else unsent?(error) ? "connection_failed" : "connection_lost"
      end
    end
  end
  private_constant :Log
end
