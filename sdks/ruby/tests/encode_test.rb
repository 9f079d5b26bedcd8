# frozen_string_literal: true

require_relative "test_helper"

class EncodeTest < SvcTest
  def sent(**body)
    client.sends.create(target: "0771234567", **body)
    fake.requests.last.body
  end

  def test_takes_symbols_and_times
    body = sent(type: :airtime, scheduled_for: Time.at(1_795_600_800), metadata: { till: "4" })
    assert_equal "airtime", body["type"]
    assert_equal 1_795_600_800, body["scheduled_for"]
    assert_equal({ "till" => "4" }, body["metadata"])
    client.sends.list(created: { gte: Time.at(5) })
    assert_includes fake.requests.last.path, "created%5Bgte%5D=5"
  end

  def test_refuses_a_header_that_cannot_be_sent_and_does_not_repeat_it
    ["a\r\nX-Other: canary-41", "canary-41\u0000", "canary-41é"].each do |text|
      [
        { idempotency_key: text },
        { extra_headers: { "X-Own" => text } },
        { extra_headers: { text => "a" } }
      ].each do |options|
        error = assert_raises(Svc::ArgumentError) do
          client.sends.create(target: "0771234567", request_options: options)
        end
        assert_equal options.keys.first.to_s, error.param
        refute_includes error.message, "canary-41" unless options.dig(:extra_headers, text)
      end
    end
    assert_empty fake.requests
  end

  def test_takes_models_where_it_takes_hashes
    change = Svc::Models::MeterChange.new(meter: "37140030000")
    options = { extra_body: { of_later: [change] } }
    client.sends.create(target: "0771234567", request_options: options)
    assert_equal [{ "meter" => "37140030000" }], fake.requests.last.body["of_later"]
  end

  def test_sends_text_of_another_encoding_as_utf8
    assert_equal "é", sent(client_reference: "é".encode("ISO-8859-1"))["client_reference"]
    assert_equal "é", sent(client_reference: "é".b)["client_reference"]
    assert_raises(Svc::ArgumentError) { sent(client_reference: "\xFF") }
    assert_raises(Svc::ArgumentError) { client.sends.get("\xFF") }
  end
end
