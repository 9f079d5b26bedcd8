# frozen_string_literal: true

module Svc
  # Settings of one call. What is left out is as the client has it. A method takes them as
  # `request_options: { idempotency_key: "till4-000123" }`.
  class RequestOptions
    # Your own key, such as the till's sale number; one is made if it is left out.
    attr_reader :idempotency_key
    # Seconds for the call with all its attempts and pauses.
    attr_reader :timeout
    # Seconds for a connection to be made.
    attr_reader :connect_timeout
    # Seconds for an answer to begin, and between two parts of it.
    attr_reader :read_timeout
    # How often the call is sent again, where that is safe.
    attr_reader :max_retries
    # Fields that this version does not know yet.
    attr_reader :extra_body, :extra_query, :extra_headers
    # Ends the call from another thread: a Svc::Cancellation.
    attr_reader :cancellation
    # The secret of the program, for the one method that is signed with it.
    attr_reader :program_secret

    def initialize(
      idempotency_key: nil, timeout: nil, connect_timeout: nil, read_timeout: nil, max_retries: nil,
      extra_body: nil, extra_query: nil, extra_headers: nil, cancellation: nil, program_secret: nil
    )
      @idempotency_key = idempotency_key
      @timeout = timeout
      @connect_timeout = connect_timeout
      @read_timeout = read_timeout
      @max_retries = max_retries
      @extra_body = extra_body || {}
      @extra_query = extra_query || {}
      @extra_headers = extra_headers || {}
      @cancellation = cancellation
      @program_secret = program_secret
      freeze
    end

    NONE = new

    # The options of a hash, of nothing, or as they are.
    def self.of(given)
      return NONE if given.nil?
      return given if given.is_a?(RequestOptions)

      new(**given)
    rescue ::ArgumentError, TypeError
      raise ArgumentError.new("These are not request options.", param: "request_options")
    end

    # The other options may hold secrets.
    def inspect
      "#<Svc::RequestOptions timeout=#{timeout.inspect} max_retries=#{max_retries.inspect}>"
    end
  end
end
