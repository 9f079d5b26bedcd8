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
    # Of a key that has made something else.
    KEY_TAKEN = "idempotency_mismatch"
    private_constant :WAIT_SECONDS, :ON_ITS_WAY_SECONDS, :KEY_TAKEN

    # `wait` is the seconds for which a sale is waited for, `now` the clock.
    def initialize(client, store, wait: WAIT_SECONDS, now: -> { Time.now.to_f })
      if client.key_kind == "ak"
        raise ConfigurationError, "A till sells with a key of its own, not with an agent key."
      end

      @sends = client.sends
      @livemode = client.livemode?
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
        if known && !(of_mode?(known) && known.sale == stored)
          message = "The number #{number} stands for another sale."
          raise ArgumentError.new(message, param: "number")
        end

        opened = SaleRecord.new(number: number, sale: stored, livemode: @livemode)
        settled(known, opened, @wait)
      end
      sold || raise(ArgumentError.new("The number #{number} is being sold.", param: "number"))
    end

    # Asks about every sale whose outcome is not known yet; call it when the till starts. A sale
    # that had not left when the till died is made now. One whose outcome was just stored when it
    # died is not among them: sell under its number again to learn it.
    def settle
      @store.open.filter_map do |record|
        next Unknown.new(record.number, nil, of_other_mode(record)) unless of_mode?(record)

        alone(record.number) { settled(@store.get(record.number), record, 0) }
      end
    end

    private

    # A sale that was tried out must not be made with money, nor the other way round.
    def of_mode?(record) = record.livemode == @livemode

    def of_other_mode(record)
      mode = record.livemode ? "live" : "test"
      ConfigurationError.new("The sale #{record.number} is of #{mode} mode, and the key is not.")
    end

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
      return asked(known, wait) if known&.send_id

      record = sale.with(sent_at: @now.call)
      @store.put(record)
      begin
        send = create(record)
      rescue ArgumentError => e
        # Of a sale that was stored before, the others are asked about all the same.
        return Unknown.new(record.number, nil, e) if known

        not_sold(record, "not_sent", e.message)
        raise
      rescue Error => e
        return refused(known, record, e)
      end
      made(record, send, wait)
    end

    def create(record)
      sale = record.sale.transform_keys(&:to_sym)
      # A later version may have stored what this one cannot send.
      Sale.checked(sale)
      @sends.create(
        **sale,
        client_reference: record.number,
        request_options: { idempotency_key: record.number }
      )
    end

    # What was made under the number: its id is stored, because its target may change.
    def made(record, send, wait)
      return Unknown.new(record.number, nil, nil) unless Sale.answer?(send, record.number)

      unless Sale.of?(send, record.sale)
        message = "The number stands for the sale #{send.id}: look at it first."
        return not_sold(record, "number_used", message, send)
      end
      known = record.with(send_id: send.id)
      @store.put(known) unless Sale.end?(send)
      followed(known, send, wait)
    end

    def asked(record, wait)
      followed(record, @sends.get(record.send_id), wait)
    rescue Error => e
      Unknown.new(record.number, nil, e)
    end

    def followed(record, send, wait)
      is_waited = wait.positive? && Sale.answer?(send, record.number) && !Sale.end?(send)
      outcome(record, is_waited ? waited(send, wait) : send)
    end

    # The sale is made: if no read succeeds, what was heard of it first still holds.
    def waited(send, wait)
      @sends.wait(send.id, timeout: wait)
    rescue Error
      send
    end

    def remembered(known)
      if known.outcome == "not_sold"
        return NotSold.new(known.number, known.code, known.message, nil)
      end

      Delivered.new(known.number, @sends.get(known.send_id))
    rescue Error => e
      Unknown.new(known.number, nil, e)
    end

    def outcome(record, send)
      number = record.number
      return Unknown.new(number, nil, nil) unless Sale.answer?(send, number)

      case send.status
      when "delivered"
        @store.put(record.with(outcome: "delivered"))
        Delivered.new(number, send)
      when *Sale::NOT_DELIVERED
        not_sold(record, send.failure_code || send.status, "The sale is #{send.status}.", send)
      when *Sale::WAITING then Waiting.new(number, send)
      else Unknown.new(number, send, nil)
      end
    end

    def refused(known, record, error)
      unless error.is_a?(ApiError)
        is_unsent = error.is_a?(ConnectionError) && !error.maybe_sent?
        return Unknown.new(record.number, nil, error) if known || !is_unsent

        return not_sold(record, "not_sent", error.message)
      end
      # Without a code it is of a gateway, which may have let the request through.
      if error.code.nil? || error.status >= 500 || Retry.retryable?(error)
        return Unknown.new(record.number, nil, error)
      end

      # It answers this request; an earlier one may have sold all the same, and a key that is taken
      # was taken by one.
      is_first = known.nil? && error.attempts == 1
      found = listed(record, error) if !is_first || error.code == KEY_TAKEN
      found ||= on_its_way(known, record, error) unless is_first
      found || not_sold(record, error.code, error.message)
    end

    # Nil when no earlier request has sold.
    def listed(record, error)
      page = @sends.list(client_reference: record.number, limit: 1)
      is_list = page.envelope["object"] == "list"
      return Unknown.new(record.number, nil, error) unless is_list

      made(record, page.data.first, 0) unless page.data.empty?
    rescue Error => e
      Unknown.new(record.number, nil, e)
    end

    # Nil when no earlier request may still arrive.
    def on_its_way(known, record, error)
      sent_at = sent_before(known, record, error)
      return nil if @now.call - sent_at >= ON_ITS_WAY_SECONDS

      # This request was answered; the one that may still arrive left before it.
      @store.put(record.with(sent_at: sent_at))
      Unknown.new(record.number, nil, error)
    end

    # When a request left that may still arrive: no later than now, by a clock that was set back.
    def sent_before(known, record, error)
      return @now.call if error.attempts > 1

      [known&.sent_at || record.sent_at, record.sent_at].min
    end

    # Stored before it is returned: nothing may sell under the number after that.
    def not_sold(record, code, message, send = nil)
      ended = { outcome: "not_sold", send_id: send&.id, code: code, message: message }
      @store.put(record.with(**ended))
      NotSold.new(record.number, code, message, send)
    end
  end
end
