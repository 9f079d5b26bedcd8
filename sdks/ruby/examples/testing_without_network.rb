# frozen_string_literal: true

# Your own tests without a network: every method answers with the contract's example.
require "svc"

fake = Svc::Testing::FakeTransport.new
client = Svc::Client.new("svc_sk_test_fake", base_url: "http://127.0.0.1:4000", transport: fake)
send = client.sends.create(target: "0771234567", amount: "5.00", currency: "USD")
raise unless send.object == "send" && fake.requests.first.operation == "sends.create"

own = "snd_000353tb1o6I7LqA0dWCYezO"
raise unless client.sends.get(own).id == own

error = { type: "credit_error", code: "insufficient_credit", retryable: false }
fake.answer("sends.create", 402, { error: error })
begin
  client.sends.create(target: "0771234567")
rescue Svc::CreditError
  puts "three calls, no network"
end
