# frozen_string_literal: true

require "json"
require "svc/runtime/encode"
require "svc/runtime/error"
require "svc/runtime/model"

module Svc
  # What a till sells: what may be sold, and which answers are of it.
  module Sale
    # Statuses of a sale that is on its way, and of one that was not made or was credited.
    WAITING = %w[scheduled pending submitted queued retrying].freeze
    NOT_DELIVERED = %w[failed_credited failed cancelled_credited].freeze

    # The sale as it is stored; what could never be sent is refused before it is.
    def self.checked(sale)
      given = sale.reject { |_, value| NOT_GIVEN.equal?(value) }
      wrong = given.keys.find do |name|
        name == :client_reference || !Models::SendCreate.method_defined?(name, false)
      end
      raise ArgumentError.new("A till takes no argument #{wrong}.", param: wrong.to_s) if wrong

      JSON.parse(Encode.json(given))
    end

    # Whatever else answers with a success, a gateway for one, says nothing of this sale.
    def self.answer?(answer, number)
      answer.is_a?(Models::Send) && answer["client_reference"] == number &&
        %w[id status amount].all? { |name| answer[name].is_a?(String) }
    end

    def self.end?(send) = send.status == "delivered" || NOT_DELIVERED.include?(send.status)

    # Whether it is this sale: a number that was used before answers the sale of then.
    def self.of?(send, sale)
      ordered = digits(sale["target"])
      sold = digits(send.target)
      # 077, 263 77 and +263 77 are one number; a meter is written in one way.
      last = ordered.length == 11 ? 11 : 9
      return false if sold.length >= 9 && tail(ordered, last) != tail(sold, last)

      amount = sale["amount"]
      amount.nil? || Rational(amount.to_s) == Rational(send.amount)
    rescue ::ArgumentError
      # An amount of another form was refused, or it is what the service has read.
      true
    end

    def self.digits(text) = text.to_s.gsub(/[^0-9]/, "")

    def self.tail(text, length) = text.chars.last(length).join

    private_class_method :digits, :tail
  end
end
