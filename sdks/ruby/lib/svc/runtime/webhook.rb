# frozen_string_literal: true

require "openssl"

module Svc
  # Signatures of webhooks, made and verified.
  module Webhooks
    TOLERANCE_SECONDS = 300

    # The event of a webhook, once its signature is found to be right.
    #
    # `raw_body` is the bytes as they came. `headers` is the header Svc-Signature, all headers of
    # the request, or the environment of Rack. `secrets` is the endpoint's secret, or several while
    # it is being rolled. The signature may be `tolerance` seconds away from the clock, either way.
    def self.verify(raw_body, headers, secrets, tolerance: TOLERANCE_SECONDS, now: Time.now)
      body = bytes(raw_body)
      known = Array(secrets)
      unless !known.empty? && known.all? { |secret| secret.is_a?(String) && !secret.empty? }
        raise ArgumentError.new("Give the endpoint's secret.", param: "secrets")
      end
      own = header(headers, "svc-signature")
      limits = [tolerance, now.to_f]
      right = own ? ours?(body, own, known, *limits) : standard?(body, headers, known, *limits)
      raise SignatureError, "The signature is not that of this body and secret." unless right

      parse(body)
    end

    # The event of a body that was verified elsewhere.
    def self.parse(raw_body)
      Decode.call("Event", Decode.parse(bytes(raw_body)))
    rescue JSON::ParserError
      raise SignatureError.new("The body is not JSON."), cause: nil
    end

    # A Svc-Signature header as the service would send it; for tests of a receiver.
    def self.sign_test_header(raw_body, secret, timestamp = Time.now)
      moment = timestamp.to_i
      "t=#{moment},v1=#{hmac(secret, "#{moment}.".b + bytes(raw_body)).unpack1("H*")}"
    end

    # Used by the runtime alone: the header that signs a completion with its program's secret.
    def self.program_signature(body, secret)
      return sign_test_header(body.to_s, secret) unless secret.to_s.empty?

      raise ArgumentError.new("Give request_options program_secret.", param: "program_secret")
    end

    def self.ours?(body, header, secrets, tolerance, now)
      parts = header.split(",").map { |part| part.strip.split("=", 2) }
      sent = parts.assoc("t")&.last.to_s
      refuse_far_time(sent, tolerance, now)
      given = parts.filter_map { |name, value| value if name == "v1" }
      expected = secrets.map { |secret| hmac(secret, "#{sent}.".b + body).unpack1("H*") }
      any_match?(expected, given)
    end

    # The headers of Standard Webhooks: another key, another text, the same body.
    def self.standard?(body, headers, secrets, tolerance, now)
      id, sent, signatures =
        %w[webhook-id webhook-timestamp webhook-signature].map { |name| header(headers, name) }
      unless id && sent && signatures
        raise SignatureError, "The request has no Svc-Signature header."
      end

      refuse_far_time(sent, tolerance, now)
      given = signatures.split.map { |part| part.split(",", 2) }
                        .filter_map { |version, value| value if version == "v1" }
      # A secret of another form would make an empty key, with which anybody could sign.
      keys = secrets.map { |secret| unbase64(secret.delete_prefix("whsec_")) }.reject(&:empty?)
      expected = keys.map { |key| [hmac(key, "#{id}.#{sent}.".b + body)].pack("m0") }
      any_match?(expected, given)
    end

    def self.refuse_far_time(sent, tolerance, now)
      raise SignatureError, "The signature has no time." unless sent.match?(/\A[0-9]{1,12}\z/)
      return if (now - sent.to_i).abs <= tolerance

      raise SignatureError, "The signature's time is too far from the clock."
    end

    # Every key against every signature, in constant time each.
    def self.any_match?(expected, given)
      found = expected.product(given).map { |one, other| OpenSSL.secure_compare(one, other) }
      found.any?
    end

    def self.hmac(key, signed) = OpenSSL::HMAC.digest("SHA256", key, signed)

    def self.unbase64(text)
      text.unpack1("m0")
    rescue ::ArgumentError
      ""
    end

    # A parsed body has lost the bytes that were signed.
    def self.bytes(raw_body)
      return raw_body.b if raw_body.is_a?(String)

      raise SignatureError,
            "The body was parsed. A signature is over the bytes as they came: take the raw body."
    end

    # In any case, and as Rack spells it: HTTP_SVC_SIGNATURE.
    def self.header(headers, name)
      return name == "svc-signature" ? headers : nil if headers.is_a?(String)
      return headers[name] unless headers.is_a?(Hash)

      _, value = headers.find do |key, _|
        key.to_s.downcase.tr("_", "-").delete_prefix("http-") == name
      end
      found = value.is_a?(Array) ? value.first : value
      found.is_a?(String) ? found : nil
    end

    private_class_method :ours?, :standard?, :refuse_far_time, :any_match?, :hmac, :unbase64,
                         :bytes, :header
  end
end
