# frozen_string_literal: true

$LOAD_PATH.unshift(File.expand_path("../lib", __dir__))

require "minitest/autorun"
require "socket"
require "svc"

# A warning about this package is an error.
module StrictWarnings
  ROOT = File.expand_path("..", __dir__)

  def warn(message, **)
    raise message if message.start_with?(ROOT)

    super
  end
end
Warning.extend(StrictWarnings)

# Answers each connection with a block of the test; connections are counted.
class Listener
  attr_reader :connections

  def initialize(&answer)
    @server = TCPServer.new("127.0.0.1", 0)
    @connections = 0
    @thread = Thread.new { accept(answer) }
  end

  def url = "http://127.0.0.1:#{@server.addr[1]}"

  def close
    @thread.kill
    @server.close
  end

  # Reads one request with its body; nil when the client has gone.
  def self.request(socket)
    head = +""
    while (line = socket.gets) && line != "\r\n"
      head << line
    end
    return nil if head.empty?

    head + socket.read(head[/^content-length: (\d+)/i, 1].to_i)
  end

  def self.respond(socket, body, headers = {})
    all = { "Content-Length" => body.bytesize, **headers }
    lines = all.map { |name, value| "#{name}: #{value}\r\n" }
    socket.write("HTTP/1.1 200 OK\r\n#{lines.join}\r\n#{body}")
  end

  private

  def accept(answer)
    loop do
      socket = @server.accept
      @connections += 1
      Thread.new do
        answer.call(socket)
      rescue IOError, SystemCallError
        nil
      ensure
        socket.close
      end
    end
  end
end

class SvcTest < Minitest::Test
  KEY = "svc_sk_test_canary5567Qx"
  ADDRESS = "http://127.0.0.1:4000"

  def fake = @fake ||= Svc::Testing::FakeTransport.new

  def client(**settings)
    Svc::Client.new(KEY, base_url: ADDRESS, transport: fake, **settings)
  end

  # A client of a listener that is closed after the test.
  def client_of(**settings, &answer)
    @listener = Listener.new(&answer)
    Svc::Client.new(KEY, base_url: @listener.url, max_retries: 0, **settings)
  end

  def teardown = @listener&.close
end
