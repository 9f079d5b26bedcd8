# frozen_string_literal: true

require "openssl"
require_relative "test_helper"

class WebhookTest < SvcTest
  SECRET = "whsec_oneSecret1"
  BODY = '{"id":"evt_1","type":"send.delivered","data":{"object":{"id":"snd_1"}}}'

  def header = Svc::Webhooks.sign_test_header(BODY, SECRET)

  def test_takes_the_header_alone_all_headers_or_the_environment_of_rack
    [
      header,
      { "svc-signature" => header },
      { "Svc-Signature" => [header] },
      { "REQUEST_METHOD" => "POST", "HTTP_SVC_SIGNATURE" => header, "rack.input" => nil }
    ].each do |headers|
      assert_equal "evt_1", Svc::Webhooks.verify(BODY, headers, SECRET).id
    end
  end

  def test_takes_headers_that_are_read_by_name_as_those_of_rails
    headers = Object.new
    made = header
    headers.define_singleton_method(:[]) { |name| name == "svc-signature" ? made : nil }
    assert_equal "evt_1", Svc::Webhooks.verify(BODY, headers, SECRET).id
  end

  def test_a_secret_that_is_not_base64_makes_no_empty_key
    moment = Time.now.to_i
    forged = [OpenSSL::HMAC.digest("SHA256", "", "msg_1.#{moment}.#{BODY}")].pack("m0")
    headers = {
      "webhook-id" => "msg_1",
      "webhook-timestamp" => moment.to_s,
      "webhook-signature" => "v1,#{forged}"
    }
    ["whsec_abcde", "whsec_%%%%", "whsec_"].each do |secret|
      assert_raises(Svc::SignatureError) { Svc::Webhooks.verify(BODY, headers, secret) }
    end
  end

  def test_a_body_that_is_not_json_is_not_repeated_in_the_error
    body = "token=canary-41"
    signed = Svc::Webhooks.sign_test_header(body, SECRET)
    error = assert_raises(Svc::SignatureError) { Svc::Webhooks.verify(body, signed, SECRET) }
    refute_includes error.full_message, "canary-41"
  end
end
