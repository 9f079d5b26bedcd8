# frozen_string_literal: true

require "digest"
require "json"
require "svc/runtime/error"
require "svc/sale_folder"

module Svc
  # What is known of a sale on this side. `sale` is what is sold, as the service reads it;
  # `livemode` whether it is sold in live mode: a key of the other mode must not sell it; `sent_at`
  # the Unix seconds at which it was sent last; `outcome` is "delivered" or "not_sold", and nil
  # while it is open. `send_id` is the id of its send, once it is known. `code` and `message` say
  # why it was not sold.
  SaleRecord = Struct.new(
    :number, :sale, :livemode, :sent_at, :outcome, :send_id, :code, :message, keyword_init: true
  ) do
    def initialize(number:, sale:, livemode:, **more) = super

    def with(**changes) = self.class.new(**to_h, **changes)
  end

  # Records in a folder, one file each, synced to the disk before a request leaves. The folder is
  # locked until `close` or the end of the program; a child of a fork makes a store of its own.
  # Files below `closed` whose numbers are over may be deleted.
  #
  # Your own store, such as a table of the till's database, has `get`, `put` and `open`. What its
  # `put` has returned from must survive a power cut.
  class FileSaleStore
    # The id is `send` in the file, as other languages write it, so a folder may change its
    # language; a member of that name would hide the method that every object has.
    FIELDS = SaleRecord.members.to_h { |name| [name, name.to_s] }.merge(send_id: "send").freeze
    private_constant :FIELDS

    # Makes the folder if it is missing. Refuses one that another store has locked.
    def initialize(folder)
      @open = File.join(folder, "open")
      @closed = File.join(folder, "closed")
      [@open, @closed].each { |path| SaleFolder.make(path) }
      @folder = SaleFolder.new(folder)
    end

    # Gives the folder up for another program; `put` fails from then on.
    def close = @folder.unlock

    # The record of a number; nil if there is none.
    def get(number)
      name = name_of(number)
      read(File.join(@closed, name)) || read(File.join(@open, name))
    end

    # Writes a record in place of the one that its number has.
    def put(record)
      unless @folder.locked?
        raise ConfigurationError, "The store of sales is closed, or of another process."
      end

      name = name_of(record.number)
      return write(@open, name, record) if record.outcome.nil?

      # The end is written before the beginning goes, so at no time is there neither.
      write(@closed, name, record)
      remove(File.join(@open, name))
    end

    # Every record without an outcome.
    def open
      names = Dir.children(@open).select { |name| name.end_with?(".json") }.sort
      names.filter_map { |name| still_open(File.join(@open, name)) }
    end

    private

    # A number may hold what no file's name may.
    def name_of(number) = "#{Digest::SHA256.hexdigest(number)}.json"

    def still_open(path)
      begun = read(path)
      # It may have ended since the folder was read.
      known = get(begun.number) if begun
      return known if known.nil? || known.outcome.nil?

      # Its end was written, and then the till died.
      remove(path)
      nil
    end

    def read(path)
      fields = JSON.parse(File.read(path, encoding: "UTF-8"))
      # A field of a later version of this package is passed over.
      SaleRecord.new(**FIELDS.transform_values { |field| fields[field] })
    rescue Errno::ENOENT
      nil
    end

    # Beside, synced and then renamed: a file is whole, or it is not there.
    def write(folder, name, record)
      part = File.join(folder, "#{name}.part")
      File.open(part, "w", 0o600) do |file|
        file.write(JSON.generate(record.to_h.transform_keys(FIELDS)))
        file.fsync
      end
      File.rename(part, File.join(folder, name))
      SaleFolder.sync(folder)
    end

    def remove(path)
      File.delete(path)
    rescue Errno::ENOENT
      nil
    end
  end
end
