# frozen_string_literal: true

require "svc/runtime/address"
require "svc/runtime/hooks"
require "svc/runtime/key"
require "svc/runtime/log"
require "svc/runtime/operation"
require "svc/runtime/options"
require "svc/runtime/resource"
require "svc/runtime/send"
require "svc/generated/groups"
require "svc/generated/operations"

module Svc
  # A client. Make one and share it: threads may use it at the same time, and processes that are
  # forked later open connections of their own.
  class Client
    include Groups

    TIMEOUT_SECONDS = 60
    CONNECT_TIMEOUT_SECONDS = 5
    READ_TIMEOUT_SECONDS = 30
    MAX_RETRIES = 2

    # The key and the address come from SVC_KEY and SVC_URL if they are left out. All times are in
    # seconds; `timeout` covers a call with all its attempts and pauses.
    #
    # `log_level` is "off", "info" or "debug"; SVC_SDK_LOG if it is left out. Lines go to standard
    # error, or to `logger`, a Logger, which gets all of them if no level is set.
    def initialize(
      api_key = nil,
      base_url: nil,
      timeout: TIMEOUT_SECONDS,
      connect_timeout: CONNECT_TIMEOUT_SECONDS,
      read_timeout: READ_TIMEOUT_SECONDS,
      max_retries: MAX_RETRIES,
      hooks: Hooks.new,
      log_level: nil,
      logger: nil,
      transport: nil,
      allow_insecure_http: false
    )
      @settings = Settings.new(
        address: Address.resolve(base_url, allow_insecure_http),
        key: ApiKey.resolve(api_key),
        hooks: hooks,
        log: Log.new(log_level, logger),
        timeout: timeout,
        connect_timeout: connect_timeout,
        read_timeout: read_timeout,
        max_retries: max_retries
      ).freeze
      @transport = transport || HttpTransport.new
      @requestor = Requestor.new(@settings, @transport)
    end

    # Where it sends requests, with the base path.
    def base_url = @settings.address

    # Whether its key is a live key: money moves.
    def livemode? = @settings.key.livemode?

    # `sk`, `rk`, `pk` or `ak`.
    def key_kind = @settings.key.kind

    # Closes the connections that are kept open.
    def close = @transport.close

    def inspect = "#<Svc::Client #{base_url} #{livemode? ? "live" : "test"} mode>"
    alias to_s inspect
  end
end
