# frozen_string_literal: true

# Sells US$5.00 of airtime, and waits until the customer has it.
require "svc"

client = Svc::Client.new
sale = client.sends.create(type: "airtime", target: "0771234567", amount: "5.00", currency: "USD")
send = client.sends.wait(sale.id)
puts "#{send.amount} #{send.currency} to #{send.target_display}: #{send.status}"
