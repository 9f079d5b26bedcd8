# frozen_string_literal: true

module Svc
  # One attempt, as a transport carries it. Times are in seconds, `deadline` on the monotonic clock.
  class Request
    attr_reader :verb, :url, :headers, :body, :connect_timeout, :read_timeout, :deadline

    def initialize(
      verb:, url:, headers:, body:, connect_timeout:, read_timeout:, deadline:, file:, once:
    )
      @verb = verb
      @url = url
      @headers = headers
      @body = body
      @connect_timeout = connect_timeout
      @read_timeout = read_timeout
      @deadline = deadline
      @file = file
      @once = once
      freeze
    end

    # Whether the answer is a file, which the deadline does not cut off.
    def file? = @file

    # Whether it may not be repeated: a connection that may be stale is not used for it.
    def once? = @once

    # What is left of the call, in seconds.
    def left = deadline - Process.clock_gettime(Process::CLOCK_MONOTONIC)

    # Headers and body hold secrets.
    def inspect = "#<Svc::Request #{verb} #{url}>"
    alias to_s inspect
  end

  # No answer, or one that is not whole. A transport raises it.
  class TransportError < StandardError
    def initialize(message, was_sent:, timed_out: false)
      super(message)
      @was_sent = was_sent
      @timed_out = timed_out
    end

    def was_sent? = @was_sent

    def timed_out? = @timed_out
  end

  # An answer whose body is there, or comes in parts from a queue. A transport is anything that
  # answers `call(request)` with such an object, and `close`.
  class RawResponse
    attr_reader :status, :headers

    def initialize(status, headers, body)
      @status = status
      @headers = headers
      @body = body
    end

    # The parts of the body as they come; a body that is streamed can be read once.
    def each_chunk
      yield @body
    end

    # The whole body.
    def read
      whole = String.new(encoding: Encoding::BINARY)
      each_chunk { |part| whole << part }
      whole
    end

    def close; end
  end
end
