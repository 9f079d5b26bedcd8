# frozen_string_literal: true

require "svc/runtime/decode"

module Svc
  # An argument that was left out, which is not nil.
  NOT_GIVEN = Object.new
  def NOT_GIVEN.inspect = "NOT_GIVEN"
  NOT_GIVEN.freeze

  # An object of the service. Fields are methods; `model["field"]` reads any field by its name on
  # the wire, those that this version does not know included. What was not sent is nil.
  class Model
    # By name on the wire, what a field is decoded to: "Send", ["Send"] or {"*": "Send"}.
    CODECS = {}.freeze
    SECRETS = [].freeze
    MASK = "***"
    private_constant :MASK

    # An object of this class around parsed JSON.
    def self.from(fields)
      made = allocate
      INITIALIZE.bind_call(made, fields)
      made
    end

    # The fields that were given, by name on the wire.
    def self.given(fields) = fields.reject { |_, value| NOT_GIVEN.equal?(value) }

    # How the call was answered whose result this is; nil for what is inside a result.
    attr_reader :response_metadata

    def initialize(fields)
      @fields = fields
      @decoded = {}
      @response_metadata = nil
    end

    INITIALIZE = instance_method(:initialize)
    private_constant :INITIALIZE

    def [](wire)
      name = wire.to_s
      value = @fields[name]
      codec = self.class::CODECS[name]
      return value if codec.nil? || value.nil?

      @decoded[name] ||= Decode.call(codec, value)
    end

    def key?(wire) = @fields.key?(wire.to_s)

    # The object as it came, with its secrets and with what this version does not know.
    def to_h = plain(@fields)

    # As to_h: with the secrets.
    def to_json(*args) = to_h.to_json(*args)

    # For `case event in { type: "send.delivered", data: }`.
    def deconstruct_keys(names)
      wanted = names || @fields.keys.map(&:to_sym)
      wanted.select { |name| key?(name) }.to_h { |name| [name, self[name]] }
    end

    def ==(other) = other.is_a?(Model) && to_h == other.to_h
    alias eql? ==

    def hash = to_h.hash

    def inspect
      shown = @fields.keys.map { |name| " #{name}=#{shown_field(name)}" }
      "#<#{self.class}#{shown.join(",")}>"
    end
    alias to_s inspect

    # Used by the runtime alone.
    def answered_by(metadata)
      @response_metadata = metadata
      self
    end

    private

    def shown_field(name)
      value = self[name]
      self.class::SECRETS.include?(name) && !value.nil? ? MASK : value.inspect
    end

    def plain(value)
      case value
      when Model then value.to_h
      when Hash then value.to_h { |name, one| [name.to_s, plain(one)] }
      when Array then value.map { |one| plain(one) }
      else value
      end
    end
  end

  # What comes back when there is nothing to say.
  class Empty < Model
  end
end
