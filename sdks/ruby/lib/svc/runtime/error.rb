# frozen_string_literal: true

module Svc
  # The base of every error that this package raises.
  class Error < StandardError
  end

  # The client cannot be made with these settings.
  class ConfigurationError < Error
  end

  # An argument that no request could carry; nothing was sent.
  class ArgumentError < Error
    attr_reader :param

    def initialize(message = nil, param: nil)
      super(message)
      @param = param
    end
  end

  # No answer came. After a sale, look for it before you sell again.
  class ConnectionError < Error
    attr_reader :attempts, :idempotency_key

    def initialize(message = nil, maybe_sent: true, attempts: 1, idempotency_key: nil)
      super(message)
      @maybe_sent = maybe_sent
      @attempts = attempts
      @idempotency_key = idempotency_key
    end

    # Whether any try of the request may have been carried out.
    def maybe_sent? = @maybe_sent
  end

  # The time for the call, or for one answer, is over.
  class TimeoutError < ConnectionError
  end

  # The caller ended the call with its Svc::Cancellation.
  class CancelledError < ConnectionError
  end

  # A webhook that is not from the service, is too old, or was not passed on as it came.
  class SignatureError < Error
  end

  # The service refused the request, or could not carry it out. The class follows from `type`.
  class ApiError < Error
    # Nil when the answer did not come from the service: a page of a proxy, for example.
    attr_reader :type, :code
    attr_reader :status, :param, :details, :meta, :resource, :doc_url, :request_id
    # Seconds to wait before the next attempt; nil when the answer does not say.
    attr_reader :retry_after
    # How the call was answered, with the headers.
    attr_reader :response
    # The body as it came.
    attr_reader :raw_body

    def initialize(fields, raw_body, response)
      message = fields["message"] || "The service answered #{response.status} without a reason."
      super(message)
      @type, @code, @param, @resource, @doc_url =
        fields.values_at("type", "code", "param", "resource", "doc_url")
      @status = response.status
      @details = fields["details"] || []
      @meta = fields["meta"] || {}
      @request_id = fields["request_id"] || response.request_id
      @retryable = fields["retryable"]
      @retry_after = fields["retry_after"] ||
                     Retry.read_after(response.headers["Retry-After"], response.headers["Date"])
      @raw_body = raw_body
      @response = response
    end

    # Whether the service says that another attempt may succeed; nil when it does not say.
    def retryable? = @retryable

    def idempotency_key = response.idempotency_key

    def attempts = response.attempts

    def inspect
      "#<#{self.class} status=#{status} code=#{code.inspect} message=#{message.inspect} " \
        "request_id=#{request_id.inspect}>"
    end

    # The error of an answer that is no success; an HTML page or an empty body makes one too.
    def self.of(body, raw_body, response)
      fields = body.is_a?(Hash) && body["error"].is_a?(Hash) ? body["error"] : {}
      fallback = response.status >= 500 && fields["type"].nil? ? ServerError : ApiError
      CLASSES.fetch(fields["type"], fallback).new(fields, raw_body, response)
    end
  end

  # The request cannot be carried out as it was written.
  class InvalidRequestError < ApiError
  end

  # The key is missing or not valid.
  class AuthenticationError < ApiError
  end

  # The key or the account may not do this.
  class PermissionError < ApiError
  end

  # There is not enough Credit.
  class CreditError < ApiError
  end

  # The state of an object does not allow it.
  class ConflictError < ApiError
  end

  # The Idempotency-Key is missing, wrong or in use.
  class IdempotencyError < ApiError
  end

  # Too many requests.
  class RateLimitError < ApiError
  end

  # A network, a utility or a supplier did not answer as it should.
  class ProviderError < ApiError
  end

  # The service could not carry the request out.
  class ServerError < ApiError
  end

  class ApiError
    CLASSES = {
      "invalid_request_error" => InvalidRequestError,
      "authentication_error" => AuthenticationError,
      "permission_error" => PermissionError,
      "credit_error" => CreditError,
      "conflict_error" => ConflictError,
      "idempotency_error" => IdempotencyError,
      "rate_limit_error" => RateLimitError,
      "provider_error" => ProviderError,
      "api_error" => ServerError
    }.freeze
    private_constant :CLASSES
  end
end
