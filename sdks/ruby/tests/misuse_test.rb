# frozen_string_literal: true

require "bigdecimal"
require_relative "test_helper"

# What a program does against the signatures, and a service that sends less than it promised. The
# only tests that do not run with the signatures on.
class MisuseTest < SvcTest
  def test_refuses_what_json_would_say_otherwise
    [BigDecimal("5.00"), Object.new, Float::NAN, Float::INFINITY, 1..2].each do |amount|
      assert_raises(Svc::ArgumentError) do
        client.sends.create(target: "0771234567", amount: amount)
      end
    end
    assert_empty fake.requests
  end

  def test_refuses_a_path_argument_that_is_not_text
    [nil, "", ".", "..", [], 1.5].each do |id|
      error = assert_raises(Svc::ArgumentError) { client.sends.get(id) }
      assert_equal "send_id", error.param
    end
  end

  def test_refuses_request_options_that_it_does_not_know
    error = assert_raises(Svc::ArgumentError) do
      client.account.get(request_options: { idempotencykey: "a" })
    end
    assert_equal "request_options", error.param
    assert_empty fake.requests
  end

  def test_arguments_that_do_not_exist_are_errors_of_ruby
    assert_raises(::ArgumentError) { client.sends.create(target: "0771234567", amuont: "5.00") }
    assert_raises(::ArgumentError) { client.sends.create(amount: "5.00") }
  end

  def test_refuses_a_parsed_body_and_says_why
    error = assert_raises(Svc::SignatureError) { Svc::Webhooks.verify({}, "t=1,v1=a", "whsec_a") }
    assert_match(/raw body/, error.message)
  end

  def test_a_field_that_did_not_come_is_nil
    fake.answer("sends.get", 200, { object: "send", id: "snd_1" })
    send = client.sends.get("snd_1")
    assert_nil send.status
    refute send.key?("status")
  end

  def test_an_answer_that_is_no_object_is_an_empty_one
    fake.answer("sends.get", 200, [1])
    assert_nil client.sends.get("snd_1").id
    fake.answer("sends.list", 200, { data: nil })
    assert_empty client.sends.list.to_a
  end
end
