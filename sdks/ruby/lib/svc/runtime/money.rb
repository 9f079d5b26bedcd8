# frozen_string_literal: true

module Svc
  # Amounts are strings such as `"5.00"`; sums are made in whole cents, never in floats.
  module Money
    FORM = /\A(-?)([0-9]+)(?:\.([0-9]{1,2}))?\z/

    # `"5.00"` as 500.
    def self.to_minor(amount)
      parts = FORM.match(amount.to_s)
      raise ArgumentError, "#{amount.inspect} is not an amount of money." if parts.nil?

      minor = (parts[2].to_i * 100) + parts[3].to_s.ljust(2, "0").to_i
      parts[1] == "-" ? -minor : minor
    end

    # 500 as `"5.00"`.
    def self.from_minor(minor)
      whole, cents = minor.abs.divmod(100)
      format("%s%d.%02d", minor.negative? ? "-" : "", whole, cents)
    end

    # `"5.00"` as a BigDecimal. From Ruby 3.4 on, bigdecimal is a gem that a Gemfile has to name.
    def self.to_decimal(amount)
      require "bigdecimal"
      BigDecimal(to_minor(amount)) / 100
    end

    # The sum of amounts of one currency.
    def self.add(*amounts) = from_minor(amounts.flatten.sum { |amount| to_minor(amount) })
  end
end
