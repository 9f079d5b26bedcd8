# frozen_string_literal: true

require "securerandom"
require "svc/runtime/cancellation"
require "svc/runtime/encode"
require "svc/runtime/hooks"
require "svc/runtime/response"
require "svc/runtime/retry"
require "svc/runtime/transport"

module Svc
  # The request log shows the part before the blank as the SDK that called.
  USER_AGENT = "svc-ruby/#{VERSION} (#{RUBY_ENGINE} #{RUBY_ENGINE_VERSION})"

  Settings = Struct.new(
    :address, :key, :hooks, :log, :timeout, :connect_timeout, :read_timeout, :max_retries,
    keyword_init: true
  )

  # One call: a key made once, attempts under one deadline, and an answer or one typed error.
  class Sending
    # What an id looks like; anything else in a path, such as a reference, is none.
    ID_FORM = /\A[a-z]{2,5}_[0-9A-Za-z]{24}\z/
    # `value` is the parsed body; of a file it is nil and `raw` has the bytes.
    Answer = Struct.new(:value, :metadata, :raw)
    # An attempt that failed; `pause` is nil if there is no other.
    Failed = Struct.new(:error, :pause)

    def initialize(settings, transport, operation, path_args, params, options)
      @settings = settings
      @transport = transport
      @operation = operation
      @path_args = path_args
      @options = options
      encoded = Encode.call(operation, path_args, params, options)
      @key = key
      @headers = headers(encoded)
      @begun = now
      @deadline = @begun + either(options.timeout, settings.timeout)
      @max_retries = either(options.max_retries, settings.max_retries)
      @request = request(encoded)
      @maybe_sent = false
    end

    def run
      cancellation = @options.cancellation
      cancellation ? cancellation.watch { attempts } : attempts
    rescue Cancellation::Cancelled
      error = CancelledError.new(
        "The call was cancelled.#{doubt(@maybe_sent)}",
        maybe_sent: @maybe_sent, attempts: @attempt || 1, idempotency_key: @key
      )
      log_end(nil, error, nil)
      raise error
    end

    private

    def attempts
      # An attempt whose answer was lost may have done its work.
      perhaps_done = false
      1.step do |attempt|
        @attempt = attempt
        # How far an attempt had come when it was cancelled is not known.
        @maybe_sent = true
        outcome, judged = try_once(perhaps_done)
        return judged if judged.is_a?(Answer)
        raise judged.error, cause: cause_in(outcome) if judged.pause.nil?

        @maybe_sent = perhaps_done ||= perhaps_done?(outcome)
        sleep(judged.pause)
      end
    end

    def try_once(perhaps_done)
      shown = RequestAttempt.new(
        operation: @operation.key, verb: @operation.verb, url: @request.url,
        headers: Hooks.masked(@headers), attempt: @attempt
      )
      @settings.hooks.before_request&.call(shown)
      @settings.log.begun(@operation, @attempt, @key)
      started = now
      outcome = exchange
      judged = judge(outcome, perhaps_done)
      report(shown, started, outcome, judged)
      [outcome, judged]
    end

    # The raw answer and its body, which is nil for a file; or a TransportError.
    def exchange
      raw = @transport.call(@request)
      streamed = @operation.file? && raw.status.between?(200, 299)
      [raw, streamed ? nil : raw.read]
    rescue TransportError => e
      e
    end

    def judge(outcome, perhaps_done)
      state = Retry::State.new(@operation, @attempt, @max_retries, @deadline - now)
      return judge_silence(outcome, state, perhaps_done) if outcome.is_a?(TransportError)

      raw, body = outcome
      metadata = ResponseMetadata.new(
        raw.status, raw.headers, idempotency_key: @key, attempts: @attempt
      )
      return Answer.new(nil, metadata, raw) if body.nil?

      judge_answer(read_json(body), body, metadata, state, perhaps_done)
    end

    def judge_answer(value, body, metadata, state, perhaps_done)
      status = metadata.status
      return judge_success(value, body, metadata, state) if status.between?(200, 299)

      if @operation.verb == "DELETE" && status == 404 && perhaps_done
        # What an earlier attempt of this call has deleted is gone, as it should be.
        return Answer.new(@path_args, metadata, nil)
      end
      error = ApiError.of(value, body, metadata)
      Failed.new(error, Retry.pause_after_answer(error, state))
    end

    def judge_success(value, body, metadata, state)
      empty = metadata.status == 204 && body.empty?
      read = !value.nil? || empty
      spoiled = mixed_up(value) if read
      return Answer.new(value, metadata, nil) if read && spoiled.nil?

      lost = ConnectionError.new(
        spoiled || "The answer #{metadata.status} could not be read: #{body.bytesize} bytes, no JSON.",
        maybe_sent: true, attempts: @attempt, idempotency_key: @key
      )
      Failed.new(lost, Retry.pause_after_silence(true, state))
    end

    # Says so when an answer is that of another request, as a proxy that mixes them up gives.
    def mixed_up(value)
      asked = @path_args[@operation.identified_by].to_s
      found = value["id"] if value.is_a?(Hash)
      return if !found.is_a?(String) || found == asked || !asked.match?(ID_FORM)

      "The answer is about #{found}, and #{asked} was asked for."
    end

    # The error tells of the whole call: an earlier attempt may have arrived where the last has not.
    def judge_silence(outcome, state, perhaps_done)
      maybe_sent = outcome.was_sent? || perhaps_done
      timed_out = outcome.timed_out?
      lead = timed_out ? "No answer in time." : "The connection failed."
      error = (timed_out ? TimeoutError : ConnectionError).new(
        lead + doubt(maybe_sent),
        maybe_sent: maybe_sent, attempts: @attempt, idempotency_key: @key
      )
      Failed.new(error, Retry.pause_after_silence(outcome.was_sent?, state))
    end

    def doubt(maybe_sent) = maybe_sent ? " Whether the request was carried out is not known." : ""

    def cause_in(outcome) = outcome.is_a?(TransportError) ? outcome : nil

    def read_json(body)
      Decode.parse(body)
    rescue JSON::ParserError
      nil
    end

    def perhaps_done?(outcome)
      return outcome.was_sent? if outcome.is_a?(TransportError)

      outcome.first.status >= 500 || outcome.first.status < 300
    end

    def report(shown, started, outcome, judged)
      raw = outcome.is_a?(TransportError) ? nil : outcome.first
      failed = judged.is_a?(Failed) ? judged : nil
      log_end(raw, failed&.error, failed&.pause)
      @settings.hooks.after_response&.call(
        ResponseAttempt.new(
          request: shown, status: raw&.status, request_id: raw && raw.headers["Request-Id"],
          elapsed: now - started, retry_in: failed&.pause
        )
      )
    end

    def log_end(raw, error, pause)
      @settings.log.ended(
        @operation, @attempt || 1, @key,
        elapsed: now - @begun, raw: raw, error: error, pause: pause
      )
    end

    # The caller's key, or one made once; none where the contract takes none.
    def key
      own = @options.idempotency_key
      return (SecureRandom.uuid if @operation.sends_key?) if own.nil?
      return own if @operation.sends_key? && own.match?(/\A[\x20-\x7e]{1,255}\z/)

      rule = "An idempotency key has 1 to 255 printable characters of ASCII."
      rule = "#{@operation.key} takes no idempotency key." unless @operation.sends_key?
      raise ArgumentError.new(rule, param: "idempotency_key")
    end

    def headers(encoded)
      made = {
        "Accept" => @operation.accept,
        "Accept-Encoding" => "identity",
        "Svc-Version" => API_VERSION,
        "User-Agent" => USER_AGENT
      }
      made["Content-Type"] = encoded.content_type if encoded.body
      made["Idempotency-Key"] = @key if @key
      case @operation.auth
      when "program"
        made["Svc-Signature"] = Webhooks.program_signature(encoded.body, @options.program_secret)
      when "key" then made["Authorization"] = "Bearer #{@settings.key.reveal}"
      end
      made.update(@options.extra_headers.transform_keys(&:to_s))
      made.each { |name, value| refuse_header(name) unless sendable?(name, value) }
    end

    # A line break in a header would begin another one.
    def sendable?(name, value)
      name.match?(/\A[!#$%&'*+.^_`|~0-9A-Za-z-]+\z/) && value.to_s.match?(/\A[\t\x20-\x7e]*\z/)
    end

    def refuse_header(name)
      param = name == "Idempotency-Key" ? "idempotency_key" : "extra_headers"
      raise ArgumentError.new("The header #{name.inspect} cannot be sent.", param: param)
    end

    def request(encoded)
      Request.new(
        verb: @operation.verb,
        url: @settings.address + encoded.path,
        headers: @headers,
        body: encoded.body,
        connect_timeout: either(@options.connect_timeout, @settings.connect_timeout),
        read_timeout: either(@options.read_timeout, @settings.read_timeout),
        deadline: @deadline,
        file: @operation.file?,
        once: @operation.once?
      )
    end

    def either(own, general) = own.nil? ? general : own

    def now = Process.clock_gettime(Process::CLOCK_MONOTONIC)
  end
  private_constant :Sending, :Settings
end
