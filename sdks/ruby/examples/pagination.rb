# frozen_string_literal: true

# Every sale of the last day; pages are fetched as they are needed.
require "svc"

client = Svc::Client.new
sends = client.sends.list(created: { gte: Time.now - 86_400 }, limit: 100)
total = sends.lazy.select { |send| send.currency == "USD" }.map(&:amount)
puts "US$#{Svc::Money.add(*total)}"

page = client.sends.list(limit: 2)
puts "#{page.data.length} #{page.has_more?} #{page.next_cursor}"
