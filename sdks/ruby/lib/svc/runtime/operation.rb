# frozen_string_literal: true

module Svc
  # What is known of a method's request: one row of the generated table.
  class Operation
    attr_reader :key, :verb, :path, :shape, :result, :accept, :query, :retry_class, :auth, :cursor,
                :fixed_in, :fixed_field, :fixed_value, :identified_by, :file_field

    def initialize(
      key:, verb:, path:, retry:, shape: "json", result: nil, accept: "application/json", query: [],
      body: false, sends_key: false, auth: "key", cursor: "none", fixed_in: nil, fixed_field: nil,
      fixed_value: nil, identified_by: nil, file_field: nil
    )
      @key = key
      @verb = verb
      @path = path
      # `retry` is a word of the language and no variable can be read by it.
      @retry_class = binding.local_variable_get(:retry)
      @shape = shape
      @result = result
      @accept = accept
      @query = query
      @body = body
      @sends_key = sends_key
      @auth = auth
      @cursor = cursor
      @fixed_in = fixed_in
      @fixed_field = fixed_field
      @fixed_value = fixed_value
      # The path argument that is the id of what comes back.
      @identified_by = identified_by
      # The argument that is a file; with one, the body is a form.
      @file_field = file_field
      freeze
    end

    # Whether it may never be sent a second time by itself.
    def once? = retry_class == "once"

    def body? = @body

    def sends_key? = @sends_key

    def file? = shape == "file"
  end
end
