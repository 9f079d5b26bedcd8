# frozen_string_literal: true

module Svc
  # The answer of a file. A thread of its own reads it, no faster than it is taken: Net::HTTP hands
  # a body over inside of a block only, and whoever asked for the file reads it later.
  class Download < RawResponse
    PARTS_AHEAD = 2

    # Returns when the headers have come.
    def self.start(transport, uri, message, request)
      connection = transport.take(uri, request)
      connection.read_timeout = request.read_timeout
      parts = SizedQueue.new(PARTS_AHEAD)
      reader = Thread.new { read_into(parts, transport, uri, connection, message) }
      reader.report_on_exception = false
      head = Timeout.timeout([request.left, 0.001].max) { parts.pop }
      raise head if head.is_a?(Exception)

      new(head.code.to_i, Headers.new(head.each_header), parts)
    rescue Timeout::Error
      raise TransportError.new("The time is over.", was_sent: true, timed_out: true)
    ensure
      # Closed without an answer, the queue ends the thread, and the thread the connection.
      parts&.close if head.nil?
    end

    # The header, every part of the body, and at the end `:whole` or a TransportError.
    def self.read_into(parts, transport, uri, connection, message)
      bytes = 0
      response = connection.request(message) do |incoming|
        parts << incoming
        incoming.read_body do |part|
          bytes += part.bytesize
          parts << part
        end
      end
      HttpTransport.refuse_cut(response, bytes)
      transport.put_back(uri, connection, response)
      parts << :whole
    rescue StandardError => e
      transport.finish(connection)
      parts << HttpTransport.failure(e, was_sent: true) unless parts.closed?
    end
    private_class_method :read_into

    def initialize(status, headers, parts)
      super(status, headers, nil)
      @parts = parts
      # A file that nobody reads to its end gives its connection up when it is forgotten.
      ObjectSpace.define_finalizer(self, Download.closing(parts))
    end

    def self.closing(parts) = proc { parts.close }

    def each_chunk
      loop do
        part = @parts.pop
        raise part if part.is_a?(Exception)
        return if part == :whole || part.nil?

        yield part
      end
    end

    def close = @parts.close
  end
  private_constant :Download
end
