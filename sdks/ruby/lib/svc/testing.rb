# frozen_string_literal: true

require "json"
require "uri"
require "svc"
require "svc/generated/examples"

module Svc
  # Tests without a network: a transport that answers with the contract's own examples.
  module Testing
    # What was asked: `operation` is the method that was called, such as `sends.create`, `path` has
    # the query, and `body` is parsed, nil without one.
    FakeRequest = Struct.new(:operation, :verb, :path, :headers, :body, keyword_init: true)

    # For `Svc::Client.new(…, transport: fake)`.
    class FakeTransport
      # Everything that was asked, in order.
      attr_reader :requests

      def initialize
        @requests = []
        @answers = Hash.new { |answers, operation| answers[operation] = [] }
      end

      # The next answer of a method; several are given in their order.
      def answer(operation, status, body)
        @answers[operation] << { "status" => status, "body" => body }
        self
      end

      # The next call of a method gets no answer.
      def lose(operation, timed_out: false)
        @answers[operation] << TransportError.new("lost", was_sent: true, timed_out: timed_out)
        self
      end

      def call(request)
        asked = asked(request)
        @requests << asked
        planned = @answers[asked.operation].shift
        planned ||= example_of(asked)
        raise planned if planned.is_a?(TransportError)

        headers = { "Content-Type" => "application/json", "Request-Id" => "req_fake" }
        RawResponse.new(planned["status"], Headers.new(headers), JSON.generate(planned["body"]).b)
      end

      def close; end

      private

      # An example is about the object that was asked for, where that is told by its id.
      def example_of(asked)
        example = EXAMPLES.fetch(asked.operation, { "status" => 200, "body" => {} })
        operation = OPERATIONS[asked.operation]
        shown = example["body"].is_a?(Hash) && example["body"]["id"]
        return example unless shown && operation&.identified_by

        place = operation.path.split("/").index("{#{operation.identified_by}}")
        id = URI.decode_www_form_component(asked.path.split(%r{[/?]})[place])
        return example unless id.start_with?("#{shown.partition("_").first}_")

        { "status" => example["status"], "body" => example["body"].merge("id" => id) }
      end

      def asked(request)
        uri = URI(request.url)
        path = uri.path.partition(BASE_PATH).last
        body = request.body && JSON.parse(request.body)
        query = URI.decode_www_form(uri.query.to_s).to_h
        FakeRequest.new(
          operation: operation_of(request.verb, path, query.merge(body || {})),
          verb: request.verb,
          path: uri.query ? "#{path}?#{uri.query}" : path,
          headers: Headers.new(request.headers),
          body: body
        )
      end

      # Of two methods on one path, the one whose fixed field was sent.
      def operation_of(verb, path, sent)
        found = OPERATIONS.values.select do |operation|
          operation.verb == verb && form_of(operation.path).match?(path)
        end
        fixed, plain = found.partition(&:fixed_field)
        (fixed.find { |operation| sent.key?(operation.fixed_field) } || plain.first)&.key.to_s
      end

      def form_of(template)
        parts = template.split(/\{[^}]+\}/, -1).map { |part| Regexp.escape(part) }
        /\A#{parts.join("[^/]+")}\z/
      end
    end
  end
end
