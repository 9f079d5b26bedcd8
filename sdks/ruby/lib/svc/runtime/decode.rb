# frozen_string_literal: true

require "json"

module Svc
  # From parsed JSON to the classes that the contract names; what is not known stays as it came.
  module Decode
    # Raises JSON::ParserError for anything that is not JSON in UTF-8.
    def self.parse(bytes)
      text = bytes.dup.force_encoding(Encoding::UTF_8)
      raise JSON::ParserError, "not UTF-8" unless text.valid_encoding?

      JSON.parse(text, freeze: true)
    end

    # By "Send", ["Send"] or {"*": "Send"}; a string in place of an object is its id, and stays.
    def self.call(codec, value)
      case codec
      when Array then value.is_a?(Array) ? value.map { |one| call(codec.first, one) } : value
      when Hash
        inner = codec.values.first
        value.is_a?(Hash) ? value.transform_values { |one| call(inner, one) } : value
      else value.is_a?(Hash) ? class_of(codec, value).from(value) : value
      end
    end

    def self.class_of(name, value)
      field, variants, unknown = Models::UNIONS[name]
      return Models.const_get(name) if field.nil?

      variant = variants.fetch(value[field], unknown)
      variant.nil? ? Model : Models.const_get(variant)
    end
    private_class_method :class_of
  end
end
