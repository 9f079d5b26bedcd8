# frozen_string_literal: true

# The driver of the conformance runner: JSON lines in, JSON lines out, one process for all. Commands
# run side by side, each in a thread, and each is answered under its own id.

$LOAD_PATH.unshift(File.expand_path("../lib", __dir__), __dir__)

require "digest"
require "json"
require "logger"
require "svc"
require "dispatch"

# What one command is and what it may use.
class Driver
  OPTIONS = %w[timeout connect_timeout read_timeout].freeze

  def initialize
    @clients = {}
    @held = {}
    @cancellations = Hash.new { |made, id| made[id] = Svc::Cancellation.new }
    @hooked = []
    @writing = Mutex.new
  end

  def serve
    threads = $stdin.each_line.filter_map do |line|
      next if line.strip.empty?

      command = JSON.parse(line)
      # Made here, so that a command to cancel finds it.
      @cancellations[command["id"]]
      Thread.new { run(command) }
    end
    threads.each { |thread| thread.join(5) }
  end

  private

  def run(command)
    write("id" => command["id"], "ok" => carry_out(command))
  rescue Exception => e # rubocop:disable Lint/RescueException - every error is an answer
    write("id" => command["id"], "error" => shown_error(e))
  end

  def write(value)
    @writing.synchronize do
      $stdout.puts(JSON.generate(value, ascii_only: true))
      $stdout.flush
    end
  end

  def carry_out(command)
    params = command["params"] || {}
    own = "on_#{command["op"].tr(".", "_")}"
    return __send__(own, params, command) if respond_to?(own, true)

    options = options(command["options"], command["id"])
    given = with_bytes(command["op"], params)
    shown(Dispatch.call(client(command), command["op"], given, options), command["id"])
  end

  # A file stands in a command as base64.
  def with_bytes(name, params)
    field = Svc::OPERATIONS[name]&.file_field
    params.key?(field) ? params.merge(field => params[field].unpack1("m0")) : params
  end

  def client(command) = @clients.fetch(command["client"] || "main")

  def options(given, id)
    named = in_seconds(given || {})
    Svc::RequestOptions.new(**named, cancellation: @cancellations[id])
  end

  def in_seconds(given)
    given.to_h do |name, value|
      next [name.to_sym, value] unless name.end_with?("_ms")

      [name.delete_suffix("_ms").to_sym, value / 1000.0]
    end
  end

  def on_client_new(params, command)
    settings = in_seconds(params)
    hooks = Svc::Hooks.new(
      before_request: ->(attempt) { @hooked << attempt.to_h },
      after_response: ->(attempt) { @hooked << attempt.to_h.merge(request: attempt.request.to_h) }
    )
    logged = settings.delete(:logged)
    settings[:logger] = logger(logged == "broken") if logged
    own = { proxy: settings.delete(:proxy), ca_file: settings.delete(:roots_file) }.compact
    settings[:transport] = Svc::HttpTransport.new(**own) unless own.empty?
    # How long a first handshake takes is the machine's business.
    settings[:connect_timeout] = 60
    made = Svc::Client.new(settings.delete(:api_key), hooks: hooks, **settings)
    @clients[command["client"] || "main"] = made
    held = made.instance_variables.map { |name| made.instance_variable_get(name).inspect }
    {
      "value" => {
        "livemode" => made.livemode?, "key_kind" => made.key_kind, "base_url" => made.base_url
      },
      "shown" => [made.inspect, made.to_s, *held].join
    }
  end

  # Says lines in words of its own, or fails.
  def logger(broken)
    made = Logger.new($stderr)
    made.formatter = lambda do |severity, _time, _program, line|
      raise "The logger is broken." if broken

      "own #{severity.downcase} #{line}\n"
    end
    made
  end

  def on_client_hooked(_params, _command)
    { "value" => @hooked.slice!(0..) }
  end

  def on_page_items(params, command)
    chosen = options(params["options"], command["id"])
    list = Dispatch.call(client(command), params["method"], params["params"] || {}, chosen)
    return { "value" => list.each_page.map { |page| page.data.length } } if params["by_page"]

    found = params["stop_after"] ? list.first(params["stop_after"]) : list.to_a
    { "value" => found.map { |one| plain(one) } }
  end

  def on_page_next(params, command) = shown(@held.fetch(params["handle"]).next_page, command["id"])

  def on_page_previous(params, command)
    shown(@held.fetch(params["handle"]).previous_page, command["id"])
  end

  def on_file_save(params, _command)
    { "value" => @held.fetch(params["handle"]).save_to(params["path"]) }
  end

  def on_file_read(params, _command)
    content = @held.fetch(params["handle"]).read
    { "value" => { "bytes" => content.bytesize, "sha256" => Digest::SHA256.hexdigest(content) } }
  end

  def on_webhook_verify(params, command)
    extra = params.slice("tolerance", "now").transform_keys(&:to_sym)
    event = Svc::Webhooks.verify(body(params), params["headers"], params["secrets"], **extra)
    shown(event, command["id"])
  end

  def on_webhook_sign(params, _command)
    moment = params["timestamp"] || Time.now
    { "value" => Svc::Webhooks.sign_test_header(body(params), params["secret"], moment) }
  end

  def body(params)
    return params["parsed"] if params.key?("parsed")

    params.key?("body_base64") ? params["body_base64"].unpack1("m") : params["body"]
  end

  def on_decode(params, command)
    shown(Svc::Decode.call(params["name"], params["value"]), command["id"])
  end

  def on_cancel(params, _command)
    @cancellations[params["id"]].cancel
    { "value" => nil }
  end

  def on_sends_wait(params, command)
    sent = client(command).sends.wait(
      params["send_id"],
      timeout: (params["timeout_ms"] || 60_000) / 1000.0,
      every: (params["every_ms"] || 2_000) / 1000.0
    )
    shown(sent, command["id"])
  end

  def shown(result, id)
    case result
    when nil then { "class" => "Page", "value" => nil }
    when Svc::Page then shown_page(result, id)
    when Svc::FileResult
      @held[id] = result
      value = { "filename" => result.filename, "content_type" => result.content_type }
      answer("File", value, result.inspect, result).merge("handle" => id)
    else
      name = result.class.name.split("::").last
      answer(name, plain(result), "#{result.inspect}\n#{result}", result)
    end
  end

  def shown_page(page, id)
    @held[id] = page
    value = {
      "data" => page.data.map { |one| plain(one) },
      "has_more" => page.has_more?,
      "next_cursor" => page.next_cursor
    }
    shown = page.inspect + page.data.inspect
    answer("Page", value, shown, page).merge("handle" => id)
  end

  def answer(name, value, shown, result)
    { "class" => name, "value" => value, "shown" => shown, **meta(result) }
  end

  def plain(value) = value.is_a?(Svc::Model) ? value.to_h : value

  def meta(result)
    metadata = result.response_metadata if result.respond_to?(:response_metadata)
    return {} if metadata.nil?

    {
      "meta" => {
        "status" => metadata.status,
        "request_id" => metadata.request_id,
        "idempotency_key" => metadata.idempotency_key,
        "attempts" => metadata.attempts,
        "replayed" => metadata.replayed?,
        "original_request_id" => metadata.original_request_id
      }
    }
  end

  def shown_error(error)
    base = {
      # The base of all errors is Svc::Error here and SvcError in the data.
      "class" => error.class.name.sub(/\ASvc::Error\z/, "SvcError").split("::").last,
      "message" => error.message,
      "shown" => "#{error.inspect}\n#{error}\n#{error.full_message(highlight: false)}"
    }
    case error
    when Svc::ApiError
      names = %w[type code status param details meta resource doc_url request_id retry_after
                 idempotency_key attempts]
      base.merge!(names.to_h { |name| [name, error.public_send(name)] })
      base.merge("retryable" => error.retryable?, "raw_length" => error.raw_body.bytesize)
    when Svc::ConnectionError
      base.merge(
        "maybe_sent" => error.maybe_sent?, "attempts" => error.attempts,
        "idempotency_key" => error.idempotency_key
      )
    when Svc::ArgumentError then base.merge("param" => error.param)
    else base
    end
  end
end

Driver.new.serve
