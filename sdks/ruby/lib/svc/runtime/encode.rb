# frozen_string_literal: true

require "json"
require "securerandom"

module Svc
  # From arguments to path, query and body, in the one way that every SDK has.
  module Encode
    # `path` has the query and starts after the base path; `body` is nil without one.
    Encoded = Struct.new(:path, :body, :content_type)

    PLACE = /\{([^}]+)\}/
    # A part without a name of its file would be read as a text.
    FILE_HEAD = "; filename=\"file\"\r\nContent-Type: application/octet-stream"
    private_constant :Encoded, :PLACE, :FILE_HEAD

    def self.call(operation, path_args, params, options)
      given = params.reject { |_, value| NOT_GIVEN.equal?(value) }
      in_query, in_body = given.partition do |name, _|
        operation.query.include?(name) || !operation.body?
      end.map(&:to_h)
      fixed = operation.fixed_in == "query" ? in_query : in_body
      fixed[operation.fixed_field] = operation.fixed_value if operation.fixed_field
      path = path(operation.path, path_args)
      search = query([*in_query, *options.extra_query])
      body = in_body.merge(options.extra_body.transform_keys(&:to_s))
      whole = search.empty? ? path : "#{path}?#{search}"
      return form(whole, body, operation.file_field) if operation.file_field

      written = operation.body? || !body.empty? ? json(body) : nil
      Encoded.new(whole, written, "application/json")
    end

    # A form with a file: a string of bytes, or something open that is read to its end.
    def self.form(path, fields, file_field)
      boundary = SecureRandom.hex(16)
      parts = fields.flat_map do |name, value|
        is_file = name == file_field
        type = is_file ? FILE_HEAD : ""
        head = "--#{boundary}\r\nContent-Disposition: form-data; name=\"#{name}\"#{type}\r\n\r\n"
        [head.b, is_file ? bytes(name, value) : utf8(plain(value).to_s).b, "\r\n".b]
      end
      body = [*parts, "--#{boundary}--\r\n".b].join
      Encoded.new(path, body, "multipart/form-data; boundary=#{boundary}")
    end

    def self.bytes(name, value)
      content = value.respond_to?(:read) ? value.read : value
      return content.b if content.is_a?(String)

      raise ArgumentError.new("#{name} must be a string of bytes or an open file.", param: name)
    end

    # Each argument is escaped whole; what a server would read as nothing or as a step up is
    # refused.
    def self.path(template, path_args)
      template.gsub(PLACE) do
        name = Regexp.last_match(1)
        value = path_args[name]
        value = value.to_s if value.is_a?(Integer) || value.is_a?(Symbol)
        unless value.is_a?(String) && !["", ".", ".."].include?(value)
          raise ArgumentError.new(
            "#{name} must be a string that is not empty, \".\" or \"..\".", param: name
          )
        end
        quote(value)
      end
    end

    # `a=1`, `expand[]=x`, `created[gte]=5`, `metadata[till]=4`; nil is not sent.
    def self.query(entries)
      pairs = entries.flat_map { |name, value| flatten(name.to_s, value) }
      pairs.map { |name, value| "#{quote(name)}=#{quote(value)}" }.join("&")
    end

    def self.json(value) = JSON.generate(plain(value))

    # The value in the types that JSON has, in strings of UTF-8.
    def self.plain(value)
      case value
      when Model then plain(value.to_h)
      when Hash then value.to_h { |name, one| [utf8(name.to_s), plain(one)] }
      when Array then value.map { |one| plain(one) }
      when Symbol then value.to_s
      when String then utf8(value)
      when Time then value.to_i
      when Integer, true, false, nil then value
      when Float then finite(value)
      else raise ArgumentError, "#{value.class} cannot be sent."
      end
    end

    def self.flatten(name, value)
      case value
      when nil, NOT_GIVEN then []
      when Model then flatten(name, value.to_h)
      when Hash then value.flat_map { |key, one| flatten("#{name}[#{key}]", one) }
      when Array then value.flat_map { |one| flatten(name, one) }
      else [[name, plain(value).to_s]]
      end
    end

    def self.quote(text)
      utf8(text).b.gsub(/[^A-Za-z0-9\-._~]/n) { |byte| format("%%%02X", byte.ord) }
    end

    # Strings that come from a socket or a file often carry no encoding.
    def self.utf8(text)
      return text if text.encoding == Encoding::UTF_8 && text.valid_encoding?

      is_binary = text.encoding == Encoding::BINARY
      converted = is_binary ? text.dup.force_encoding("UTF-8") : text.encode("UTF-8")
      return converted if converted.valid_encoding?

      raise ArgumentError, "A string is not valid #{text.encoding}."
    rescue EncodingError
      raise ArgumentError, "A string is not valid #{text.encoding}."
    end

    def self.finite(number)
      return number if number.finite?

      raise ArgumentError, "#{number} cannot be sent."
    end

    private_class_method :form, :bytes, :flatten, :quote, :utf8, :finite
  end
end
