# frozen_string_literal: true

module Svc
  # The folder of a file store: made for good, and locked while its program runs.
  class SaleFolder
    # Refuses a folder that another store has locked, in this program or another.
    def initialize(path)
      @process = Process.pid
      @lock = File.open(File.join(path, "lock"), File::RDWR | File::CREAT, 0o600)
      return if @lock.flock(File::LOCK_EX | File::LOCK_NB)

      @lock.close
      message = "The folder #{path} of sales cannot be locked. Does another program use it?"
      raise ConfigurationError, message
    end

    def locked? = !@lock.closed? && @process == Process.pid

    # A child of a fork has a copy of the opened file, through which the lock would last, so the
    # process that locked the folder unlocks it by name.
    def unlock
      @lock.flock(File::LOCK_UN) if locked?
      @lock.close
    end

    # Syncs the name of each folder that it makes: a file is no safer than its folder.
    def self.make(path)
      return if Dir.exist?(path)

      parent = File.dirname(File.expand_path(path))
      make(parent)
      begin
        Dir.mkdir(path, 0o700)
      rescue Errno::EEXIST
        nil
      end
      sync(parent)
    end

    # Windows opens no folder, and keeps its names itself.
    def self.sync(path)
      File.open(path, &:fsync) unless Gem.win_platform?
    end
  end
end
