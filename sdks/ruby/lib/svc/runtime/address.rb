# frozen_string_literal: true

require "uri"

module Svc
  # Where the service is.
  module Address
    LOOPBACK = /\A(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])\z/

    # The address with the base path and without a slash at its end, from the argument or from
    # SVC_URL. Plain http is for this machine only, because the key travels readable.
    def self.resolve(given, allow_insecure_http)
      text = given || ENV.fetch("SVC_URL", "")
      raise ConfigurationError, "Set base_url, or SVC_URL in the environment." if text == ""

      uri = parse(text)
      refuse_parts(uri)
      refuse_insecure(uri) unless allow_insecure_http
      port = uri.port == uri.default_port ? "" : ":#{uri.port}"
      path = uri.path.sub(%r{/+\z}, "")
      path += BASE_PATH unless path.end_with?(BASE_PATH)
      "#{uri.scheme}://#{uri.host}#{port}#{path}"
    end

    def self.parse(text)
      uri = URI.parse(text)
      return uri if uri.is_a?(URI::HTTP) && !uri.host.to_s.empty? && uri.port.between?(1, 65_535)

      raise ConfigurationError, "base_url is not an http or https address."
    rescue URI::Error
      # The cause would repeat the text, which may hold a password.
      raise ConfigurationError, "base_url is not an address.", cause: nil
    end

    def self.refuse_parts(uri)
      return unless uri.userinfo || uri.query || uri.fragment

      raise ConfigurationError,
            "base_url has a user, a query or a fragment; give the bare address."
    end

    def self.refuse_insecure(uri)
      return if uri.scheme == "https" || LOOPBACK.match?(uri.host)

      raise ConfigurationError,
            "base_url is http and not this machine: the key would travel readable. Use https, or " \
            "set allow_insecure_http."
    end

    private_class_method :parse, :refuse_parts, :refuse_insecure
  end
end
