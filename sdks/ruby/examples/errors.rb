# frozen_string_literal: true

# What can come back: decide by the class and the code, never by the message.
require "svc"

client = Svc::Client.new
begin
  client.sends.create(target: "0771234567", amount: "100000.00", currency: "USD")
rescue Svc::RateLimitError => e
  puts "wait #{e.retry_after} seconds"
rescue Svc::ApiError => e
  raise unless e.code == Svc::ErrorCode::AMOUNT_OUT_OF_RANGE

  puts "between #{e.meta["min"]} and #{e.meta["max"]} (#{e.request_id})"
rescue Svc::ConnectionError => e
  puts "no answer; it may have been sent: #{e.maybe_sent?}"
end
