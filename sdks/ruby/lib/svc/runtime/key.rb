# frozen_string_literal: true

module Svc
  # The key that a client calls with; its string forms do not show it.
  class ApiKey
    FORM = /\Asvc_(sk|rk|pk|ak)_(test_)?[A-Za-z0-9_-]+\z/

    # `sk`, `rk`, `pk` or `ak`.
    attr_reader :kind

    # Reads the key from the argument or from SVC_KEY, and refuses what cannot be a key.
    def self.resolve(given)
      text = given || ENV.fetch("SVC_KEY", "")
      raise ConfigurationError, "Set the key, or SVC_KEY in the environment." if text == ""

      parts = FORM.match(text)
      return new(text, parts[1], parts[2].nil?) if parts

      raise ConfigurationError, "The key does not look like one: keys begin with svc_sk_ or such."
    end

    def initialize(text, kind, livemode)
      @text = text
      @kind = kind
      @livemode = livemode
      freeze
    end

    def livemode? = @livemode

    def reveal = @text

    def inspect = "#<Svc::ApiKey svc_#{kind}_***>"
    alias to_s inspect
  end
end
