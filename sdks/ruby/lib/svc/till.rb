# frozen_string_literal: true

require "svc"
require "svc/sale"
require "svc/sale_store"

module Svc
  # Sells under the till's own sale numbers. Each is stored and synced before the first byte leaves,
  # and sent again under the same key until its outcome is known: one sale, whatever dies. Threads
  # may share a till.
  class Till
    # Done: hand over the receipt or the token.
    Delivered = Struct.new(:number, :send_)

    # Sold and on its way. The customer need not stay; do not sell it again.
    Waiting = Struct.new(:number, :send_)

    # It may have been sold. Do not sell it again; ask again under the same number. `send_` is nil
    # when the service could not be asked, and `error` says why, or it answered no sale.
    Unknown = Struct.new(:number, :send_, :error)

    # Nothing was sold, or it was credited. Refund, or sell again under a new number. `code` is the
    # `failure_code`, the code of the refusal, `not_sent` or `number_used`.
    NotSold = Struct.new(:number, :code, :message, :send_)

    WAIT_SECONDS = 60
    # For so long a request that was cut off may still arrive.
    ON_ITS_WAY_SECONDS = 120
    WAITING = %w[scheduled pending submitted queued retrying].freeze
    NOT_DELIVERED = %w[failed_credited failed cancelled_credited].freeze
    private_constant :WAIT_SECONDS, :ON_ITS_WAY_SECONDS, :WAITING, :NOT_DELIVERED

    # `wait` is the seconds for which a sale is waited for, `now` the clock.
    def initialize(client, store, wait: WAIT_SECONDS, now: -> { Time.now.to_f })
      if client.key_kind == "ak"
        raise ConfigurationError, "A till sells with a key of its own, not with an agent key."
      end

      @sends = client.sends
      @store = store
      @wait = wait
      @now = now
      @selling = {}
      @mutex = Mutex.new
    end

    # Sells, waits until the sale is settled, and returns what became of it. The arguments are those
    # of `sends.create`. The same number again asks about the same sale and sells nothing more.
    def sell(number, target:, **sale)
      stored = Sale.checked({ target: target, **sale })
      unless number.match?(/\A[\x20-\x7e]{1,255}\z/)
        message = "A sale number is 1 to 255 printable characters of ASCII."
        raise ArgumentError.new(message, param: "number")
      end

      sold = alone(number) do
        known = @store.get(number)
        if known && known.sale != stored
          message = "The number #{number} stands for another sale."
          raise ArgumentError.new(message, param: "number")
        end

        settled(known, SaleRecord.new(number: number, sale: stored), @wait)
      end
      sold || raise(ArgumentError.new("The number #{number} is being sold.", param: "number"))
    end

    # Asks about every sale whose outcome is not known yet; call it when the till starts. A sale
    # that had not left when the till died is made now. One whose outcome was just stored when it
    # died is not among them: sell under its number again to learn it.
    def settle
      @store.open.filter_map do |record|
        alone(record.number) { settled(@store.get(record.number), record, 0) }
      end
    end

    private

    # Nil when the number is being sold already.
    def alone(number)
      is_free = @mutex.synchronize { @selling[number] ? false : @selling[number] = true }
      return nil unless is_free

      begin
        yield
      ensure
        @mutex.synchronize { @selling.delete(number) }
      end
    end

    def settled(known, sale, wait)
      return remembered(known) if known&.outcome

      record = sale.with(sent_at: @now.call)
      @store.put(record)
      outcome(record, waited(create(record), record.number, wait))
    rescue ApiError => e
      refused(known, record, e)
    rescue ConnectionError => e
      return Unknown.new(record.number, nil, e) if known || e.maybe_sent?

      not_sold(record, "not_sent", e.message)
    rescue ArgumentError => e
      not_sold(record, "not_sent", e.message) if known.nil? && record
      raise
    end

    def create(record)
      @sends.create(
        **record.sale.transform_keys(&:to_sym),
        client_reference: record.number,
        request_options: { idempotency_key: record.number }
      )
    end

    # The sale is made: if no read succeeds, what was heard of it first still holds.
    def waited(send, number, wait)
      return send unless wait.positive? && Sale.answer?(send, number)

      @sends.wait(send.id, timeout: wait)
    rescue ApiError, ConnectionError
      send
    end

    def remembered(known)
      if known.outcome == "not_sold"
        return NotSold.new(known.number, known.code, known.message, nil)
      end

      Delivered.new(known.number, @sends.get(known.send_id))
    rescue ApiError, ConnectionError => e
      Unknown.new(known.number, nil, e)
    end

    def outcome(record, send)
      number = record.number
      return Unknown.new(number, nil, nil) unless Sale.answer?(send, number)

      unless Sale.of?(send, record.sale)
        message = "The number stands for the sale #{send.id}: look at it first."
        return not_sold(record, "number_used", message, send)
      end
      case send.status
      when "delivered"
        @store.put(record.with(outcome: "delivered", send_id: send.id))
        Delivered.new(number, send)
      when *NOT_DELIVERED
        not_sold(record, send.failure_code || send.status, "The sale is #{send.status}.", send)
      when *WAITING then Waiting.new(number, send)
      else Unknown.new(number, send, nil)
      end
    end

    def refused(known, record, error)
      # Without a code it is of a gateway, which may have let the request through.
      if error.code.nil? || error.status >= 500 || Retry.retryable?(error)
        return Unknown.new(record.number, nil, error)
      end

      # It answers this request; an earlier one may have sold all the same.
      earlier = known || (record if error.attempts > 1)
      found = found_after(earlier, record, error) if earlier
      found || not_sold(record, error.code, error.message)
    end

    # Nil when no earlier request has sold, and none may still arrive.
    def found_after(earlier, record, error)
      page = @sends.list(client_reference: record.number, limit: 1)
      is_list = page.envelope["object"] == "list"
      return Unknown.new(record.number, nil, error) unless is_list
      return outcome(record, page.data.first) unless page.data.empty?
      return nil if @now.call - (earlier.sent_at || 0) >= ON_ITS_WAY_SECONDS

      # This request was answered; the one that may still arrive left before it.
      @store.put(earlier)
      Unknown.new(record.number, nil, error)
    rescue ApiError, ConnectionError => e
      Unknown.new(record.number, nil, e)
    end

    # Stored before it is returned: nothing may sell under the number after that.
    def not_sold(record, code, message, send = nil)
      ended = { outcome: "not_sold", send_id: send&.id, code: code, message: message }
      @store.put(record.with(**ended))
      NotSold.new(record.number, code, message, send)
    end
  end
end
