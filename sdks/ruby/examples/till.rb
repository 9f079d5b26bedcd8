# frozen_string_literal: true

# A till: its own sale number is the key, so a sale is made once however often it is sent.
require "svc"

client = Svc::Client.new
number = "till4-#{Process.clock_gettime(Process::CLOCK_REALTIME, :nanosecond)}"
sell = lambda do
  client.sends.create(
    type: "airtime",
    target: "0771234567",
    amount: "2.00",
    currency: "USD",
    client_reference: number,
    request_options: { idempotency_key: number }
  )
end

begin
  sold = sell.call
rescue Svc::ConnectionError
  # No answer is not a refusal: the same number again makes no second sale.
  sold = sell.call
end

sold = client.sends.wait(sold.id)
puts "It may still land. Do not sell it again." if %w[unknown queued].include?(sold.status)

client.sends.get_receipt(sold.id).lines.each { |line| puts "#{line.label} #{line.value}".strip }

# The statement of the day.
client.statements.get_csv(currency: "USD").save_to(".")
