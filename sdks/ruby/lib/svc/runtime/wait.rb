# frozen_string_literal: true

module Svc
  # Waiting for a sale while the customer stands there.
  module Waiting
    # Reads until the send is settled, or until the timeout, and returns what was read last.
    def self.for_send(timeout, every)
      ends = Process.clock_gettime(Process::CLOCK_MONOTONIC) + timeout
      loop do
        send = yield
        left = ends - Process.clock_gettime(Process::CLOCK_MONOTONIC)
        return send if SETTLED_SENDS.include?(send.status) || left <= 0

        sleep([every, left].min)
      end
    end
  end
end
