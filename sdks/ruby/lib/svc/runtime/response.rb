# frozen_string_literal: true

module Svc
  # Headers of an answer, found in any case.
  class Headers
    include Enumerable

    def initialize(pairs)
      @values = pairs.to_h { |name, value| [name.to_s.downcase, value] }.freeze
    end

    def [](name) = @values[name.to_s.downcase]

    def each(&block) = @values.each(&block)

    def to_h = @values
  end

  # How a call was answered.
  class ResponseMetadata
    attr_reader :status, :headers
    # The key that all attempts of this call carried.
    attr_reader :idempotency_key
    attr_reader :attempts

    def initialize(status, headers, idempotency_key:, attempts:)
      @status = status
      @headers = headers
      @idempotency_key = idempotency_key
      @attempts = attempts
      freeze
    end

    def request_id = headers["Request-Id"]

    # Whether the service answered with what an earlier request under this key had done.
    def replayed? = headers["Idempotent-Replayed"] == "true"

    # The earlier request, when this is a replay.
    def original_request_id = headers["Original-Request"]
  end
end
