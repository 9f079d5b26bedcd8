# frozen_string_literal: true

require_relative "test_helper"

class ClientTest < SvcTest
  def test_shows_its_address_and_mode_and_never_its_key
    made = client
    refute_includes [made.inspect, made.to_s, "#{made.sends.inspect}"].join, KEY
    assert_equal "#<Svc::Client http://127.0.0.1:4000/dev/v1 test mode>", made.inspect
    refute_predicate made, :livemode?
  end

  def test_refuses_an_address_in_words_that_do_not_repeat_a_password
    error = assert_raises(Svc::ConfigurationError) do
      Svc::Client.new(KEY, base_url: "https://till:hunter2@svc.example")
    end
    refute_includes error.full_message, "hunter2"
    broken = assert_raises(Svc::ConfigurationError) do
      Svc::Client.new(KEY, base_url: "https://till:hunter2@svc example")
    end
    refute_includes broken.full_message, "hunter2"
  end

  def test_refuses_a_port_that_cannot_be_one
    assert_raises(Svc::ConfigurationError) do
      Svc::Client.new(KEY, base_url: "http://127.0.0.1:99999")
    end
  end

  def test_takes_plain_http_to_this_machine_in_every_spelling
    ["http://localhost:1", "http://127.0.0.1", "http://[::1]:80"].each do |address|
      assert Svc::Client.new(KEY, base_url: address, transport: fake).base_url.end_with?("/dev/v1")
    end
  end

  def test_takes_request_options_as_a_hash_or_as_an_object
    client.sends.create(target: "0771234567", request_options: { idempotency_key: "a" })
    options = Svc::RequestOptions.new(idempotency_key: "b")
    client.sends.create(target: "0771234567", request_options: options)
    assert_equal %w[a b], fake.requests.map { |asked| asked.headers["Idempotency-Key"] }
  end

  def test_shows_hooks_every_attempt_with_its_secrets_masked
    seen = []
    hooks = Svc::Hooks.new(before_request: seen.method(:push), after_response: seen.method(:push))
    fake.answer("account.get", 503, {})
    client(hooks: hooks).account.get
    answered = seen.grep(Svc::ResponseAttempt)
    assert_equal [1, 2], seen.grep(Svc::RequestAttempt).map(&:attempt)
    assert_equal [1, 2], answered.map { |one| one.request.attempt }
    assert_equal [503, 200], answered.map(&:status)
    refute_includes seen.inspect, KEY
  end

  def test_a_request_shows_neither_headers_nor_body
    request = nil
    transport = Struct.new(:call, :close).new
    transport.define_singleton_method(:call) do |one|
      request = one
      raise Svc::TransportError.new("no", was_sent: false)
    end
    made = Svc::Client.new(KEY, base_url: ADDRESS, transport: transport, max_retries: 0)
    assert_raises(Svc::ConnectionError) { made.sends.create(target: "0771234567") }
    refute_includes request.inspect, KEY
    refute_includes request.inspect, "0771234567"
  end
end
