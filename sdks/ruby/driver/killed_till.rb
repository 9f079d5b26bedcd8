# frozen_string_literal: true

# A till that is killed: carries out its orders and prints each outcome. At the step at which it is
# to die it says so and waits to be killed.

$LOAD_PATH.unshift(File.expand_path("../lib", __dir__))

require "json"
require "svc/till"

$stdout.sync = true

def say(value) = puts(JSON.generate(value))

# Counts down to the step at which the program waits to be killed; zero never dies.
class Steps
  def initialize(left)
    @left = left
  end

  def call(name)
    @left -= 1
    return unless @left.zero?

    say(dying: name)
    sleep
  end
end

# A store of the caller's own, around the one that is shipped.
class SteppedStore
  def initialize(inner, steps)
    @inner = inner
    @steps = steps
  end

  def get(number) = @inner.get(number)

  def put(record)
    @steps.call("before put")
    @inner.put(record)
    @steps.call("after put")
  end

  def open = @inner.open
end

def shown(sold)
  outcome, why =
    case sold
    when Svc::Till::Delivered then ["delivered", nil]
    when Svc::Till::Waiting then ["waiting", nil]
    when Svc::Till::Unknown then ["unknown", sold.error&.message]
    when Svc::Till::NotSold then ["not_sold", sold.code]
    end
  { number: sold.number, outcome: outcome, why: why }
end

input = JSON.parse(ARGV.fetch(0), symbolize_names: true)
steps = Steps.new(input.fetch(:die_at, 0))
hooks = Svc::Hooks.new(
  before_request: ->(_) { steps.call("before request") },
  after_response: ->(_) { steps.call("after response") }
)
client = Svc::Client.new(
  "svc_rk_test_till", base_url: input[:base_url], max_retries: 1, hooks: hooks
)
store = SteppedStore.new(Svc::FileSaleStore.new(input[:folder]), steps)
now = -> { input[:now] }
till = Svc::Till.new(client, store, wait: input[:wait_ms] / 1000.0, now: now)
input[:orders].each do |order|
  next till.settle.each { |sold| say(shown(sold)) } if order[:op] == "settle"

  say(shown(till.sell(order[:number], **order[:sale])))
rescue Svc::ArgumentError => e
  say(number: order[:number], refused: e.param)
end
say(done: true)
