# frozen_string_literal: true

require "net/http"
require "svc/runtime/response"
require "svc/runtime/transport"

module Svc
  # Carries requests with Net::HTTP. Connections are kept and used again; a process that is forked
  # opens its own. TLS is verified against the certificates of the machine or those of +ca_file+, a
  # path. The proxy is that of the environment, or +proxy+: "http://user:password@host:3128", or ""
  # for none.
  class HttpTransport
    IDLE_PER_HOST_MAX = 16
    IDLE_SECONDS_MAX = 30
    NETWORK_ERRORS = [
      IOError, SystemCallError, SocketError, Timeout::Error, Net::ProtocolError,
      Net::HTTPBadResponse, Net::HTTPHeaderSyntaxError
    ].freeze
    private_constant :NETWORK_ERRORS

    # The block may change each new connection before it is opened.
    def initialize(proxy: nil, ca_file: nil, &configure)
      @proxy = proxy && HttpTransport.proxy_uri(proxy)
      @uses_environment = proxy.nil?
      @ca_file = ca_file
      @configure = configure
      @mutex = Mutex.new
      @idle = {}
      @process = Process.pid
    end

    def call(request)
      uri = URI(request.url)
      message = message_of(request, uri)
      return Download.start(self, uri, message, request) if request.file?

      connection = take(uri, request)
      exchange(uri, connection, message, request)
    end

    # Closes the connections that are not in use.
    def close
      idle = @mutex.synchronize do
        taken = @idle
        @idle = {}
        taken
      end
      idle.each_value { |kept| kept.each { |connection| finish(connection) } }
    end

    # A connection that is open: an idle one, or a new one for what may not be repeated.
    def take(uri, request)
      (request.once? ? nil : idle(uri)) || open(uri, request)
    end

    def put_back(uri, connection, response)
      kept = reusable?(response) && @mutex.synchronize do
        own_connections
        same_host = (@idle[[uri.scheme, uri.host, uri.port]] ||= [])
        same_host.push(connection) if same_host.length < IDLE_PER_HOST_MAX
      end
      finish(connection) unless kept
    end

    def finish(connection)
      connection.finish if connection.started?
    rescue IOError, SystemCallError
      nil
    end

    def inspect = "#<Svc::HttpTransport>"

    # The error of an attempt that ended without an answer; a bug stays what it is.
    def self.failure(error, was_sent:)
      return error unless NETWORK_ERRORS.any? { |kind| kind === error } || tls?(error)

      timed_out = error.is_a?(Timeout::Error) || error.is_a?(Errno::ETIMEDOUT)
      message = "#{error.class}: #{error.message}"
      TransportError.new(message, was_sent: was_sent, timed_out: timed_out)
    end

    # Refuses what is no address of a proxy, without repeating it: it may hold a password.
    def self.proxy_uri(text)
      return if text.empty?

      uri = URI.parse(text)
      return uri if uri.instance_of?(URI::HTTP) && uri.hostname

      raise ConfigurationError, "A proxy is an address such as http://user:password@host:3128."
    rescue URI::InvalidURIError
      raise ConfigurationError, "A proxy is an address such as http://user:password@host:3128."
    end

    # Net::HTTP takes a body that was cut off for a whole one.
    def self.refuse_cut(response, bytes)
      expected = response.content_length
      return if expected.nil? || bytes == expected

      raise EOFError, "#{expected - bytes} bytes are missing"
    end

    # OpenSSL is loaded with the first connection that needs it.
    def self.tls?(error) = Object.autoload?(:OpenSSL).nil? && error.is_a?(OpenSSL::OpenSSLError)
    private_class_method :tls?

    private

    # A read limits each part of an answer; the deadline limits all of it.
    def exchange(uri, connection, message, request)
      is_whole = false
      limit(connection, request)
      response = Timeout.timeout([request.left, 0.001].max, Expired) { connection.request(message) }
      HttpTransport.refuse_cut(response, response.body.to_s.bytesize)
      is_whole = true
      put_back(uri, connection, response)
      RawResponse.new(response.code.to_i, Headers.new(response.each_header), response.body || "")
    rescue StandardError => e
      raise HttpTransport.failure(e, was_sent: true)
    ensure
      finish(connection) unless is_whole
    end

    def limit(connection, request)
      seconds = [[request.read_timeout, request.left].min, 0.001].max
      connection.read_timeout = seconds
      connection.write_timeout = seconds
    end

    def idle(uri)
      @mutex.synchronize do
        own_connections
        @idle[[uri.scheme, uri.host, uri.port]]&.pop
      end
    end

    # A child must not write to its parent's sockets, nor end their TLS.
    def own_connections
      return if @process == Process.pid

      @process = Process.pid
      @idle = {}
    end

    def open(uri, request)
      connection = Net::HTTP.new(uri.hostname, uri.port, *proxy_for(uri))
      connection.ca_file = @ca_file if @ca_file
      connection.use_ssl = uri.scheme == "https"
      connection.open_timeout = [[request.connect_timeout, request.left].min, 0.001].max
      connection.keep_alive_timeout = IDLE_SECONDS_MAX
      # Repeating is decided elsewhere.
      connection.max_retries = 0
      @configure&.call(connection)
      connection.start
    rescue StandardError => e
      raise HttpTransport.failure(e, was_sent: false)
    end

    # What Net::HTTP takes: host, port, user and password, or a host that is none. By itself it asks
    # the environment for the proxy of plain http, whatever the scheme is.
    def proxy_for(uri)
      found = @uses_environment ? uri.find_proxy : @proxy
      return [nil] if found.nil?

      sign_in = [found.user, found.password].map { |text| text && URI::DEFAULT_PARSER.unescape(text) }
      [found.hostname, found.port, *sign_in]
    end

    def message_of(request, uri)
      has_body = !request.body.nil?
      message = Net::HTTPGenericRequest.new(
        request.verb, has_body, true, uri.request_uri, request.headers
      )
      message.body = request.body if has_body
      # A request without a body says so, for the sake of proxies.
      message["Content-Length"] = "0" if !has_body && !%w[GET DELETE].include?(request.verb)
      message
    end

    def reusable?(response)
      response.http_version == "1.1" && !response["Connection"].to_s.match?(/\bclose\b/i)
    end

    # The time of the whole call is over.
    class Expired < Timeout::Error
    end
    private_constant :Expired
  end
end

require "svc/runtime/download"
