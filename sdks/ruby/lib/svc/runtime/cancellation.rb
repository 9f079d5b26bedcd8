# frozen_string_literal: true

module Svc
  # Ends calls from another thread: give it to them as `request_options: { cancellation: it }`, and
  # call `cancel`. They raise Svc::CancelledError, which tells whether the request may have been
  # sent.
  class Cancellation
    # Used by the runtime alone: it is raised in the threads whose calls end.
    class Cancelled < StandardError
    end

    def initialize
      @mutex = Mutex.new
      @threads = []
      @cancelled = false
    end

    # Ends the calls that are under way, and every later one before it begins.
    def cancel
      @mutex.synchronize do
        @cancelled = true
        @threads.each { |thread| thread.raise(Cancelled) }
      end
    end

    def cancelled? = @cancelled

    # Used by the runtime alone. A call is ended where it waits, and nowhere in between.
    def watch
      Thread.handle_interrupt(Cancelled => :never) do
        enter
        begin
          Thread.handle_interrupt(Cancelled => :on_blocking) { yield }
        ensure
          leave
        end
      end
    end

    private

    def enter
      @mutex.synchronize do
        raise Cancelled if @cancelled

        @threads << Thread.current
      end
    end

    # A cancellation that comes when the call has just ended has nothing to end.
    def leave
      @mutex.synchronize { @threads.delete_at(@threads.index(Thread.current)) }
      Thread.handle_interrupt(Cancelled => :immediate) { Thread.pass }
    rescue Cancelled
      nil
    end
  end
end
