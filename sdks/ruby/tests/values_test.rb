# frozen_string_literal: true

require_relative "test_helper"

class ValuesTest < SvcTest
  def test_money_is_counted_in_cents
    assert_equal 500, Svc::Money.to_minor("5.00")
    assert_equal(-5, Svc::Money.to_minor("-0.05"))
    assert_equal "-0.05", Svc::Money.from_minor(-5)
    assert_equal "0.30", Svc::Money.add("0.10", "0.2")
    assert_equal "0.00", Svc::Money.add
    assert_equal "5.05", Svc::Money.to_decimal("5.05").to_s("F")
    large = "90071992547409.93"
    assert_equal large, Svc::Money.from_minor(Svc::Money.to_minor(large))
  end

  def test_money_refuses_what_is_not_an_amount
    ["", "5.", ".5", "5.001", "1e2", "5,00", "5.00\n", "٥.٠٠"].each do |text|
      assert_raises(Svc::ArgumentError) { Svc::Money.to_minor(text) }
    end
  end

  def test_seconds_are_a_time_in_utc
    assert_equal "2026-11-25T10:00:00Z", Svc.to_time(1_795_600_800).strftime("%FT%TZ")
  end

  def test_retry_after_is_seconds_or_a_date
    now = "Wed, 21 Oct 2015 07:27:50 GMT"
    assert_equal 7, Svc::Retry.read_after("7", now)
    assert_equal 10, Svc::Retry.read_after("Wed, 21 Oct 2015 07:28:00 GMT", now)
    ["soon", "-1", "1.5", "Wed, 99 Oct 2015 07:28:00 GMT", "", nil].each do |text|
      assert_nil Svc::Retry.read_after(text, now)
    end
  end

  def test_every_code_and_type_has_a_constant
    assert_equal "insufficient_credit", Svc::ErrorCode::INSUFFICIENT_CREDIT
    assert_equal "send.delivered", Svc::EventType::SEND_DELIVERED
    assert_equal "delivered", Svc::Enums::SendStatus::DELIVERED
  end
end
