# frozen_string_literal: true

module Svc
  # What is called around every attempt of every call; both may be left out.
  Hooks = Struct.new(:before_request, :after_response, keyword_init: true) do
    # Headers as a log may hold them.
    def self.masked(headers)
      headers.to_h { |name, value| [name, SECRET_HEADERS.include?(name.downcase) ? "***" : value] }
    end
  end

  # What a hook sees of an attempt, with secrets masked. `attempt` is 1 the first time.
  RequestAttempt = Struct.new(:operation, :verb, :url, :headers, :attempt, keyword_init: true)

  # How an attempt ended. `status` is nil when no answer came, and `retry_in`, in seconds, is nil
  # when this was the last attempt.
  ResponseAttempt = Struct.new(
    :request, :status, :request_id, :elapsed, :retry_in, keyword_init: true
  )

  SECRET_HEADERS = %w[authorization svc-signature].freeze
  private_constant :SECRET_HEADERS
end
