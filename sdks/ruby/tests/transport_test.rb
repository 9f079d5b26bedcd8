# frozen_string_literal: true

require_relative "test_helper"

class TransportTest < SvcTest
  def test_keeps_a_connection_and_uses_it_again
    made = client_of { |socket| Listener.respond(socket, "{}") while Listener.request(socket) }
    3.times { made.account.get }
    assert_equal 1, @listener.connections
    made.close
    made.account.get
    assert_equal 2, @listener.connections
  end

  def test_what_may_not_be_repeated_has_a_fresh_connection
    made = client_of { |socket| Listener.respond(socket, "{}") while Listener.request(socket) }
    made.account.get
    made.keys.roll("key_1")
    assert_equal 2, @listener.connections
  end

  def test_a_connection_that_the_server_closed_is_not_used
    made = client_of { |socket| Listener.respond(socket, "{}") if Listener.request(socket) }
    made.account.get
    sleep(0.05)
    made.account.get
    assert_equal 2, @listener.connections
  end

  def test_a_forked_process_opens_its_own_connection
    made = client_of { |socket| Listener.respond(socket, "{}") while Listener.request(socket) }
    made.account.get
    child = fork do
      made.account.get
      exit!(0)
    end
    Process.wait(child)
    assert_predicate Process.last_status, :success?
    assert_equal 2, @listener.connections
    made.account.get
    assert_equal 2, @listener.connections
  end

  def test_a_body_that_is_cut_is_no_answer
    made = client_of do |socket|
      Listener.request(socket)
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\n{}")
    end
    error = assert_raises(Svc::ConnectionError) { made.account.get }
    assert_predicate error, :maybe_sent?
    assert_instance_of Svc::TransportError, error.cause
  end

  def test_headers_that_drip_end_with_the_time_of_the_call
    made = client_of(timeout: 0.4) do |socket|
      Listener.request(socket)
      "HTTP/1.1 200 OK\r\nX-Slow: #{"a" * 500}".each_char do |letter|
        socket.write(letter)
        sleep(0.02)
      end
    end
    started = Process.clock_gettime(Process::CLOCK_MONOTONIC)
    assert_raises(Svc::TimeoutError) { made.account.get }
    assert_operator Process.clock_gettime(Process::CLOCK_MONOTONIC) - started, :<, 3
  end

  def test_a_request_without_a_body_says_so
    heads = []
    made = client_of do |socket|
      heads << Listener.request(socket)
      Listener.respond(socket, "{}")
    end
    made.sends.cancel("snd_1")
    assert_match(/^content-length: 0\r$/i, heads.first)
    refute_match(/^content-type/i, heads.first)
  end

  def test_a_connection_can_be_changed_before_it_is_opened
    transport = Svc::HttpTransport.new { |connection| connection.open_timeout = 0.123 }
    made = client_of(transport: transport) do |socket|
      Listener.request(socket)
      Listener.respond(socket, "{}")
    end
    assert_equal({}, made.account.get.to_h)
  end

  def test_a_bug_in_the_configuration_is_not_a_failed_connection
    transport = Svc::HttpTransport.new { |connection| connection.no_such_setting = 1 }
    made = client_of(transport: transport) { |socket| Listener.request(socket) }
    assert_raises(NoMethodError) { made.account.get }
  end

  def test_a_timeout_of_the_caller_ends_a_call_and_its_connection
    made = client_of { |socket| Listener.request(socket) && sleep }
    assert_raises(Timeout::Error) { Timeout.timeout(0.2) { made.account.get } }
  end

  def test_a_certificate_that_nobody_vouches_for_is_refused
    require "openssl"
    made = tls_client
    error = assert_raises(Svc::ConnectionError) { made.account.get }
    refute_predicate error, :maybe_sent?
    assert_match(/certificate/i, error.cause.message)
  end

  private

  def tls_client
    key = OpenSSL::PKey::RSA.new(2048)
    context = OpenSSL::SSL::SSLContext.new
    context.add_certificate(self_signed(key), key)
    @listener = Listener.new do |socket|
      OpenSSL::SSL::SSLSocket.new(socket, context).accept
    rescue OpenSSL::SSL::SSLError
      nil
    end
    Svc::Client.new(KEY, base_url: @listener.url.sub("http:", "https:"), max_retries: 0)
  end

  def self_signed(key)
    made = OpenSSL::X509::Certificate.new
    made.subject = made.issuer = OpenSSL::X509::Name.parse("/CN=127.0.0.1")
    made.public_key = key.public_key
    made.not_before = Time.now - 60
    made.not_after = Time.now + 3600
    made.serial = 1
    made.sign(key, "SHA256")
  end
end
