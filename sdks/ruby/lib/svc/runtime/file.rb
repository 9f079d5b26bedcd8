# frozen_string_literal: true

require "securerandom"

module Svc
  # A file, as a stream: it is never held whole unless you ask for it.
  class FileResult
    EXTENDED_NAME = /filename\*\s*=\s*UTF-8''([^;]+)/i
    PLAIN_NAME = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i

    attr_reader :response_metadata

    # Used by the runtime alone.
    def initialize(answer)
      @raw = answer.raw
      @response_metadata = answer.metadata
    end

    def content_type = response_metadata.headers["Content-Type"]

    # The name that the service gives the file, without any folder; nil without one.
    def filename = FileResult.name_in(response_metadata.headers["Content-Disposition"])

    # The bytes as they come; they can be read once.
    def each_chunk(&block)
      return enum_for(:each_chunk) unless block

      @raw.each_chunk(&block)
    rescue TransportError => e
      kind = e.timed_out? ? TimeoutError : ConnectionError
      raise kind.new(
        "The file was cut off.", maybe_sent: true, attempts: response_metadata.attempts
      )
    end

    # All bytes.
    def read
      whole = String.new(encoding: Encoding::BINARY)
      each_chunk { |part| whole << part }
      whole
    end

    # Writes it to a file, or under its own name into a folder, and returns the path. It is written
    # next to its place and renamed, so that nobody finds half of it.
    def save_to(path)
      target = target_of(path.to_s)
      draft = "#{target}.#{SecureRandom.uuid}.part"
      begin
        File.open(draft, File::WRONLY | File::CREAT | File::EXCL | File::BINARY) do |writer|
          each_chunk { |part| writer.write(part) }
        end
        File.rename(draft, target)
      ensure
        File.delete(draft) if File.exist?(draft)
      end
      target
    end

    # Gives the connection up; what was not read is lost.
    def close = @raw.close

    def inspect = "#<Svc::FileResult #{filename.inspect} #{content_type.inspect}>"

    # The base name in a Content-Disposition header: no folder of another machine is taken over.
    def self.name_in(header)
      text = header.to_s
      given = decoded(text[EXTENDED_NAME, 1]) || text[PLAIN_NAME, 1] || text[PLAIN_NAME, 2]
      return nil if given.nil?

      name = given.gsub(/\\(.)/, '\1').split(%r{[/\\]}).last.to_s.delete("\0")
      ["", ".", ".."].include?(name) ? nil : name
    end

    def self.decoded(escaped)
      text = escaped&.b&.gsub(/%(\h\h)/) { Regexp.last_match(1).hex.chr }
      text&.force_encoding(Encoding::UTF_8)&.scrub
    end
    private_class_method :decoded

    private

    def target_of(path)
      return path unless File.directory?(path)
      return File.join(path, filename) unless filename.nil?

      raise ArgumentError.new("The file has no name of its own: name one.", param: "path")
    end
  end
end
