# frozen_string_literal: true

module Svc
  # Carries out the methods of all groups; the generated ones only say which request they are.
  class Requestor
    def initialize(settings, transport)
      @settings = settings
      @transport = transport
    end

    # Seconds that a call of this client has.
    def timeout = @settings.timeout

    def json(operation, path_args, params, options)
      answer = call(operation, path_args, params, options)
      value = answer.value.is_a?(Hash) ? answer.value : {}
      made = operation.result ? Decode.call(operation.result, value) : Empty.from(value)
      made.answered_by(answer.metadata)
    end
    alias none json

    def file(operation, path_args, params, options)
      FileResult.new(call(operation, path_args, params, options))
    end

    def page(operation, path_args, params, options)
      fetch = lambda do |page_params|
        answer = call(operation, path_args, page_params, options)
        envelope = answer.value.is_a?(Hash) ? answer.value : {}
        elements = Array(envelope["data"]).map { |one| Decode.call(operation.result, one) }
        [envelope, elements, answer.metadata]
      end
      Page.first(fetch, Model.given(params), operation.cursor)
    end

    def inspect = "#<Svc::Requestor>"

    private

    def call(operation, path_args, params, options)
      Sending.new(
        @settings, @transport, operation, path_args, params, RequestOptions.of(options)
      ).run
    end
  end

  # A group of methods.
  class Resource
    def initialize(requestor)
      @requestor = requestor
    end

    def inspect = "#<#{self.class}>"
  end
end
