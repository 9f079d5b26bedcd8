# Calls one method, or the same address with net/http alone: ruby.rb <arm> <seconds>
require "json"
require "net/http"

arm, seconds = ARGV
if arm == "sdk"
  require "svc"
  client = Svc::Client.new
  call = -> { client.account.get.object }
else
  uri = URI(ENV.fetch("SVC_URL") + "/dev/v1/account")
  http = Net::HTTP.start(uri.host, uri.port)
  headers = { "Authorization" => "Bearer #{ENV.fetch("SVC_KEY")}", "Accept" => "application/json" }
  call = -> { JSON.parse(http.get(uri.path, headers).body)["object"] }
end
clock = -> { Process.clock_gettime(Process::CLOCK_MONOTONIC) }
100.times { call.call }
cpu = -> { Process.clock_gettime(Process::CLOCK_PROCESS_CPUTIME_ID) }
times = []
before = cpu.call
stop = clock.call + Float(seconds)
while clock.call < stop
  started = clock.call
  raise "another answer" unless call.call == "account"
  times << (clock.call - started)
end
cpu_us = (cpu.call - before) * 1_000_000 / times.size
times.sort!
p50_ms = times[times.size / 2] * 1000
puts JSON.generate("calls" => times.size, "p50_ms" => p50_ms, "cpu_us" => cpu_us)
