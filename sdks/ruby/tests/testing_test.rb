# frozen_string_literal: true

require_relative "test_helper"

class TestingTest < SvcTest
  def test_every_method_answers_with_an_example_of_the_contract
    assert_equal "send", client.sends.create(target: "0771234567").object
    assert_equal "send_validation", client.sends.validate(target: "0771234567").object
    assert_equal %w[sends.create sends.validate], fake.requests.map(&:operation)
  end

  def test_a_lost_answer_is_tried_again_under_one_key
    fake.lose("sends.create")
    sent = client.sends.create(target: "0771234567")
    keys = fake.requests.map { |asked| asked.headers["Idempotency-Key"] }
    assert_equal 1, keys.uniq.length
    assert_equal 2, sent.response_metadata.attempts
    assert_equal keys.first, sent.response_metadata.idempotency_key
  end

  def test_a_refusal_is_an_error_of_its_type
    refusal = { type: "credit_error", code: "insufficient_credit" }
    fake.answer("sends.create", 402, { error: refusal })
    error = assert_raises(Svc::CreditError) { client.sends.create(target: "0771234567") }
    assert_equal "insufficient_credit", error.code
    assert_equal "req_fake", error.request_id
  end
end
