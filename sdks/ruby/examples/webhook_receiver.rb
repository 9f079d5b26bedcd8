# frozen_string_literal: true

# The application of webhook_app.rb, served with nothing but Ruby. A real server takes config.ru.
require "socket"
require "stringio"
require_relative "webhook_app"

BODY_BYTES_MAX = 1_000_000
REASONS = { 204 => "No Content", 400 => "Bad Request" }.freeze

# What Rack would make of a request: headers by their names in CGI, and the body as a stream.
def environment_of(socket)
  env = { "REQUEST_METHOD" => socket.gets.to_s.split.first }
  while (line = socket.gets.to_s.chomp) && !line.empty?
    name, value = line.split(":", 2)
    env["HTTP_#{name.upcase.tr("-", "_")}"] = value.to_s.strip
  end
  length = [env["HTTP_CONTENT_LENGTH"].to_i, BODY_BYTES_MAX].min
  env.merge("rack.input" => StringIO.new(socket.read(length).to_s))
end

$stdout.sync = true
app = WebhookApp.new
server = TCPServer.new("127.0.0.1", Integer(ENV.fetch("PORT", "8080")))
puts "listening on #{server.addr[1]}"
loop do
  Thread.new(server.accept) do |socket|
    status, = app.call(environment_of(socket))
    socket.write("HTTP/1.1 #{status} #{REASONS.fetch(status)}\r\nConnection: close\r\n\r\n")
  ensure
    socket.close
  end
end
